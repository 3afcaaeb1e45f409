import type { AppStorage } from "../../engine/app-storage.ts";
import type { AuditRow } from "../../shapes/rows.ts";
import { listBooks } from "./books.ts";

/** Changes after an instant: what a copy of that instant lacks. */
export interface Changes {
  /** Number of different entries written, changed or imported. */
  readonly entries: number;
  /** Commands without entries: books, companies, accounts, months. */
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

/** A moment of the trail. */
export interface Since {
  readonly at: number;
  /** Number of its last record then; null where only the time is known. */
  readonly sequence: number | null;
}

/** Records read at once: each request costs more than some hundred records, and more of them are felt by the page. */
const BLOCK = 500;

/** Whether it was there at that moment. By its number, because a clock may have been set back since. */
const wasThere = (row: AuditRow, { at, sequence }: Since): boolean =>
  sequence === null ? row.at <= at : (row.seq ?? 0) <= sequence;

/**
 * Reads backwards from the newest record, so the cost grows with the number of changes; a block at a time, because a
 * restored account may have a hundred thousand.
 */
export async function changesSince({ db }: AppStorage, since: Since): Promise<Changes> {
  const tally = new Tally();
  // One transaction: its reads are kept by no live query, which would hold the whole trail.
  await db.transaction("r", db.audit, async () => {
    let last = (await db.audit.orderBy("seq").last())?.seq;
    // A shorter trail than it was then is another one, brought back from a copy: only times compare.
    const from = (last ?? 0) < (since.sequence ?? 0) ? { ...since, sequence: null } : since;
    while (last !== undefined) {
      const rows: AuditRow[] = await db.audit
        .where(":id")
        .between(last - BLOCK + 1, last, true, true)
        .toArray();
      for (const row of rows.toReversed()) {
        if (wasThere(row, from)) return;
        tally.add(row);
      }
      last = (
        await db.audit
          .where(":id")
          .below(rows[0]?.seq ?? 0)
          .last()
      )?.seq;
    }
  });
  return tally.total();
}

/** Times of the first and the last change; both null if there is none. Reads two records. */
export async function changedBetween({
  db,
}: AppStorage): Promise<{ readonly firstAt: number | null; readonly changedAt: number | null }> {
  const [first, last] = await Promise.all([db.audit.orderBy("seq").first(), db.audit.orderBy("seq").last()]);
  return { firstAt: first?.at ?? null, changedAt: last?.at ?? null };
}

export interface Holdings {
  readonly books: number;
  readonly entries: number;
  /** Time of the first change; null if there is none. */
  readonly firstAt: number | null;
}

/** What a user who never made a copy could lose. */
export async function holdings(storage: AppStorage): Promise<Holdings> {
  const [books, first] = await Promise.all([listBooks(storage), storage.db.audit.orderBy("seq").first()]);
  const counted = books.filter((book) => Number.isSafeInteger(book.entries));
  return {
    books: books.length,
    entries: counted.reduce((sum, book) => sum + book.entries, 0),
    firstAt: first?.at ?? null,
  };
}
