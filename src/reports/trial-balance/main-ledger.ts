import type { BookReport } from "../book-report.ts";

/** Mayor y balances: the official book, month by month, of what each account brings, moves and leaves. */
export const mainLedger = {
  id: "main-ledger",
  path: "mayor-y-balances",
  title: "Mayor y balances",
  words: "libro oficial mayor balances mensual resumen",
  parameters: ["months"],
  load: () => import("./make-main-ledger.ts"),
} as const satisfies BookReport;
