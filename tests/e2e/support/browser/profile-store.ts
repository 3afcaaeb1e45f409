import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The IndexedDB files of a closed profile, largest first. */
function storeFiles(dir: string): string[] {
  const parent = join(dir, "Default", "IndexedDB");
  const folder = readdirSync(parent).find((name) => name.endsWith(".indexeddb.leveldb"));
  if (folder === undefined) throw new Error("The profile has no IndexedDB folder");
  return readdirSync(join(parent, folder))
    .filter((name) => name.endsWith(".log") || name.endsWith(".ldb"))
    .map((name) => join(parent, folder, name))
    .sort((a, b) => statSync(b).size - statSync(a).size);
}

/** Overwrites 300 bytes in the middle of the largest file. */
export function damageStore(dir: string): void {
  const [largest] = storeFiles(dir);
  if (largest === undefined) throw new Error("The profile has no log to damage");
  const bytes = readFileSync(largest);
  bytes.fill(0xa5, bytes.length >> 1, (bytes.length >> 1) + 300);
  writeFileSync(largest, bytes);
}

/** Cuts off the end of the log, as when power fails before it is on disk. */
export function cutStore(dir: string, bytes: number): void {
  const [log] = storeFiles(dir).filter((path) => path.endsWith(".log"));
  if (log === undefined) throw new Error("The profile has no log to cut");
  truncateSync(log, statSync(log).size - bytes);
}
