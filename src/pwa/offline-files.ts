/** Written by the build: the addresses of all files that the worker keeps. */
const LIST = "/offline-files.json";

/** Files fetched at the same time; more would delay what the person is doing. */
const AT_ONCE = 4;

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string" && each.startsWith("/"));
}

/** The list of the version that this page runs: its worker answers from its own files. Null if it cannot be had. */
async function readList(): Promise<readonly string[] | null> {
  const response = await fetch(LIST).catch(() => null);
  if (response === null || !response.ok) return null;
  const list: unknown = await response.json().catch(() => null);
  return isList(list) ? list : null;
}

async function keptPaths(): Promise<ReadonlySet<string>> {
  const names = (await caches.keys()).filter((name) => name.startsWith("workbox-precache"));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(kept.flat().map(({ url }) => new URL(url).pathname));
}

/**
 * Files that the worker should keep and does not, as after the browser has cleared its caches. Null if that cannot be
 * reported: without the list nothing is known to be there.
 */
export async function missingOffline(): Promise<readonly string[] | null> {
  const list = await readList();
  if (list === null) return null;
  const kept = await keptPaths();
  return [...list, LIST].filter((path) => !kept.has(path));
}

async function fetchAgain(path: string): Promise<void> {
  // The worker answers, checks the body against its fingerprint, and keeps it.
  await fetch(path).then(
    (response) => response.arrayBuffer(),
    () => undefined,
  );
}

/** Has the worker fetch and keep these files. What cannot be fetched stays missing. */
export async function refillOffline(missing: readonly string[]): Promise<void> {
  const waiting = [...missing];
  const next = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await fetchAgain(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
