import type { StatementKind } from "#domain/statement/statement-kind.ts";
import type { TableActions } from "./use-table.ts";

/** Props of both tables. */
export interface TableProps {
  readonly statement: StatementKind;
  readonly actions: TableActions;
  /** Rows just added: highlighted for three seconds. */
  readonly fresh: ReadonlySet<string>;
}
