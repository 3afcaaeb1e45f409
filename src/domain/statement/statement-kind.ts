/** The four statements, by the names used in URLs (`statement=balance`). */
export const STATEMENT_KINDS = ["balance", "income", "cash", "equity"] as const;

export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** The same four by the names of the service dialog, which URLs and the stored intent also hold (spec §2, spec §3). */
export const STATEMENT_SLUGS = {
  balance: "balance-general",
  income: "estado-resultados",
  cash: "flujo-caja",
  equity: "cambios-patrimonio",
} as const satisfies Readonly<Record<StatementKind, string>>;

export type StatementSlug = (typeof STATEMENT_SLUGS)[StatementKind];

/** In the order of the service dialog. */
export const ALL_STATEMENT_SLUGS = STATEMENT_KINDS.map((kind) => STATEMENT_SLUGS[kind]);
