const PREVIOUS = "cuadra-version-anterior";

function isPrecache(name: string): boolean {
  return name.startsWith("workbox-precache");
}

function isAsset(request: Request): boolean {
  return new URL(request.url).pathname.startsWith("/assets/");
}

/**
 * Copies the old version's files before an update. The new worker deletes them as it takes over, while other tabs may
 * still run the old version and request chunks they have not loaded yet. The copies go under the cache name that the
 * worker falls back to; the next update replaces them.
 */
export async function keepPreviousAssets(): Promise<void> {
  try {
    const names = (await caches.keys()).filter(isPrecache);
    await caches.delete(PREVIOUS);
    const target = await caches.open(PREVIOUS);
    for (const name of names) await copyAssets(await caches.open(name), target);
  } catch {
    // No room, or no caches: an old tab then gets the guarded reload of chunk-error.ts.
  }
}

async function copyAssets(from: Cache, to: Cache): Promise<void> {
  for (const request of (await from.keys()).filter(isAsset)) {
    const response = await from.match(request);
    if (response) await to.put(request, response);
  }
}
