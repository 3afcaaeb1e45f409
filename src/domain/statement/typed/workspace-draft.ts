import type { FiscalProfileId } from "../../fiscal/fiscal-profile.ts";
import type { Day } from "../../kernel/calendar-day.ts";
import type { CompanyId } from "../../kernel/ids.ts";
import type { StatementId } from "../saved-statement.ts";
import type { StatementKind } from "../statement-kind.ts";
import { isSample } from "./typed-sample.ts";
import type { TypedStatement } from "./typed-statement.ts";

/** What of a workspace a hand changes. */
export interface WorkspaceContent {
  readonly table: TypedStatement;
  /** Under which it is saved, or will be: what is kept for "this statement only" hangs on it. */
  readonly statementId: StatementId;
  /** The version of the saved statement that it goes on from; null while it was never saved. */
  readonly savedVersion: number | null;
  /** Proposed when it is saved; empty until it has one. */
  readonly name: string;
  readonly companyId: CompanyId | null;
  /** The statement's day, the last of its period. */
  readonly date: Day;
  /** The fiscal profile that holds for it. */
  readonly profileId: FiscalProfileId | null;
  /** Other tables of this place that had to step aside, so that nothing is lost. */
  readonly aside: readonly TypedStatement[];
}

/** The work on a statement between one visit and the next. */
export interface WorkspaceDraft extends WorkspaceContent {
  /** Counts its writings; another tab's later one is not written over. */
  readonly version: number;
}

/** The place of a draft: one for each new statement of a kind, one for each saved statement that was opened again. */
export type DraftPlace = StatementKind | StatementId;

function isSameTable(a: TypedStatement, b: TypedStatement): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Both drafts of one place: `brought` to work on, what was there beside it. Nothing comes twice. */
export function besides(here: WorkspaceDraft | null, brought: WorkspaceContent): WorkspaceContent {
  if (here === null) return brought;
  const mine = [here.table, ...here.aside];
  const known = (table: TypedStatement) => mine.some((each) => isSameTable(each, table));
  if (known(brought.table)) return here;
  const rest = brought.aside.filter((table) => !known(table));
  return { ...brought, aside: [...mine, ...rest] };
}

/** The next of the tables that stepped aside, in the present view, with the present one behind them. */
export function turnedAside(content: WorkspaceContent): WorkspaceContent {
  const [next, ...rest] = content.aside;
  if (next === undefined) return content;
  const { table } = content;
  return { ...content, table: { ...next, view: table.view }, aside: [...rest, table] };
}

/** Whether the rows are the unsaved sample, so not the person's own work (spec-decision 4). */
export function isUntouched({
  table,
  savedVersion,
}: Pick<WorkspaceContent, "table" | "savedVersion">): boolean {
  return savedVersion === null && isSample(table);
}
