import { makeTrialBalance } from "#reports/trial-balance/make-trial-balance.ts";
import { PlainReport } from "../plain-report.tsx";
import type { ReportScreenProps } from "../report-props.ts";
import { TrialList } from "./trial-list.tsx";

/** Balance de comprobación: on a phone each account is a block of its three pairs. */
export function TrialBalanceScreen(props: ReportScreenProps) {
  return (
    <PlainReport
      {...props}
      make={makeTrialBalance}
      phone={({ chart }, { trial }, onOpen) => (
        <TrialList chart={chart} trial={trial} onOpen={(account) => onOpen({ kind: "account", account })} />
      )}
    />
  );
}
