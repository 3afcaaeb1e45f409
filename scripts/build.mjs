import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { outDir, ROOT } from "./paths.mjs";
import { runModule } from "./run.mjs";

const INPUTS = [
  "src",
  "public",
  "scripts/build-plugins.mjs",
  "scripts/screen-files.mjs",
  "scripts/offline-files.mjs",
  "scripts/read-build.mjs",
  "scripts/lay-chunks.mjs",
  "scripts/render-home.mjs",
  "scripts/headers.mjs",
  "scripts/trim-hucre.mjs",
  "scripts/trim-jspdf.mjs",
  "manifest.webmanifest",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
];

/** The build writes the route tree itself: as a result, it must not trigger the next build. */
const GENERATED = "src/routeTree.gen.ts";

function listFiles(path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  const entries = (() => {
    try {
      return readdirSync(full, { withFileTypes: true });
    } catch {
      return null;
    }
  })();
  if (entries === null) return [path];
  return entries
    .map((entry) => entry.name)
    .sort()
    .flatMap((name) => listFiles(`${path}/${name}`));
}

/** Fingerprint of everything the build reads. */
export function inputsHash() {
  const hash = createHash("sha256");
  hash.update(`${process.env.CUADRA_VERSION ?? ""}\0${process.env.CUADRA_SITE ?? ""}\0`);
  for (const file of INPUTS.flatMap(listFiles)) {
    if (file === GENERATED) continue;
    hash.update(`${file}\0`);
    hash.update(readFileSync(join(ROOT, file)));
  }
  return hash.digest("hex");
}

function markFile(dir) {
  return join(dir, ".build", "inputs");
}

export function isBuilt(dir = outDir()) {
  const mark = markFile(dir);
  return (
    existsSync(join(dir, "index.html")) && existsSync(mark) && readFileSync(mark, "utf8") === inputsHash()
  );
}

/** Builds for production. Resolves with the exit code. */
export async function build({ limit = 0 } = {}) {
  const dir = outDir();
  const before = inputsHash();
  const code = await runModule("vite/bin/vite.js", ["build"], { env: { NODE_ENV: "production" }, limit });
  if (code !== 0) return code;
  if (!existsSync(join(dir, "index.html"))) {
    console.error(`La compilación no dejó ${join(dir, "index.html")}.`);
    return 1;
  }
  mkdirSync(join(dir, ".build"), { recursive: true });
  writeFileSync(markFile(dir), before);
  return 0;
}

export async function ensureBuilt(options) {
  if (isBuilt()) return 0;
  console.log("Preparando la aplicación…");
  return await build(options);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = await build();
