import type { BookReport } from "../book-report.ts";

/** Auxiliar por tercero: what each third party brought, moved and leaves on each account; of one, its movements. */
export const partyLedger = {
  id: "party",
  path: "auxiliar-por-tercero",
  title: "Auxiliar por tercero",
  words: "nit",
  parameters: ["party", "account", "days"],
  load: () => import("./make-party-ledger.ts"),
} as const satisfies BookReport;
