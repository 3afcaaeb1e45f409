import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Book } from "#domain/company/book.ts";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import { kitProblem, kitWith } from "#domain/inventory/kits/kit.ts";
import type { CommandId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import { clashOf } from "#domain/parties/clash.ts";
import { refuseBeginning } from "#domain/payroll/run/refuse-run.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import { runCommand } from "../engine/run-command.ts";
import { sameText } from "../engine/same-text.ts";
import { hasMoved, isItemUsed } from "../inventory/stock-rows.ts";
import type { CommandResult } from "../pages/book-work.ts";
import { partiesOfBook } from "../parties/parties-of-book.ts";
import { monthRuns } from "../payroll/payroll-work.ts";
import { presentChange } from "../payroll/present-change.ts";
import { RECORD_TABLES } from "../shapes/record-tables.ts";
import type { Change, ChangeOf } from "../shapes/rows.ts";

export interface UndoRecords {
  readonly id: CommandId;
  /** The command to undo. */
  readonly target: CommandId;
}

/** Tables whose commands change whole records with a version, and which can be undone without the entry engine. */
const TABLES = ["books", ...RECORD_TABLES] as const;
type RecordChange = { [Table in (typeof TABLES)[number]]: ChangeOf<Table> }[(typeof TABLES)[number]];
type Versioned = Readonly<Record<string, unknown>> & { readonly version: number };

function isRecordChange(change: Change): change is RecordChange {
  return TABLES.some((each) => each === change.table);
}

/**
 * The current record with only the command's own changes undone: fields changed since without a new version, such as
 * a book's counters, are kept.
 */
function putBack(now: Versioned, before: Versioned, after: Versioned, at: number): Versioned {
  const made: Record<string, unknown> = { ...now };
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (before[key] === after[key] || sameText([before[key]]) === sameText([after[key]])) continue;
    if (before[key] === undefined) delete made[key];
    else made[key] = before[key];
  }
  return { ...made, updatedAt: at, version: now.version + 1 };
}

/**
 * Steps of a run beyond the draft (closing, paying, posting) have their own commands to undo them, which check what
 * depends on them. A settlement or benefit has no step other than its posting; a file that was attached or removed is
 * taken back with its bytes.
 */
function isOwnStep({ table, before, after }: RecordChange): boolean {
  if (table === "attachments") return before === null || after === null;
  if (table === "settlements" || table === "benefitPayments") return true;
  return table === "payrollRuns" && [before, after].some((row) => row !== null && row.status !== "draft");
}

/** Another chart or period of a book is taken back by `setUpBook`, which looks at what the book holds by now. */
function setsUp({ table, before, after }: RecordChange): boolean {
  if (table !== "books" || before === null || after === null) return false;
  return before.chart !== after.chart || before.start !== after.start || before.end !== after.end;
}

/**
 * Whether an item stays as it is: a new one that moved or that a kit is made of, one that was a kit and has a kardex by now,
 * and a kit whose components are no longer what they were (IN-50).
 */
async function isKitHeld(
  db: CuadraDatabase,
  before: InventoryItem | null,
  after: InventoryItem | null,
): Promise<boolean> {
  if (before === null) return after !== null && (await isItemUsed(db, after));
  if (before.parts === undefined && before.state === "active") return false;
  const rows = await db.items.where("bookId").equals(before.bookId).toArray();
  if (
    before.state === "closed" &&
    kitWith(
      before.id,
      rows.filter(({ state }) => state === "active"),
    )
  )
    return true;
  const byId = new Map(rows.map((row) => [row.id, row]));
  if (before.parts === undefined) return false;
  return (await hasMoved(db, before)) || kitProblem(before.id, before, (id) => byId.get(id)) !== null;
}

/** Items that moved stay, and so do the rules that their costs follow. */
async function hasStock(db: CuadraDatabase, { table, key, before, after }: RecordChange): Promise<boolean> {
  if (table === "items") return isKitHeld(db, before, after);
  if (table !== "books" || before === null || after === null) return false;
  const rulesOf = ({ stock }: Book) => sameText([stock?.methods, stock?.belowZero, stock?.stores]);
  return (
    rulesOf(before) !== rulesOf(after) && (await db.books.get(key))?.stock?.lastMove !== after.stock?.lastMove
  );
}

