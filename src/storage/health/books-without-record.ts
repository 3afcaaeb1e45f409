import { asId, type BookId } from "#domain/kernel/ids.ts";
import { answerOf, presentStores, startingWith } from "../raw/raw-database.ts";

/** A book whose own record is gone: its pages and months are there, and no list of books names it. */
export interface BookWithoutRecord {
  readonly id: BookId;
  /** Counted on its pages; nothing else knows it. */
  readonly entries: number;
}

/** First parts of the keys of a store, each once: a cursor over keys jumps from one book to the next. */
function firstParts(store: IDBObjectStore): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const found: string[] = [];
    const request = store.openKeyCursor();
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const cursor = request.result;
      const [first] = Array.isArray(cursor?.key) ? cursor.key : [];
      if (cursor === null || typeof first !== "string") {
        resolve(found);
        return;
      }
      found.push(first);
      // Arrays come after every text: this is behind the last key of this book.
      cursor.continue([first, []]);
    };
  });
}

/** Entries of a book as a copy counts them: posted, voided and drafts alike. One page in memory at a time. */
export function entriesOn(pages: IDBObjectStore, id: BookId): Promise<number> {
  return new Promise((resolve, reject) => {
    let sum = 0;
    const request = pages.openCursor(startingWith(id));
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const cursor = request.result;
      if (cursor === null) return resolve(sum);
      const entries: unknown = cursor.value?.entries;
      sum += Array.isArray(entries) ? entries.length : 0;
      cursor.continue();
    };
  });
}

/** Reads keys alone, and the pages of what it finds. */
export async function booksWithoutRecord(db: IDBDatabase): Promise<BookWithoutRecord[]> {
  const names = presentStores(db, ["books", "pages", "months"]);
  if (!names.includes("books") || !names.includes("pages")) return [];
  const transaction = db.transaction(names);
  const listed = await answerOf(transaction.objectStore("books").getAllKeys());
  const known = new Set(listed.map(String));
  const held = new Set<string>();
  for (const name of names)
    if (name !== "books") for (const id of await firstParts(transaction.objectStore(name))) held.add(id);
  const found: BookWithoutRecord[] = [];
  for (const text of held) {
    const id = asId("book", text);
    if (id !== null && !known.has(id))
      found.push({ id, entries: await entriesOn(transaction.objectStore("pages"), id) });
  }
  return found;
}
