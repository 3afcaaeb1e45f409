import type { StatementKind } from "./statement-kind.ts";

/** Names from NIC 1, as the specification shows them on screen. */
export const STATEMENT_NAMES: Readonly<Record<StatementKind, string>> = {
  balance: "Balance General",
  income: "Estado de Resultados",
  cash: "Flujo de Caja",
  equity: "Estado de Patrimonio",
};
