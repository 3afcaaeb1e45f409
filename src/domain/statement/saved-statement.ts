import type { Day } from "../kernel/calendar-day.ts";
import type { Instant } from "../kernel/clock.ts";
import type { CompanyId, FileId, Id } from "../kernel/ids.ts";
import type { Report } from "../report/report.ts";
import type { StatementKind } from "./statement-kind.ts";
import type { TypedStatement } from "./typed/typed-statement.ts";

export type StatementId = Id<"statement">;

/**
 * What a saved statement holds: the table typed in a workspace, the figures of a statement made from the books as
 * they were on that day, or a workbook that still waits to be read.
 */
export type StatementContent =
  | { readonly kind: "typed"; readonly table: TypedStatement }
  | { readonly kind: "report"; readonly report: Report }
  | { readonly kind: "file"; readonly fileId: FileId; readonly fileName: string; readonly bytes: number };

export interface SavedStatement {
  readonly id: StatementId;
  /** Free text, unique to nobody. */
  readonly name: string;
  readonly statement: StatementKind;
  readonly companyId: CompanyId | null;
  /** The day the statement speaks of: its cut-off, or the last of its period. */
  readonly date: Day;
  readonly content: StatementContent;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** Counts its writings; a command that knows an older one is refused. */
  readonly version: number;
}
