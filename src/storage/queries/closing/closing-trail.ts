import type { PucOf } from "#domain/accounting/closing/closing-entry.ts";
import { type ClosingPeriod, dayAfter, periodAfter } from "#domain/accounting/closing/closing-period.ts";
import { closingNotesOf, spanKey } from "#domain/accounting/closing/points/closing-span.ts";
import type { ClosingDeed, ClosingStep } from "#domain/accounting/closing/points/closing-step.ts";
import { entryTotals } from "#domain/accounting/entries/check-entry.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Book } from "#domain/company/book.ts";
import { dayInBogota } from "#domain/kernel/clock.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { sum, ZERO } from "#domain/kernel/pesos.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import type { CommandKind } from "../../shapes/command-kinds.ts";
import { isStoredEntry } from "../../shapes/read-record.ts";
import { readRow } from "../../shapes/read-row.ts";
import { bookShape } from "../../shapes/records/book-shapes.ts";
import { extractShape } from "../../shapes/records/reconciliation-shapes.ts";
import type { AuditRow, Change, ChangeOf } from "../../shapes/rows.ts";

/** Records per read: the trail is long, and what closes a period is near its end. */
const BLOCK = 500;

const DEEDS: Readonly<Partial<Record<CommandKind, ClosingDeed>>> = {
  "close-year": "closed",
  "reopen-year": "reopened",
  "open-year": "carried",
  "post-proposals": "proposals",
  "post-depreciation": "depreciation",
  "post-recurring": "recurring",
  "post-run": "payroll",
  "post-benefits": "benefits",
  undo: "undone",
};

/** Steps that divide a result, which stand after the period that they belong to. */
const FOLLOWS: ReadonlySet<ClosingDeed> = new Set(["reopened", "carried", "proposals", "undone"]);

interface Asked {
  readonly period: ClosingPeriod;
  readonly pucOf: PucOf;
}

function entryOf({ before, after }: ChangeOf<"entries">): Entry | null {
  const found = after ?? before;
  return found !== null && isStoredEntry(found) ? found : null;
}

/** Whether an entry belongs to the period: of its days, or after them and about its result. */
function isOwn(entry: Entry, deed: ClosingDeed, { period, pucOf }: Asked): boolean {
  const { date, lines, origin } = entry;
  if (deed === "undone" && origin !== "closing") return false;
  if (date >= period.from && date <= period.to) return true;
  if (!FOLLOWS.has(deed) || period.first === period.last || date < period.to) return false;
  const isResult = lines.some(({ account }) => /^(?:36|37|2360)/.test(pucOf(account)));
  return isResult && (date === dayAfter(period) || date < periodAfter(period).to);
}

function entriesStep(row: AuditRow, asked: Asked): ClosingStep[] {
  const deed = DEEDS[row.kind];
  if (deed === undefined) return [];
  const entries = row.changes.flatMap((change) => {
    const entry = change.table === "entries" ? entryOf(change) : null;
    return entry !== null && isOwn(entry, deed, asked) ? [entry] : [];
  });
  if (entries.length === 0) return [];
  const numbers = entries.map(({ number }) => number).toSorted((a, b) => a - b);
  const amount = sum(entries.map(({ lines }) => entryTotals(lines)?.debit ?? ZERO));
  return [{ kind: "entries", at: row.at, deed, numbers, amount }];
}

const within = (month: Month, { first, last }: ClosingPeriod) => month >= first && month <= last;

function changeStep(row: AuditRow, change: Change, { period }: Asked): ClosingStep[] {
  const { at } = row;
  if (change.table === "months") {
    const month = change.key as Month;
    return within(month, period) ? [{ kind: "month", at, month, isClosed: change.after }] : [];
  }
  if (change.table === "extracts" && /^(?:close|reopen)-reconciliation$/.test(row.kind)) {
    const extract = readRow(extractShape, change.after ?? undefined);
    if (extract === null || !within(extract.month, period)) return [];
    const { month, account, closed } = extract;
    return [{ kind: "reconciliation", at, month, account, isClosed: closed === true }];
  }
  if (change.table !== "books" || row.kind !== "note-point") return [];
  const said = (book: unknown) =>
    closingNotesOf(
      readRow(bookShape, (book as Book | null) ?? undefined)?.closingNotes ?? [],
      spanKey(period),
    );
  const [before, after] = [said(change.before), said(change.after)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((point): ClosingStep[] => {
    const reason = after.get(point) ?? null;
    return reason === (before.get(point) ?? null) ? [] : [{ kind: "note", at, point, reason }];
  });
}

function stepsOf(row: AuditRow, bookId: BookId, asked: Asked): ClosingStep[] {
  if (row.bookId !== bookId || !Array.isArray(row.changes)) return [];
  return [...entriesStep(row, asked), ...row.changes.flatMap((change) => changeStep(row, change, asked))];
}

/**
 * What was done towards the closing of a month or a period, the first thing first, from the audit trail: back to the
 * first day of the period. Damaged records of the trail are left out.
 */
export async function closingTrail(
  { db }: AppStorage,
  bookId: BookId,
  period: ClosingPeriod,
  pucOf: PucOf,
): Promise<readonly ClosingStep[]> {
  const found: ClosingStep[] = [];
  let below = Number.POSITIVE_INFINITY;
  while (true) {
    const rows = await db.audit.where(":id").below(below).reverse().limit(BLOCK).toArray();
    for (const row of rows) found.push(...stepsOf(row, bookId, { period, pucOf }).toReversed());
    const last = rows.at(-1);
    if (last?.seq === undefined || dayInBogota(last.at) < period.from) break;
    below = last.seq;
  }
  return found.toReversed();
}
