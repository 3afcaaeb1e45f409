import type { Instant } from "../kernel/clock.ts";
import type { Day } from "../kernel/day.ts";
import type { CompanyId, FileId, StatementId } from "../kernel/ids.ts";
import type { Report } from "../report/report.ts";
import type { StatementKind } from "./statement-kind.ts";
import type { TypedStatement } from "./typed/typed-statement.ts";

/**
 * Content of a saved statement: a table typed in a workspace, a statement made from the books as of that day, or a
 * workbook not yet read.
 */
export type StatementContent =
  | { readonly kind: "typed"; readonly table: TypedStatement }
  | { readonly kind: "report"; readonly report: Report }
  | { readonly kind: "file"; readonly fileId: FileId; readonly fileName: string; readonly bytes: number };

export interface SavedStatement {
  readonly id: StatementId;
  /** Free text; need not be unique. */
  readonly name: string;
  readonly statement: StatementKind;
  readonly companyId: CompanyId | null;
  /** The statement's date: its cut-off, or the last day of its period. */
  readonly date: Day;
  readonly content: StatementContent;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** Incremented with each write; a command based on an older version is refused. */
  readonly version: number;
}
