import type { StatementKind } from "./statement-kind.ts";

/** Names of NIC 1 as the specification writes them on the screens. */
export const STATEMENT_NAMES: Readonly<Record<StatementKind, string>> = {
  balance: "Balance General",
  income: "Estado de Resultados",
  cash: "Flujo de Caja",
  equity: "Estado de Patrimonio",
};
