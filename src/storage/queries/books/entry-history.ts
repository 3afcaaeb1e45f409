import type { Entry } from "#domain/accounting/entries/entry.ts";
import { type EntryEvent, entryEvent } from "#domain/accounting/entries/entry-changes.ts";
import type { Instant } from "#domain/kernel/clock.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { isStoredEntry } from "../../shapes/read-record.ts";
import type { AuditRow, Change } from "../../shapes/rows.ts";

/** One event of an entry's history. */
export interface HistoryStep {
  readonly at: Instant;
  readonly event: EntryEvent;
  /** Done by an undo or a redo. */
  readonly isUndo: boolean;
  /** The entry was imported together with others. */
  readonly isImport: boolean;
}

/** Records per read: the trail is long, and most requested records are near its end. */
const BLOCK = 500;

/** Undefined for a damaged record, which is skipped; the valid steps around it are still listed. */
function versionOf(value: unknown): Entry | null | undefined {
  if (value === null) return null;
  return isStoredEntry(value) ? (value as Entry) : undefined;
}

function stepOf(row: AuditRow, change: Change, entry: Entry): HistoryStep | null {
  const at = row.at;
  if (change.table === "import") {
    const isOwn = entry.number >= change.from && entry.number <= change.to && entry.createdAt === change.at;
    if (!isOwn || change.undone) return null;
    return { at, event: { kind: "posted", reverses: null }, isUndo: false, isImport: true };
  }
  if (change.table !== "entries" || change.key !== entry.id) return null;
  const before = versionOf(change.before);
  const after = versionOf(change.after);
  if (before === undefined || after === undefined) return null;
  const event = entryEvent(before, after);
  return event && { at, event, isUndo: row.kind === "undo", isImport: false };
}

function stepsOf(row: AuditRow, entry: Entry): HistoryStep[] {
  if (row.bookId !== entry.bookId || !Array.isArray(row.changes)) return [];
  return row.changes.map((change) => stepOf(row, change, entry)).filter((step) => step !== null);
}

/**
 * History of an entry since it was written, newest first, from the audit trail. Entries that came with adopted work
 * have no first record: their own creation date is used.
 */
export async function entryHistory({ db }: AppStorage, entry: Entry): Promise<HistoryStep[]> {
  const steps: HistoryStep[] = [];
  let below = Number.POSITIVE_INFINITY;
  while (true) {
    const rows = await db.audit.where(":id").below(below).reverse().limit(BLOCK).toArray();
    for (const row of rows) {
      steps.push(...stepsOf(row, entry));
      if (steps.at(-1)?.event.kind === "posted") return steps;
    }
    const last = rows.at(-1)?.seq;
    if (last === undefined) break;
    below = last;
  }
  const event: EntryEvent = { kind: "posted", reverses: entry.reverses ?? null };
  return [...steps, { at: entry.createdAt, event, isUndo: false, isImport: entry.origin === "import" }];
}
