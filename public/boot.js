// Starts the game. The names of its two files come from the build, since they carry a hash.
const { js, wasm } = document.querySelector("script[data-wasm]").dataset;
const { default: init } = await import(new URL(js, document.baseURI));
await init({ module_or_path: new URL(wasm, document.baseURI) });
