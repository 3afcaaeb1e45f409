import type { BookReport } from "../book-report.ts";

/** Libro mayor: the movements of one account, with its balance after each. */
export const ledger = {
  id: "ledger",
  path: "mayor",
  title: "Libro mayor",
  words: "auxiliar saldos movimientos cuenta",
  parameters: ["account", "days"],
  load: () => import("./make-ledger.ts"),
} as const satisfies BookReport;
