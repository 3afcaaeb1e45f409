/** The four statements, by the words that stand in addresses (`statement=balance`). */
export const STATEMENT_KINDS = ["balance", "income", "cash", "equity"] as const;

export type StatementKind = (typeof STATEMENT_KINDS)[number];
