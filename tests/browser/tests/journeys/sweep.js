// What is wrong with the layout of the page, as a list of sentences.
const faults = [];
const width = document.documentElement.clientWidth;
const named = (element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ` +
  `"${(element.innerText ?? element.textContent ?? "").trim().slice(0, 40)}"`;
const shown = (element) => element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true }) &&
  !element.closest(".unseen");

if (document.documentElement.scrollWidth > width) {
  faults.push(`scrolls sideways: ${document.documentElement.scrollWidth} of ${width}`);
}
for (const element of document.querySelectorAll("button, select, summary, a[href], input[type=text], label:has(input)")) {
  if (!shown(element)) continue;
  const box = element.getBoundingClientRect();
  if (box.height < 43.9 || box.width < 43.9) {
    faults.push(`too small to touch: ${named(element)} ${Math.round(box.width)}x${Math.round(box.height)}`);
  }
  if (element.scrollWidth > element.clientWidth + 1 && element.tagName === "BUTTON") {
    faults.push(`words stick out of ${named(element)}`);
  }
}
const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (words.nextNode()) {
  const text = words.currentNode;
  const parent = text.parentElement;
  if (!text.data.trim() || !shown(parent)) continue;
  if (parent.closest(".frame--part")) continue; // the rest of an enlarged board is out of its frame
  const range = document.createRange();
  range.selectNodeContents(text);
  for (const box of range.getClientRects()) {
    if (box.left < -0.5 || box.right > width + 0.5) {
      faults.push(`text outside the screen: "${text.data.trim().slice(0, 40)}" in ${named(parent)}`);
      break;
    }
  }
  for (let cut = parent; cut && cut !== document.body; cut = cut.parentElement) {
    const style = getComputedStyle(cut);
    if (style.overflowX === "visible" || cut.closest("svg")) continue;
    const box = range.getBoundingClientRect(), edge = cut.getBoundingClientRect();
    if (style.textOverflow !== "ellipsis" && (box.right > edge.right + 1 || box.left < edge.left - 1)) {
      faults.push(`text cut off: "${text.data.trim().slice(0, 40)}" in ${named(cut)}`);
    }
    break;
  }
}
return [...new Set(faults)];
