/**
 * What Dexie's live queries are told of a write, by database, table and index: here every key of it. `d`, `l` and `r`
 * are the depth and the branches of what is a tree of ranges there.
 */
export type WrittenParts = Readonly<Record<string, object>>;

/** The channel that Dexie of every tab listens on. */
const CHANNEL = "x-storagemutated-1";

/** From before the first key of IndexedDB to after the last. */
const EVERYTHING = { from: Number.NEGATIVE_INFINITY, to: [[]], d: 1, l: null, r: null } as const;

/** All that a transaction can write to. Call while it is open. */
export function writtenParts(transaction: IDBTransaction): WrittenParts {
  const parts = Array.from(transaction.objectStoreNames).flatMap((table) =>
    // The table's own keys and those that are gone have names beside its indexes.
    ["", ":dels", ...Array.from(transaction.objectStore(table).indexNames)].map(
      (index) => `idb://${transaction.db.name}/${table}/${index}`,
    ),
  );
  return Object.fromEntries(parts.map((part) => [part, EVERYTHING]));
}

/**
 * Makes the live queries of every tab look again after a write that went past Dexie (MT-10). The message is Dexie's
 * own, which no documentation promises: a test compares the two.
 */
export function tellQueries(parts: WrittenParts): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(parts);
  channel.close();
}
