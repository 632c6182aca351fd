// The colours that were chosen count already while the game is on its way.
try {
  const { theme } = JSON.parse(localStorage.getItem("kartano:settings"));
  const all = [...document.querySelectorAll("head > [data-colours]")];
  if (all.some(({ dataset }) => dataset.colours === theme)) {
    for (const one of all) one.media = one.dataset.colours === theme ? "all" : "not all";
  }
} catch {
  // Nothing is kept, or nothing can be read: the colours are the system's.
}

// Starts the game. The names of its two files come from the build, since they carry a hash.
const { js, wasm } = document.querySelector("script[data-wasm]").dataset;
const { default: init } = await import(new URL(js, document.baseURI));
await init({ module_or_path: new URL(wasm, document.baseURI) });
