// Prints the bytes of a first load of dist/, compressed as a server would, and adds them to target/bench.json.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { extname } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const kinds = { ".html": "html", ".js": "js", ".wasm": "wasm", ".css": "css", ".woff2": "font", ".svg": "image" };
const figures = {};
const add = (key, bytes) => { figures[key] = (figures[key] ?? 0) + bytes / 1000; };
for (const entry of readdirSync("dist", { recursive: true, withFileTypes: true })) {
  const kind = entry.isFile() && kinds[extname(entry.name)];
  if (!kind) continue;
  const file = readFileSync(`${entry.parentPath ?? entry.path}/${entry.name}`);
  for (const [how, size] of [["gzip", gzipSync(file, { level: 9 }).length], ["br", brotliCompressSync(file).length]]) {
    add(`site_${how}_kb`, size);
    add(`site_${kind}_${how}_kb`, size);
  }
}

const path = "target/bench.json";
let others = {};
try {
  others = JSON.parse(readFileSync(path, "utf8"));
} catch (error) {
  if (error.code !== "ENOENT") throw error;
}
for (const key of Object.keys(figures)) figures[key] = Math.round(figures[key] * 10) / 10;
mkdirSync("target", { recursive: true });
writeFileSync(path, `${JSON.stringify({ ...others, ...figures }, null, 2)}\n`);
for (const [key, value] of Object.entries(figures)) console.log(`${key}: ${value} kB`);
