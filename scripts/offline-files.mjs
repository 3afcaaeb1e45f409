import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The list of what the worker keeps, for the page that checks whether all of it is there (src/pwa/offline-files.ts). */
export const OFFLINE_LIST = "offline-files.json";

/** Fingerprint in the form of Subresource Integrity: a browser refuses a body with another one. */
export function integrityOf(bytes) {
  return `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
}

/**
 * Gives each file of the precache the fingerprint that its body must have, so that a worker never installs with a page
 * in place of a script, and a file that was lost is fetched again and kept. Adds the list of all files. `dir` says
 * where the build lies; the files are final when the worker is made.
 */
export function withIntegrity(dir) {
  /** @param {{ url: string, revision: string | null, size: number }[]} entries */
  return (entries) => {
    /** @type {{ url: string, revision: string | null, size: number, integrity?: string }[]} */
    const manifest = entries.map((entry) => {
      const path = join(dir(), entry.url);
      return existsSync(path) ? { ...entry, integrity: integrityOf(readFileSync(path)) } : entry;
    });
    const list = JSON.stringify(manifest.map(({ url }) => `/${url}`).sort());
    writeFileSync(join(dir(), OFFLINE_LIST), list);
    const revision = createHash("md5").update(list).digest("hex");
    manifest.push({ url: OFFLINE_LIST, revision, size: list.length, integrity: integrityOf(list) });
    return { manifest, warnings: [] };
  };
}
