// Joins the style sheets of a built page that hold whatever the theme, which compress better as one: one-sheet.mjs FOLDER.
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";

const [folder] = process.argv.slice(2);
const page = readFileSync(`${folder}/index.html`, "utf8");
const links = [...page.matchAll(/<link [^>]*rel=stylesheet[^>]*>/g)].map(([link]) => link);
// In the order of the page; what stands before a sheet that only some see must stay before it.
const joined = links.slice(links.findLastIndex((link) => link.includes("media=")) + 1);
if (joined.length < 2) throw new Error("no style sheets to join in index.html");

const files = joined.map((link) => /href=(\S+\.css)/.exec(link)[1]);
const sheet = files.map((file) => readFileSync(`${folder}/${file}`, "utf8")).join("");
const hash = createHash("sha256").update(sheet).digest("hex").slice(0, 16);
for (const file of files) rmSync(`${folder}/${file}`);
writeFileSync(`${folder}/style-${hash}.css`, sheet);
const [first, ...others] = joined;
const linked = page.replace(first, first.replace(files[0], `./style-${hash}.css`));
writeFileSync(`${folder}/index.html`, others.reduce((html, link) => html.replace(link, ""), linked));
