import type { BookReport } from "../book-report.ts";

/** Libro mayor: the movements of one account, with its balance after each. */
export const ledger = {
  id: "ledger",
  path: "mayor",
  title: "Libro mayor",
  parameters: ["account", "days"],
  load: async () => (await import("../makers.ts")).MAKERS.makeLedger,
} as const satisfies BookReport;
