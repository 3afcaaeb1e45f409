import type { BookProblem } from "#domain/accounting/verify-book.ts";
import type { Attachment } from "#domain/attachments/attachment.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { textToBytes } from "../attachments/bytes-text.ts";
import { digest } from "../backup/backup-file.ts";
import { answerOf, eachBatch, presentStores } from "../raw/raw-database.ts";
import { attachmentBytesShape, attachmentShape } from "../shapes/records/attachment-shapes.ts";
import { isObject } from "../shapes/shape.ts";
import { keyText } from "./book-check.ts";

/** Records of the trail read per batch. */
const BATCH = 200;

/** Where the owners lie that are not entries. */
const STORES = { asset: "assets", party: "parties" } as const;

/** Checks that each file of a book is whole and belongs to something (AD-07). Reads nothing more if there are none. */
export class AttachmentCheck {
  readonly #bookId: BookId;
  readonly #rows: Attachment[] = [];
  readonly #problems: BookProblem[] = [];
  readonly #wanted = new Set<string>();
  readonly #found = new Set<string>();

  constructor(bookId: BookId) {
    this.#bookId = bookId;
  }

  /** Reads what is attached, within the check's own transaction, if a database of this version holds it. */
  async begin(transaction: IDBTransaction): Promise<void> {
    if (!transaction.objectStoreNames.contains("attachments")) return;
    for (const row of await answerOf<unknown[]>(transaction.objectStore("attachments").getAll())) {
      if (!isObject(row) || row.bookId !== this.#bookId) continue;
      const verdict = attachmentShape.check(row);
      if (verdict === "ok") this.#rows.push(row as unknown as Attachment);
      else this.#unread(verdict, keyText(row.id));
    }
    for (const { owner, ownerId } of this.#rows) if (owner === "entry") this.#wanted.add(ownerId);
  }

  #unread(verdict: "newer" | "bad", key: string): void {
    this.#problems.push({
      kind: verdict === "newer" ? "newer-record" : "bad-record",
      table: "attachments",
      key,
    });
  }

  page(row: unknown): void {
    if (this.#wanted.size === 0) return;
    const entries: unknown = isObject(row) ? row.entries : [];
    for (const entry of Array.isArray(entries) ? entries : [])
      if (isObject(entry) && typeof entry.id === "string" && this.#wanted.has(entry.id))
        this.#found.add(entry.id);
  }

  /** After the transaction of the check: a hash is waited for. */
  async finish(db: IDBDatabase): Promise<readonly BookProblem[]> {
    const strays = await this.#strays(db);
    for (const row of this.#rows) {
      const kind = strays.has(row.ownerId) ? "attachment-stray" : await this.#lost(db, row);
      if (kind !== null) this.#problems.push({ kind, id: row.id });
    }
    return this.#problems;
  }

  async #lost(db: IDBDatabase, { id, hash }: Attachment): Promise<"attachment-lost" | null> {
    const transaction = db.transaction(["attachments", "attachmentBytes"]);
    const [present, row] = await Promise.all([
      answerOf(transaction.objectStore("attachments").getKey(id)),
      answerOf<unknown>(transaction.objectStore("attachmentBytes").get(hash)),
    ]);
    // Removed while the others were looked at.
    if (present === undefined) return null;
    const bytes =
      attachmentBytesShape.check(row) === "ok" ? textToBytes((row as { text: string }).text) : null;
    return bytes !== null && (await digest(bytes)) === hash ? null : "attachment-lost";
  }

  /** Owners that are not there, though the trail does not say that they were deleted. */
  async #strays(db: IDBDatabase): Promise<ReadonlySet<string>> {
    const missing = new Set<string>();
    for (const { owner, ownerId, place } of this.#rows) {
      // A draft leaves no trail when it is discarded: its files stay in the list of the book's files (AD-07).
      if (owner === "entry" && place?.number === 0) continue;
      const isThere =
        owner === "entry"
          ? this.#found.has(ownerId)
          : (await answerOf(db.transaction(STORES[owner]).objectStore(STORES[owner]).getKey(ownerId))) !==
            undefined;
      if (!isThere) missing.add(ownerId);
    }
    if (missing.size > 0 && presentStores(db, ["audit"]).length > 0) {
      await eachBatch(db.transaction("audit").objectStore("audit"), null, BATCH, (rows) => {
        for (const row of rows) this.#forgive(row, missing);
        return missing.size > 0;
      });
    }
    return missing;
  }

  /** What a record of the trail took away may come back by undo, and its files with it. */
  #forgive(row: unknown, missing: Set<string>): void {
    const changes: unknown = isObject(row) ? row.changes : [];
    for (const change of Array.isArray(changes) ? changes : []) {
      if (!isObject(change)) continue;
      if (change.after === null && typeof change.key === "string") missing.delete(change.key);
      // An undone import and a repair do not name what they took away one by one.
      const isWhole = change.key === this.#bookId && (change.table === "repair" || change.undone === true);
      if (!isWhole) continue;
      for (const { owner, ownerId } of this.#rows) if (owner === "entry") missing.delete(ownerId);
    }
  }
}
