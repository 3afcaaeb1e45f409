import type { BookReport } from "../book-report.ts";

/** Libros auxiliares: the ledgers of all accounts of a period in one paper. */
export const ledgers = {
  id: "ledgers",
  path: "auxiliares",
  title: "Libros auxiliares",
  words: "todos los mayores libro mayor auxiliar de todas las cuentas movimientos",
  parameters: ["month", "level"],
  load: () => import("./make-ledgers.ts"),
} as const satisfies BookReport;
