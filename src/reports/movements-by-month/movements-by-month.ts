import type { BookReport } from "../book-report.ts";

/** Movimiento por mes: what one account moved in each month, and its balance before and after. */
export const movementsByMonth = {
  id: "movements-by-month",
  path: "movimiento-por-mes",
  title: "Movimiento por mes",
  parameters: ["account", "months"],
  load: async () => (await import("../makers.ts")).MAKERS.makeMovementsByMonth,
} as const satisfies BookReport;
