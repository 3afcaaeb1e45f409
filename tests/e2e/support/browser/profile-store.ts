import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** The IndexedDB folder of a closed profile. */
function storeFolder(dir: string): string {
  const parent = join(dir, "Default", "IndexedDB");
  const folder = readdirSync(parent).find((name) => name.endsWith(".indexeddb.leveldb"));
  if (folder === undefined) throw new Error("The profile has no IndexedDB folder");
  return join(parent, folder);
}

/** The IndexedDB files of a closed profile, largest first. */
function storeFiles(dir: string): string[] {
  const folder = storeFolder(dir);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".log") || name.endsWith(".ldb"))
    .map((name) => join(folder, name))
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

/** Overwrites the beginning of the list of the store's files. */
export function damageManifest(dir: string): void {
  const folder = storeFolder(dir);
  const name = readdirSync(folder).find((each) => each.startsWith("MANIFEST"));
  if (name === undefined) throw new Error("The profile has no manifest to damage");
  const bytes = readFileSync(join(folder, name));
  bytes.fill(0xa5, 0, Math.min(bytes.length, 200));
  writeFileSync(join(folder, name), bytes);
}

/** Empties the file that names the current list, as an interrupted write leaves it. */
export function emptyCurrent(dir: string): void {
  writeFileSync(join(storeFolder(dir), "CURRENT"), "");
}

/** Puts a folder where the store expects a file that it cannot read then. Returns what mends it. */
export function shutCurrent(dir: string): () => void {
  const current = join(storeFolder(dir), "CURRENT");
  renameSync(current, `${current}.kept`);
  mkdirSync(current);
  return () => {
    rmSync(current, { recursive: true });
    renameSync(`${current}.kept`, current);
  };
}

/** Puts a file where the store expects its folder. Returns what mends it. */
export function shutFolder(dir: string): () => void {
  const folder = storeFolder(dir);
  renameSync(folder, `${folder}.kept`);
  writeFileSync(folder, "");
  return () => {
    rmSync(folder);
    renameSync(`${folder}.kept`, folder);
  };
}

/** Damages one file of the store at random: bytes overwritten, its end cut off, or the file taken away. */
export function damageSomewhere(dir: string, random: () => number): string {
  const folder = storeFolder(dir);
  const names = readdirSync(folder).filter((name) => /^(?:MANIFEST|CURRENT)|\.(?:log|ldb)$/.test(name));
  const name = names[Math.floor(random() * names.length)] ?? "";
  const path = join(folder, name);
  const bytes = readFileSync(path);
  const at = Math.floor(random() * bytes.length);
  const way = random();
  if (way < 0.1) {
    rmSync(path);
    return `${name} taken away`;
  }
  if (way < 0.3) {
    truncateSync(path, at);
    return `${name} cut at ${at} of ${bytes.length}`;
  }
  const end = Math.min(bytes.length, at + 1 + Math.floor(random() * 300));
  for (let place = at; place < end; place += 1) bytes[place] = Math.floor(random() * 256);
  writeFileSync(path, bytes);
  return `${name} overwritten from ${at} to ${end} of ${bytes.length}`;
}
