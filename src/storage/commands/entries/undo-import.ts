import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { CuadraDatabase } from "../../engine/database.ts";
import { refuseTold } from "../../inventory/told-work.ts";
import type { BookWork } from "../../pages/book-work.ts";
import type { ChangeOf } from "../../shapes/rows.ts";

type ImportChange = ChangeOf<"import">;

/** Entries of an import that still exist, by month. */
async function imported(work: BookWork, change: ImportChange): Promise<Map<Month, Entry[]>> {
  const found = new Map<Month, Entry[]>();
  const touched = (await work.pages.allMonths()).filter(({ pages }) =>
    pages.some((page) => page.minNumber <= change.to && page.maxNumber >= change.from),
  );
  await work.pages.loadWhole(touched.map(({ month }) => month));
  for (const { month } of touched) {
    const own: Entry[] = [];
    work.pages.mapMany(month, (entry) => {
      const inRange = entry.number >= change.from && entry.number <= change.to;
      if (inRange && entry.createdAt === change.at) own.push(entry);
      return entry;
    });
    if (own.length > 0) found.set(month, own);
  }
  return found;
}

/** Removes an import that is complete and last in the book; voids it if other entries followed. */
export async function undoImport(
  work: BookWork,
  db: CuadraDatabase,
  change: ImportChange,
): Promise<Refusal | null> {
  const found = await imported(work, change);
  const all = [...found.values()].flat();
  if (change.undone || all.length === 0 || all.some((entry) => entry.version > 1))
    return { kind: "nothing-to-undo" };
  const closed = await work.closedMonth(...found.keys());
  if (closed) return { kind: "closed-month", month: closed };
  const told = await refuseTold(
    db,
    work,
    all.map(({ id }) => id),
  );
  if (told) return told;
  const last = work.book.lastNumber === change.to && all.length === change.to - change.from + 1;
  const ids = new Set(all.map((entry) => entry.id));
  for (const month of found.keys()) {
    work.pages.mapMany(month, (entry) => {
      if (!ids.has(entry.id)) return entry;
      return last ? null : { ...entry, status: "void", version: entry.version + 1, updatedAt: work.at };
    });
  }
  for (const entry of all) work.count(entry, -1);
  if (last) work.book = { ...work.book, lastNumber: change.from - 1 };
  work.changes.push({ ...change, undone: true });
  return null;
}
