import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { outDir } from "./paths.mjs";

/** What the first page may weigh: gzip of all JavaScript that `/` loads, in bytes (1 kB = 1,000). */
export const FIRST_LOAD_LIMIT = 130_000;

const STATIC_IMPORT = /(?:\bimport|\bfrom)\s*["']([^"']+\.js)["']/g;

function scriptsOf(html) {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map((match) => match[1]);
  const preloads = [...html.matchAll(/<link\b[^>]*>/g)]
    .map((match) => match[0])
    .filter((tag) => /rel="modulepreload"/.test(tag))
    .map((tag) => /href="([^"]+)"/.exec(tag)?.[1]);
  const started = [...html.matchAll(/<script\b[^>]*\bdata-app="([^"]+)"/g)].flatMap((match) =>
    match[1].split(" "),
  );
  return [...scripts, ...preloads, ...started].filter(Boolean).map((path) => path.replace(/^\//, ""));
}

/** Every script that index.html names, the chunks of the route `/`, and all that these import at once. */
export function measureFirstLoad(dir) {
  const html = readFileSync(join(dir, "index.html"), "utf8");
  const list = join(dir, ".build", "first-load.json");
  const home = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  const waiting = [...scriptsOf(html), ...home];
  const files = new Map();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path) || !existsSync(join(dir, path))) continue;
    const code = readFileSync(join(dir, path));
    files.set(path, gzipSync(code, { level: 9 }).length);
    for (const [, target] of code.toString("utf8").matchAll(STATIC_IMPORT)) {
      waiting.push(target.startsWith("/") ? target.slice(1) : posix.join(dirname(path), target));
    }
  }
  const rows = [...files].map(([path, bytes]) => ({ path, bytes })).sort((a, b) => b.bytes - a.bytes);
  return { rows, total: rows.reduce((sum, row) => sum + row.bytes, 0), home };
}

/** Prints the list and answers whether it fits. A build in which the home route cannot be found does not. */
export function checkBudget(dir) {
  const { rows, total, home } = measureFirstLoad(dir);
  const kilo = (bytes) => (bytes / 1000).toFixed(1).padStart(7);
  for (const row of rows) console.log(`${kilo(row.bytes)} kB  ${row.path}`);
  console.log(`${kilo(total)} kB  first load of /, gzip JavaScript (limit ${FIRST_LOAD_LIMIT / 1000} kB)`);
  if (home.length === 0) console.error("The chunk of the route / was not found in the build.");
  return rows.length > 0 && home.length > 0 && total <= FIRST_LOAD_LIMIT;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!checkBudget(outDir())) process.exitCode = 1;
}
