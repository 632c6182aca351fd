// Serves dist/ on this machine only: node serve.mjs [PORT]
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const port = Number(process.argv[2] ?? 8080);
const types = {
  ".css": "text/css", ".html": "text/html; charset=utf-8", ".ico": "image/x-icon", ".jpg": "image/jpeg",
  ".js": "text/javascript", ".json": "application/json", ".png": "image/png", ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json",
  ".webp": "image/webp", ".woff2": "font/woff2",
};

const server = createServer((request, response) => {
  try {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
    const file = join(dist, path.endsWith("/") ? `${path}index.html` : path);
    const { size } = statSync(file);
    response.writeHead(200, {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "content-length": size,
      "cache-control": "no-cache",
    });
    createReadStream(file).on("error", () => response.destroy()).pipe(response);
  } catch {
    response.writeHead(404, { "content-type": "text/plain" }).end("not here\n");
  }
});
server.on("error", (error) => {
  console.error(error.code === "EADDRINUSE"
    ? `kartano: failed: port ${port} is taken\n         remedy: make serve PORT=8081`
    : `kartano: failed: ${error.message}`);
  process.exit(1);
});
server.listen(port, "127.0.0.1", () => console.log(`kartano: http://127.0.0.1:${port} (Ctrl-C ends it)`));
