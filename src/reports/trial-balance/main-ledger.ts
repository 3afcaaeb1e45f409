import type { BookReport } from "../book-report.ts";

/** Mayor y balances: the official book, month by month, of what each account brings, moves and leaves. */
export const mainLedger = {
  id: "main-ledger",
  path: "mayor-y-balances",
  title: "Mayor y balances",
  parameters: ["months"],
  load: async () => (await import("../makers.ts")).MAKERS.makeMainLedger,
} as const satisfies BookReport;
