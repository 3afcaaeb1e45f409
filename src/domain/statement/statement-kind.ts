/** The four statements, by the words that stand in addresses (`statement=balance`). */
export const STATEMENT_KINDS = ["balance", "income", "cash", "equity"] as const;

export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** Names of NIC 1 as the specification writes them on the screens. */
export const STATEMENT_NAMES: Readonly<Record<StatementKind, string>> = {
  balance: "Balance General",
  income: "Estado de Resultados",
  cash: "Flujo de Caja",
  equity: "Estado de Patrimonio",
};
