import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { integrityOf } from "../../../../scripts/offline-files.mjs";
import { outDir } from "../../../../scripts/paths.mjs";

const TEXT = new Set([".html", ".js", ".css", ".json", ".webmanifest"]);

/** `index-AbCd1234.js` → `index-AbCd1234x2.js`: no file of the old build keeps its name. */
function nextName(file: string, mark: string): string {
  const extension = extname(file);
  return `${file.slice(0, -extension.length)}${mark}${extension}`;
}

function replaceNames(text: string, names: ReadonlyMap<string, string>): string {
  const pattern = new RegExp(
    [...names.keys()].map((name) => name.replaceAll(/[.\\+*?[^\]$(){}=!<>|:-]/g, "\\$&")).join("|"),
    "g",
  );
  return text.replaceAll(pattern, (name) => names.get(name) ?? name);
}

/** Gives the worker's list the fingerprints of the files as they are now. */
function signAgain(dir: string): void {
  const worker = join(dir, "sw.js");
  const signed = readFileSync(worker, "utf8").replaceAll(
    /\{[^{}]*\burl:\s*"([^"]+)"[^{}]*\}/g,
    (entry: string, url: string) =>
      entry.replace(/sha256-[\w+/=]+/, () => integrityOf(readFileSync(join(dir, url)))),
  );
  writeFileSync(worker, signed);
}

export interface NextBuild {
  readonly dir: string;
  /** After a file was changed on purpose: the worker's list fits the files again. */
  sign(): void;
  remove(): void;
}

/**
 * A later release of the current build, made without building: every asset is renamed and every page gets a new
 * revision, which is all a service worker or a browser uses to distinguish releases.
 */
export function makeNextBuild(mark = "x2", from: string = outDir()): NextBuild {
  const dir = mkdtempSync(join(tmpdir(), "cuadra-next-"));
  cpSync(from, dir, { recursive: true });
  const assets = readdirSync(join(dir, "assets"));
  const names = new Map(assets.map((file) => [file, nextName(file, mark)]));
  for (const [old, next] of names) renameSync(join(dir, "assets", old), join(dir, "assets", next));
  for (const file of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
    if (!TEXT.has(extname(file))) continue;
    const text = replaceNames(readFileSync(join(dir, file), "utf8"), names);
    writeFileSync(
      join(dir, file),
      file === "sw.js" ? text.replaceAll(/(revision:\s*")([0-9a-f]{32})/g, `$1${mark}$2`) : text,
    );
  }
  const page = join(dir, "index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace("<html", `<html data-build="${mark}"`));
  signAgain(dir);
  return {
    dir,
    sign: () => signAgain(dir),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