/** The matches of a closed reconciliation stay until it is opened again. */
async function isReconciled(db: CuadraDatabase, { table, before, after }: RecordChange): Promise<boolean> {
  const match = table === "matches" ? (after ?? before) : null;
  if (match === null) return false;
  const own = await db.extracts.bulkGet(match.lines.map(({ extractId }) => extractId));
  return own.some((extract) => extract?.month === match.month && extract.closed === true);
}

/**
 * The inverse change, or null if the record changed since. A company or book created by the command is deleted, not
 * undone: deleting asks the user, and the plan.
 */
async function backwards(db: CuadraDatabase, change: RecordChange, at: number): Promise<RecordChange | null> {
  const { table, key, before, after } = change;
  if (isOwnStep(change) || setsUp(change) || (await isReconciled(db, change))) return null;
  const now: Versioned | undefined = await db.table<Versioned>(table).get(key);
  if (now?.version !== after?.version || (await hasStock(db, change))) return null;
  if (before && after && now) {
    const made = putBack(now, before as unknown as Versioned, after as unknown as Versioned, at);
    return { table, key, before: now, after: made } as unknown as RecordChange;
  }
  if (table === "companies" || table === "books") return null;
  const made = before && { ...before, version: before.version + 1, updatedAt: at };
  return { table, key, before: after, after: made } as unknown as RecordChange;
}

/** Whether a restored book would belong to a deleted company. Its company must exist, or be none. */
async function leavesOrphan(db: CuadraDatabase, made: readonly Change[]): Promise<boolean> {
  const back = new Set(made.filter((each) => each.table === "companies").map((each) => each.key));
  for (const each of made) {
    if (each.table !== "books" || !each.after?.companyId || each.after.deletedAt !== undefined) continue;
    const company = back.has(each.after.companyId) ? null : await db.companies.get(each.after.companyId);
    if (company !== null && company?.deletedAt !== undefined) return true;
  }
  return false;
}

/** Whether a restored run would pay days that another run pays by now. */
async function paysTwice(db: CuadraDatabase, made: readonly RecordChange[]): Promise<boolean> {
  for (const { table, before, after } of made) {
    if (table !== "payrollRuns" || before !== null || after === null) continue;
    if (refuseBeginning(after, await monthRuns(db, after.companyId, after.period.month)) !== null)
      return true;
  }
  return false;
}

/** Whether a restored third party would have a name or a document that another one was given meanwhile. */
async function namesTwice(db: CuadraDatabase, made: readonly RecordChange[]): Promise<boolean> {
  const changed = new Set<string>(made.map((each) => each.key));
  const back = made.flatMap(({ table, after }) => (table === "parties" && after !== null ? [after] : []));
  for (const party of back) {
    const companyId = party.companyId ?? (await db.books.get(party.bookId))?.companyId ?? null;
    const others = await partiesOfBook(db, { id: party.bookId, companyId });
    const rest = [
      ...others.filter(({ id }) => !changed.has(id)),
      ...back.filter(({ id }) => id !== party.id),
    ];
    if (clashOf(party, rest) !== null) return true;
  }
  return false;
}

/**
 * Undoes a command that changed records of companies, books and related tables: a deletion, a renaming, an
 * activation. All or nothing; refused if the data changed since. Undoing an undo is a redo. Returns the target.
 */
export async function undoRecords(
  storage: AppStorage,
  command: UndoRecords,
): Promise<CommandResult<CommandId>> {
  const { db } = storage;
  const at = storage.clock.now();
  return runCommand<CommandId, Refusal>(
    storage,
    { id: command.id, kind: "undo-records" },
    // Whether an item moved is read of its kardex.
    [...TABLES, "stockCards"],
    async () => {
      const record = await db.audit.get({ command: command.target });
      const made: RecordChange[] = [];
      for (const change of record?.changes.map(presentChange) ?? []) {
        const back = isRecordChange(change) ? await backwards(db, change, at) : null;
        if (back === null) return err({ kind: "nothing-to-undo" });
        made.push(back);
      }
      if (made.length === 0) return err({ kind: "nothing-to-undo" });
      if (await leavesOrphan(db, made)) return err({ kind: "unknown-company" });
      if ((await paysTwice(db, made)) || (await namesTwice(db, made)))
        return err({ kind: "nothing-to-undo" });
      const write = async () => {
        for (const each of made)
          await (each.after ? db.table(each.table).put(each.after) : db.table(each.table).delete(each.key));
      };
      return ok({ answer: command.target, changes: made, write });
    },
  );
}
