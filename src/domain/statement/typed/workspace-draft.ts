import type { FiscalProfileId } from "../../fiscal/fiscal-profile.ts";
import type { Day } from "../../kernel/day.ts";
import type { CompanyId, StatementId } from "../../kernel/ids.ts";
import type { StatementKind } from "../statement-kind.ts";
import { isSample } from "./typed-sample.ts";
import type { TypedStatement } from "./typed-statement.ts";

/** The editable part of a workspace. */
export interface WorkspaceContent {
  readonly table: TypedStatement;
  /** Id under which it is or will be saved; data stored for "this statement only" refers to it. */
  readonly statementId: StatementId;
  /** The version of the saved statement it is based on; null if never saved. */
  readonly savedVersion: number | null;
  /** Name proposed when saving; empty until it has one. */
  readonly name: string;
  readonly companyId: CompanyId | null;
  /** The statement's date, the last day of its period. */
  readonly date: Day;
  /** The fiscal profile that applies to it. */
  readonly profileId: FiscalProfileId | null;
  /** Other tables of this draft place that were set aside, so that nothing is lost. */
  readonly aside: readonly TypedStatement[];
}

/** The work on a statement, kept between visits. */
export interface WorkspaceDraft extends WorkspaceContent {
  /** Incremented with each write; a later write from another tab is not overwritten. */
  readonly version: number;
}

/** Key of a draft: one for each kind of new statement, one for each reopened saved statement. */
export type DraftPlace = StatementKind | StatementId;

function isSameTable(a: TypedStatement, b: TypedStatement): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Merges two drafts of one place: `brought` becomes active, the existing tables are set aside. Duplicates are
 * dropped.
 */
export function besides(here: WorkspaceDraft | null, incoming: WorkspaceContent): WorkspaceContent {
  if (here === null) return incoming;
  const mine = [here.table, ...here.aside];
  const known = (table: TypedStatement) => mine.some((each) => isSameTable(each, table));
  if (known(incoming.table)) return here;
  const rest = incoming.aside.filter((table) => !known(table));
  return { ...incoming, aside: [...mine, ...rest] };
}

/** Switches to the next table set aside, in the current view; the current table goes to the end of the list. */
export function turnedAside(content: WorkspaceContent): WorkspaceContent {
  const [next, ...rest] = content.aside;
  if (next === undefined) return content;
  const { table } = content;
  return { ...content, table: { ...next, view: table.view }, aside: [...rest, table] };
}

/** Whether the rows are the unsaved sample, and so not the user's own work (spec-decision 4). */
export function isUntouched({
  table,
  savedVersion,
}: Pick<WorkspaceContent, "table" | "savedVersion">): boolean {
  return savedVersion === null && isSample(table);
}
