import type { ComponentType } from "react";
import type { RegisteredReport } from "#reports/reports.ts";
import { LedgerScreen } from "./ledger/ledger-screen.tsx";
import { PlainReport } from "./plain-report.tsx";
import type { ReportScreenProps } from "./report-props.ts";
import { MainLedgerScreen, TrialBalanceScreen } from "./trial-balance/trial-balance-screen.tsx";

/** Reports that show more than their rows. */
const OWN_SCREENS: Readonly<Partial<Record<RegisteredReport["id"], ComponentType<ReportScreenProps>>>> = {
  ledger: LedgerScreen,
  "main-ledger": MainLedgerScreen,
  trial: TrialBalanceScreen,
};

/** Any report of a book, by its own screen where it has one. */
export function ReportScreen(props: ReportScreenProps & { readonly report: RegisteredReport }) {
  const Screen = OWN_SCREENS[props.report.id] ?? PlainReport;
  return <Screen {...props} />;
}
