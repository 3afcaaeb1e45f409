import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { outDir } from "./paths.mjs";
import { canLoad, chunksHolding, filesOf, modulesTwice, readChunks, readPrecache } from "./read-build.mjs";

/** Limit for the first page: gzip of all JavaScript that `/` loads, in bytes (1 kB = 1,000). */
export const FIRST_LOAD_LIMIT = 125_000;

/**
 * What an installation may keep, in files and in bytes. The first half of the product aims at 3,300,000; what the
 * libraries of files never use is left out (trim-jspdf.mjs, trim-hucre.mjs). What each further part of the product needs
 * stands in ADR 0022, and the room of the academic edition in ADR 0058.
 */
const PRECACHE_FILES = 180;
const PRECACHE_BYTES = 6_579_000;

/** Requests for opening the journal with nothing kept. */
export const JOURNAL_REQUESTS = 30;

/** The page itself, the script that starts it and its two fonts, which no chunk names. */
const BESIDE_CHUNKS = 4;

/** Fetched by every page as soon as it is loaded: the service worker is registered with it. */
const WORKER_REGISTRATION = "node_modules/workbox-window/build/workbox-window.prod.mjs";

const MAIN = "src/main.tsx";
const RECOVERY = "src/recovery/main.ts";
const JOURNALS = ["src/routes/journal/complex.tsx", "src/routes/journal/simple.tsx"];

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

/** Every script named in index.html, the chunks of the route `/`, what registers the worker, and all their static imports. */
export function measureFirstLoad(dir) {
  const html = readFileSync(join(dir, "index.html"), "utf8");
  const chunks = readChunks(dir);
  const home = chunksHolding(chunks, "src/routes/index.tsx");
  const waiting = [...scriptsOf(html), ...home, ...chunksHolding(chunks, WORKER_REGISTRATION)];
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

const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Each figure of a build that has a limit. A chunk that cannot be found counts as over. */
export function measureBuild(dir) {
  const { total, home } = measureFirstLoad(dir);
  const chunks = readChunks(dir);
  const precache = readPrecache(dir);
  const twice = modulesTwice(chunks);
  const journals = JOURNALS.map((route) => {
    const isFound = chunksHolding(chunks, route).length > 0;
    return isFound ? filesOf(chunks, [MAIN, route]).length + BESIDE_CHUNKS : Number.POSITIVE_INFINITY;
  });
  const isMixed = canLoad(chunks, RECOVERY, MAIN) || canLoad(chunks, MAIN, RECOVERY);
  const plain = String;
  return [
    {
      name: "first load of /, gzip JavaScript",
      value: home.length > 0 ? total : Number.POSITIVE_INFINITY,
      limit: FIRST_LOAD_LIMIT,
      write: kilo,
    },
    { name: "precached files", value: precache.files.length, limit: PRECACHE_FILES, write: plain },
    { name: "precached bytes", value: precache.bytes, limit: PRECACHE_BYTES, write: kilo },
    {
      name: "files of the larger journal",
      value: Math.max(...journals),
      limit: JOURNAL_REQUESTS,
      write: plain,
    },
    // Each starts by being loaded: the one would take the place of the other.
    {
      name: "chunks with the start of the other page",
      value: isMixed ? 1 : 0,
      limit: 0,
      write: plain,
    },
    {
      name: `modules in two files (${twice.map(({ id }) => id).join(", ") || "none"})`,
      value: twice.length,
      limit: 0,
      write: plain,
    },
  ];
}

/** Prints what `/` loads and every figure with its limit, and answers whether all fit. */
export function checkBudget(dir) {
  const { rows } = measureFirstLoad(dir);
  for (const row of rows) console.log(`${kilo(row.bytes).padStart(10)}  ${row.path}`);
  const figures = measureBuild(dir);
  for (const { name, value, limit, write } of figures) {
    console.log(
      `${value <= limit ? "" : "OVER "}${write(value).padStart(10)}  ${name} (limit ${write(limit)})`,
    );
  }
  return rows.length > 0 && figures.every(({ value, limit }) => value <= limit);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!checkBudget(outDir())) process.exitCode = 1;
}
