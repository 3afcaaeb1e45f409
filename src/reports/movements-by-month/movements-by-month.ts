import type { BookReport } from "../book-report.ts";

/** Movimiento por mes: what one account moved in each month, and its balance before and after. */
export const movementsByMonth = {
  id: "movements-by-month",
  path: "movimiento-por-mes",
  title: "Movimiento por mes",
  words: "de una cuenta mensual meses saldo inicial final debitos creditos",
  parameters: ["account", "months"],
  load: () => import("./make-movements-by-month.ts"),
} as const satisfies BookReport;
