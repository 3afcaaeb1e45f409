import type { BookReport } from "../book-report.ts";

/** Balance de comprobación: what each account brought, moved and leaves. */
export const trialBalanceEntry = {
  id: "trial",
  path: "comprobacion",
  title: "Balance de comprobación",
  words: "sumas y saldos",
  parameters: ["month", "level", "zeros"],
  load: () => import("./make-trial-balance.ts"),
} as const satisfies BookReport;
