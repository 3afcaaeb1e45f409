import type { AppStorage } from "../../engine/app-storage.ts";
import type { AuditRow } from "../../shapes/rows.ts";
import { listBooks } from "./books.ts";

/** What was done after an instant: what a copy of that instant does not hold. */
export interface Changes {
  /** Different entries that were written, changed or brought in. */
  readonly entries: number;
  /** Commands that touched no entry: books, companies, accounts, months. */
  readonly others: number;
}

class Tally {
  readonly #keys = new Set<string>();
  #imported = 0;
  #others = 0;

  add({ changes }: AuditRow): void {
    let touched = false;
    for (const change of Array.isArray(changes) ? changes : []) {
      if (change.table === "entries") this.#keys.add(change.key);
      else if (change.table === "import" && !change.undone) this.#imported += change.to - change.from + 1;
      else continue;
      touched = true;
    }
    if (!touched) this.#others += 1;
  }

  total(): Changes {
    return { entries: this.#keys.size + this.#imported, others: this.#others };
  }
}

/** Read from the newest backwards, so that it costs as much as there was done. */
export async function changesSince({ db }: AppStorage, since: number): Promise<Changes> {
  const tally = new Tally();
  await db.audit
    .orderBy("seq")
    .reverse()
    .until((row) => row.at <= since)
    .each((row) => tally.add(row));
  return tally.total();
}

/** When the first and the last thing was done; both null when nothing ever was. Reads two records. */
export async function changedBetween({
  db,
}: AppStorage): Promise<{ readonly firstAt: number | null; readonly changedAt: number | null }> {
  const [first, last] = await Promise.all([db.audit.orderBy("seq").first(), db.audit.orderBy("seq").last()]);
  return { firstAt: first?.at ?? null, changedAt: last?.at ?? null };
}

export interface Holdings {
  readonly books: number;
  readonly entries: number;
  /** When the first thing was done; null when nothing ever was. */
  readonly firstAt: number | null;
}

/** What there is to lose for whoever never made a copy. */
export async function holdings(storage: AppStorage): Promise<Holdings> {
  const [books, first] = await Promise.all([listBooks(storage), storage.db.audit.orderBy("seq").first()]);
  const counted = books.filter((book) => Number.isSafeInteger(book.entries));
  return {
    books: books.length,
    entries: counted.reduce((sum, book) => sum + book.entries, 0),
    firstAt: first?.at ?? null,
  };
}
