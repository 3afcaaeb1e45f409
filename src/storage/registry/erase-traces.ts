/** Erases everything outside IndexedDB with an account's id in its name: keys, cached copies, files. */

function eraseKeys(area: Storage | undefined, id: string): void {
  if (!area) return;
  const keys = Array.from({ length: area.length }, (_, index) => area.key(index));
  for (const key of keys) if (key?.includes(id)) area.removeItem(key);
}

async function eraseCaches(id: string): Promise<void> {
  if (typeof caches === "undefined") return;
  for (const name of await caches.keys()) {
    if (name.includes(id)) await caches.delete(name);
    else {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (request.url.includes(id)) await cache.delete(request);
    }
  }
}

async function eraseFiles(directory: FileSystemDirectoryHandle, id: string): Promise<void> {
  const found: FileSystemHandle[] = [];
  for await (const handle of directory.values()) found.push(handle);
  for (const handle of found) {
    if (handle.name.includes(id)) await directory.removeEntry(handle.name, { recursive: true });
    else if (handle.kind === "directory")
      await eraseFiles(await directory.getDirectoryHandle(handle.name), id);
  }
}

async function originFiles(): Promise<FileSystemDirectoryHandle | null> {
  if (typeof navigator === "undefined" || !navigator.storage?.getDirectory) return null;
  try {
    return await navigator.storage.getDirectory();
  } catch {
    // Private windows refuse the origin's file system; then nothing was ever written there.
    return null;
  }
}

export async function eraseTraces(id: string): Promise<void> {
  eraseKeys(globalThis.localStorage, id);
  eraseKeys(globalThis.sessionStorage, id);
  await eraseCaches(id);
  const files = await originFiles();
  if (files) await eraseFiles(files, id);
}
