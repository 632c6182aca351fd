// Shortens in a program's JavaScript what wasm-opt has shortened in its wasm: short-names.mjs JS MAP.
// wasm-bindgen's names carry hashes, which no compression makes smaller, and stand in both files.
import { readFileSync, writeFileSync } from "node:fs";

const [path, map] = process.argv.slice(2);
let js = readFileSync(path, "utf8");
const { imports, exports } = JSON.parse(readFileSync(map, "utf8"));

const short = new Map(imports.map(([, long, name]) => [long, name]));
const given = new Set();
js = js.replace(/\b__wb\w+(?=: function\b)/g, (long) => {
  given.add(long);
  return short.get(long) ?? long;
});
const missing = [...short.keys()].filter((long) => !given.has(long));
if (missing.length > 0) throw new Error(`${path} lacks ${missing.join(", ")}`);

const [[module]] = imports;
js = js.replace(JSON.stringify(module), '"a"');
const used = new Map(exports);
js = js.replace(/\bwasm\.(\w+)/g, (whole, long) => (used.has(long) ? `wasm.${used.get(long)}` : whole));
writeFileSync(path, js);
