import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { CompanyId, PayrollRunId } from "#domain/kernel/ids.ts";
import { firstHalfOf, newestPeriodFirst, runBefore } from "#domain/payroll/run/run-calendar.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { earlierRuns, firstRunOf, runsSince } from "../../payroll/payroll-work.ts";
import { type PostedLiabilityPayment, readPayments, readPosting } from "../../payroll/run-posting.ts";
import { readRow, readRows } from "../../shapes/read-row.ts";
import { keptRunShape } from "../../shapes/records/stored-run-shape.ts";

/** A stored run with the related data of its screen. */
export interface RunOnFile {
  readonly run: StoredRun;
  /** For a second fortnight, the first one's run. */
  readonly first: StoredRun | null;
  /** The entry it was posted as, if still in the book; `counts`: posted and not reversed. */
  readonly entry: PostedRun | null;
  /** Payments of what it left owed whose entry is still in the book. */
  readonly payments: readonly PostedLiabilityPayment[];
}

interface PostedRun extends Pick<Entry, "number" | "lines"> {
  readonly date: Day;
  readonly counts: boolean;
}

/** The runs of a company, newest period first. Damaged records are left out (BR-11). */
export async function listRuns({ db }: AppStorage, companyId: CompanyId): Promise<readonly StoredRun[]> {
  const rows = await db.payrollRuns.where("companyId").equals(companyId).toArray();
  return readRows(keptRunShape, rows).sort(newestPeriodFirst);
}

/** A run; null if it does not exist or cannot be read. */
export async function readRun(storage: AppStorage, id: PayrollRunId): Promise<RunOnFile | null> {
  const run = readRow(keptRunShape, await storage.db.payrollRuns.get(id));
  if (run === null) return null;
  const [first, entry, payments] = await Promise.all([
    firstRunOf(storage.db, run),
    readPosting(storage.db, run),
    readPayments(storage.db, run.payments),
  ]);
  return {
    run,
    first,
    payments,
    entry: entry && { number: entry.number, date: entry.date, lines: entry.lines, counts: entry.counts },
  };
}

/** The other runs of the year before a run, and all later ones. */
export async function otherRuns({ db }: AppStorage, run: StoredRun): Promise<readonly StoredRun[]> {
  const all = await runsSince(db, run.companyId, run.period.month);
  return all.filter(({ id }) => id !== run.id);
}

/**
 * The company's last run before another, whatever its period; if that is a second fortnight, with the first one's
 * run.
 */
export interface EarlierRun {
  readonly run: StoredRun;
  readonly first: StoredRun | null;
}

/**
 * The run to compare with; null for a company's first one. Only earlier months are searched, so that saving the run
 * does not rerun the live query, except for a second fortnight.
 */
export async function readEarlierRun(
  { db }: AppStorage,
  run: Pick<StoredRun, "id" | "companyId" | "period">,
): Promise<EarlierRun | null> {
  const half = await firstRunOf(db, run);
  if (half) return { run: half, first: null };
  const runs = await earlierRuns(db, run.companyId, run.period.month);
  const found = runBefore(runs, run.period);
  return found && { run: found, first: firstHalfOf(runs, found.period) };
}

/** Whether an entry of a run counts in a book. */
export async function isRunPosted({ db }: AppStorage, run: StoredRun): Promise<boolean> {
  return (await readPosting(db, run))?.counts ?? false;
}
