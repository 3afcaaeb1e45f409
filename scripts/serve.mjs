import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs, promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cacheControlFor, SECURITY_HEADERS } from "./headers.mjs";
import { outDir } from "./paths.mjs";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff2": "font/woff2",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

const COMPRESSIBLE = new Set([
  ".css",
  ".csv",
  ".html",
  ".js",
  ".json",
  ".mjs",
  ".svg",
  ".ttf",
  ".txt",
  ".wasm",
  ".webmanifest",
]);

/** In bytes. Below this, compressing saves less than the extra headers cost. */
const COMPRESS_FROM = 1024;

const encoders = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

/** The file inside `dir` that a URL path names, or null if the path leaves `dir` or names a hidden file. */
export function resolvePath(dir, pathname) {
  let decoded;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (decoded.includes("\0") || decoded.includes("\\")) return null;
  if (decoded.split("/").some((part) => part.startsWith("."))) return null;
  const file = normalize(join(dir, decoded));
  return file === dir || file.startsWith(dir + sep) ? file : null;
}

async function isFile(path) {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/** Addresses without a file extension belong to the application's router, so they get index.html. */
async function findFile(dir, pathname) {
  const path = resolvePath(dir, pathname);
  if (path === null) return null;
  if (pathname.endsWith("/") || extname(pathname) === "") {
    if (!pathname.endsWith("/") && (await isFile(path))) return path;
    const own = join(path, "index.html");
    return (await isFile(own)) ? own : join(dir, "index.html");
  }
  return (await isFile(path)) ? path : null;
}

function chooseEncoding(accepted, extension, size) {
  if (!COMPRESSIBLE.has(extension) || size < COMPRESS_FROM) return "";
  const offers = (accepted ?? "").split(",").map((offer) => offer.trim().replaceAll(" ", ""));
  const takes = (name) =>
    offers.some((offer) => offer === name || (offer.startsWith(`${name};`) && !/;q=0(\.0*)?$/.test(offer)));
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "";
}

/** Caches files with their fingerprints and compressed forms until the file changes. */
function createStore() {
  const kept = new Map();
  async function load(file) {
    const { mtimeMs, size } = await stat(file);
    const stamp = `${mtimeMs}-${size}`;
    const known = kept.get(file);
    if (known?.stamp === stamp) return known;
    const body = await readFile(file);
    const tag = createHash("sha256").update(body).digest("base64url").slice(0, 27);
    const fresh = { stamp, body, tag, encoded: new Map() };
    kept.set(file, fresh);
    return fresh;
  }
  async function encode(item, encoding) {
    if (encoding === "") return item.body;
    if (!item.encoded.has(encoding)) item.encoded.set(encoding, encoders[encoding](item.body));
    return await item.encoded.get(encoding);
  }
  return { load, encode };
}

function isFresh(request, etag) {
  const wanted = request.headers["if-none-match"];
  return wanted?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag || tag.trim() === "*");
}

function sendText(response, status, text, extra = {}) {
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    ...extra,
  });
  response.end(text);
}

async function answer(dir, store, request, response) {
  if (request.method !== "GET" && request.method !== "HEAD")
    return sendText(response, 405, "Método no permitido\n", { Allow: "GET, HEAD" });
  // Not `new URL`: it would read a request line such as `//host/path` as another host.
  const pathname = (request.url ?? "/").split(/[?#]/, 1)[0];
  const file = await findFile(dir, pathname);
  if (file === null) return sendText(response, 404, "No existe\n");
  const item = await store.load(file);
  const extension = extname(file);
  const encoding = chooseEncoding(request.headers["accept-encoding"], extension, item.body.length);
  const etag = `"${item.tag}${encoding && `-${encoding}`}"`;
  const headers = {
    ...SECURITY_HEADERS,
    "Cache-Control": cacheControlFor(pathname),
    "Content-Type": TYPES[extension] ?? "application/octet-stream",
    ETag: etag,
    Vary: "Accept-Encoding",
  };
  if (isFresh(request, etag)) {
    response.writeHead(304, headers);
    return response.end();
  }
  const body = await store.encode(item, encoding);
  response.writeHead(200, {
    ...headers,
    ...(encoding && { "Content-Encoding": encoding }),
    "Content-Length": body.length,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/**
 * Serves a folder as a static host should: compressed, with the security headers, and with the application's page for
 * its own addresses. Port 0 takes any free one. Rejects when the port is taken.
 *
 * @param {{ dir: string, port?: number, host?: string }} options
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export function startServer({ dir, port = 0, host = "127.0.0.1" }) {
  const root = resolve(dir);
  const store = createStore();
  const server = createServer((request, response) => {
    answer(root, store, request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "No se pudo leer el archivo\n");
    });
  });
  const close = () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, () => {
      const address = server.address();
      done({ url: `http://${host}:${address.port}`, port: address.port, close });
    });
  });
}

/**
 * Serves on the wanted port, or on the next free one.
 *
 * @param {{ dir: string, port: number, host?: string }} options
 */
export async function startServerNear({ dir, port, host }) {
  for (let offset = 0; offset < 50; offset += 1) {
    try {
      return await startServer({ dir, host, port: port + offset });
    } catch (error) {
      if (error.code !== "EADDRINUSE" && error.code !== "EACCES") throw error;
    }
  }
  throw new Error(`No hay un puerto libre entre ${port} y ${port + 49}.`);
}

async function main() {
  const { values } = parseArgs({ options: { dir: { type: "string" }, port: { type: "string" } } });
  const port = Number(values.port ?? process.env.PORT ?? 4173);
  const server = await startServerNear({ dir: values.dir ?? outDir(), port });
  console.log(`Sirviendo en ${server.url}/`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
