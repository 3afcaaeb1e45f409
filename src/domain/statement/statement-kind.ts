/** The four statements, by the names used in URLs (`statement=balance`). */
export const STATEMENT_KINDS = ["balance", "income", "cash", "equity"] as const;

export type StatementKind = (typeof STATEMENT_KINDS)[number];
