import type { BookReport } from "../book-report.ts";

/** Libros auxiliares: the ledgers of all accounts of a period in one paper. */
export const ledgers = {
  id: "ledgers",
  path: "auxiliares",
  title: "Libros auxiliares",
  parameters: ["month", "level"],
  load: async () => (await import("../makers.ts")).MAKERS.makeLedgers,
} as const satisfies BookReport;
