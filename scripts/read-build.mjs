import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** A module of the application that is in two files costs that much before it counts as being there twice. */
const LARGE_MODULE = 10_000;

/** What `chunkList` (build-plugins.mjs) left of a build; nothing for a build without it. */
export function readChunks(dir) {
  const list = join(dir, ".build", "chunks.json");
  return existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
}

/** The chunks of the page that hold a module of this source file, its parts that the router splits off among them. */
export function chunksHolding(chunks, source) {
  const holds = (chunk) => Object.keys(chunk.modules).some((id) => id.split("?")[0] === source);
  return chunks.filter((chunk) => chunk.graph === "page" && holds(chunk)).map((chunk) => chunk.file);
}

/** The scripts and styles that loading these source files takes: their chunks, and all that these import at once. */
export function filesOf(chunks, sources) {
  const byFile = new Map(
    chunks.filter((chunk) => chunk.graph === "page").map((chunk) => [chunk.file, chunk]),
  );
  const files = new Set();
  const waiting = sources.flatMap((source) => chunksHolding(chunks, source));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    const chunk = byFile.get(file);
    for (const style of chunk?.styles ?? []) files.add(style);
    waiting.push(...(chunk?.imports ?? []));
  }
  return [...files];
}

/** Whether a page that starts with one source file can ever load another one, at once or later. */
export function canLoad(chunks, from, to) {
  const byFile = new Map(
    chunks.filter((chunk) => chunk.graph === "page").map((chunk) => [chunk.file, chunk]),
  );
  const seen = new Set();
  const waiting = chunksHolding(chunks, from);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const chunk = byFile.get(file);
    waiting.push(...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? []));
  }
  return chunksHolding(chunks, to).some((file) => seen.has(file));
}

/** Modules in more than one file: any of a package, and large ones of the application. Each with its files. */
export function modulesTwice(chunks) {
  const filesById = new Map();
  for (const { file, modules } of chunks) {
    for (const [id, bytes] of Object.entries(modules)) {
      const counts = id.startsWith("node_modules/") ? bytes > 0 : bytes >= LARGE_MODULE;
      if (counts) filesById.set(id, new Set([...(filesById.get(id) ?? []), file]));
    }
  }
  return [...filesById]
    .filter(([, files]) => files.size > 1)
    .map(([id, files]) => ({ id, files: [...files] }));
}

/** The files that the service worker keeps from its installation on, and their bytes. */
export function readPrecache(dir) {
  const worker = join(dir, "sw.js");
  const text = existsSync(worker) ? readFileSync(worker, "utf8") : "";
  const files = [...new Set([...text.matchAll(/\burl:\s*"([^"]+)"/g)].map(([, url]) => url))];
  return { files, bytes: files.reduce((sum, file) => sum + statSync(join(dir, file)).size, 0) };
}
