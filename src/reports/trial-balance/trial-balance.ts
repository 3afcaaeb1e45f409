import type { BookReport } from "../book-report.ts";

/** Balance de comprobación: what each account brought, moved and leaves. */
export const trialBalanceEntry = {
  id: "trial",
  path: "comprobacion",
  title: "Balance de comprobación",
  parameters: ["month", "level", "zeros"],
  load: async () => (await import("../makers.ts")).MAKERS.makeTrialBalance,
} as const satisfies BookReport;
