import { makeMainLedger } from "#reports/trial-balance/make-main-ledger.ts";
import { makeTrialBalance } from "#reports/trial-balance/make-trial-balance.ts";
import { StepDone } from "#session/first-week/step-done.tsx";
import { PlainReport } from "../plain-report.tsx";
import type { ReportScreenProps } from "../report-props.ts";
import { TrialList } from "./trial-list.tsx";
import { TrialSource } from "./trial-source.tsx";

/** Balance de comprobación: on a phone each account is a block of its three pairs. */
export function TrialBalanceScreen(props: ReportScreenProps) {
  return (
    <PlainReport
      {...props}
      make={makeTrialBalance}
      Source={TrialSource}
      seen={<StepDone step="trial" />}
      phone={({ chart }, { trial, report }, onOpen, figures) => (
        <TrialList
          chart={chart}
          trial={trial}
          sums={report.rows.find(({ kind }) => kind === "total")?.sums}
          figures={figures}
          onOpen={(account) => onOpen({ kind: "account", account })}
        />
      )}
    />
  );
}

/** Mayor y balances: a trial balance of each month, whose figures open in the same way. */
export function MainLedgerScreen(props: ReportScreenProps) {
  return <PlainReport {...props} make={makeMainLedger} Source={TrialSource} />;
}
