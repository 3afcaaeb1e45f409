import type { StatementKind } from "#domain/statement/statement-kind.ts";
import type { TableActions } from "./use-table.ts";

/** What both tables take. */
export interface TableProps {
  readonly statement: StatementKind;
  readonly actions: TableActions;
  /** Rows that have just come: lit for three seconds. */
  readonly fresh: ReadonlySet<string>;
}
