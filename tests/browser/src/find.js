// Finds visible elements: arguments are how ("css", "named", "like"), and a selector, or a role and a name.
// Roles and names are axe-core's. With how "all" it lists what there is, for a failing test to say.
const [how, what, name] = arguments;
const visible = (element) =>
  element.getClientRects().length > 0 &&
  element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
  !element.closest("[inert], [aria-hidden=true]");
if (how === "css") return [...document.querySelectorAll(what)].filter(visible);

const likely = {
  button: "button, summary, input[type=button], input[type=submit]",
  link: "a[href], area[href], svg a",
  textbox: "input, textarea",
  checkbox: "input[type=checkbox]",
  radio: "input[type=radio]",
  heading: "h1, h2, h3, h4, h5, h6",
  combobox: "select, input",
};
const selector = how === "all" ? `[role], ${Object.values(likely).join()}` : `[role], ${likely[what] ?? "*"}`;
const tidy = (text) => text.replace(/\s+/g, " ").trim();
axe.teardown();
axe.setup();
try {
  const role = (element) => axe.commons.aria.getRole(element);
  const label = (element) => tidy(axe.commons.text.accessibleText(element));
  const candidates = [...document.querySelectorAll(selector)].filter(visible);
  if (how === "all") return candidates.map((element) => `${role(element)} "${label(element)}"`);
  return candidates.filter((element) => role(element) === what &&
    (how === "like" ? label(element).includes(tidy(name)) : label(element) === tidy(name)));
} finally {
  axe.teardown();
}
