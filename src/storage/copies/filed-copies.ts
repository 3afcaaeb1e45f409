import type { Copies } from "./copies-place.ts";
import { type CopyInfo, INFO_HEADER, isSoundCopy, readInfo } from "./copy-info.ts";

const FOLDER = "cuadra-copias";
const TYPE = "application/gzip";
/** No first line of ours is longer; one that is belongs to something else. */
const LONGEST_HEAD = 8192;
const LINE_END = 10;

/** Last two parts of a copy's address: the account's id, and the file's name. */
function placeOf(url: string): readonly [folder: string, file: string] {
  const [file = "", folder = ""] = new URL(url).pathname.split("/").reverse();
  return [folder, file];
}

async function rootOf(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(FOLDER, { create: true });
}

async function readFiled(file: File): Promise<Response | undefined> {
  const head = new Uint8Array(await file.slice(0, LONGEST_HEAD).arrayBuffer());
  const end = head.indexOf(LINE_END);
  // Empty: its writer was killed before it closed the file.
  if (end < 0) return undefined;
  const info = new TextDecoder().decode(head.subarray(0, end));
  const content = file.slice(end + 1, file.size, TYPE);
  return new Response(content, { headers: { [INFO_HEADER]: info, "Content-Type": TYPE } });
}

/** The browser writes into a file apart, which takes the name when it is closed: a killed writer leaves no half copy. */
async function writeFiled(folder: FileSystemDirectoryHandle, name: string, copy: Response): Promise<void> {
  const handle = await folder.getFileHandle(name, { create: true });
  const file = await handle.createWritable();
  await file.write(new Blob([copy.headers.get(INFO_HEADER) ?? "", "\n", await copy.blob()]));
  await file.close();
}

/** What the files of one account hold, by name. */
async function infosIn(folder: FileSystemDirectoryHandle): Promise<Map<string, CopyInfo | null>> {
  const found = new Map<string, CopyInfo | null>();
  for (const name of await namesIn(folder)) {
    const file = await folder.getFileHandle(name).then((handle) => handle.getFile());
    found.set(name, readInfo(name, await readFiled(file)));
  }
  return found;
}

/** Files to keep beside the one just written: none if it is of sound books, else the newest that is. */
function kept(written: string, infos: ReadonlyMap<string, CopyInfo | null>): string | null {
  const own = infos.get(written);
  if (own && isSoundCopy(own)) return null;
  const sound = [...infos].flatMap(([name, info]) =>
    name !== written && info !== null && isSoundCopy(info) ? [{ name, at: info.createdAt }] : [],
  );
  return sound.sort((a, b) => b.at - a.at)[0]?.name ?? null;
}

async function namesIn(folder: FileSystemDirectoryHandle): Promise<string[]> {
  const names: string[] = [];
  for await (const { kind, name } of folder.values()) if (kind === "file") names.push(name);
  return names;
}

/** Safari reads the origin's files, and before version 26 writes none from a page: each try would leave an empty one. */
function canWriteFiles(): boolean {
  if (typeof navigator === "undefined" || !navigator.storage?.getDirectory) return false;
  return typeof FileSystemFileHandle === "undefined" || "createWritable" in FileSystemFileHandle.prototype;
}

/**
 * Copies as files of this origin: the newest of each account, and the newest of sound books if that is another; null if the
 * browser has no files for it.
 */
export function filedCopies(): Copies | null {
  if (!canWriteFiles()) return null;
  return {
    async keys() {
      const root = await rootOf();
      const found: { readonly url: string }[] = [];
      for await (const handle of root.values()) {
        if (handle.kind !== "directory") continue;
        const folder = await root.getDirectoryHandle(handle.name);
        for (const name of await namesIn(folder))
          found.push({ url: new URL(`/copias/${handle.name}/${name}`, location.origin).href });
      }
      return found;
    },
    async match(url) {
      const [folder, name] = placeOf(url);
      try {
        const inside = await (await rootOf()).getDirectoryHandle(folder);
        return await readFiled(await (await inside.getFileHandle(name)).getFile());
      } catch (error) {
        // Only this says that it is gone; of a file that cannot be read now nothing is known.
        if (error instanceof DOMException && error.name === "NotFoundError") return undefined;
        throw error;
      }
    },
    async put(url, copy) {
      const [folder, name] = placeOf(url);
      const inside = await (await rootOf()).getDirectoryHandle(folder, { create: true });
      await writeFiled(inside, name, copy);
      const infos = await infosIn(inside);
      const wanted = new Set([name, kept(name, infos)]);
      for (const other of infos.keys()) if (!wanted.has(other)) await inside.removeEntry(other);
    },
    async delete(url) {
      const [folder, name] = placeOf(url);
      const inside = await (await rootOf()).getDirectoryHandle(folder);
      await inside.removeEntry(name);
      return true;
    },
  };
}
