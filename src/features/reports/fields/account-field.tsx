import { useMemo } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { balanceOf, movedAccounts } from "#domain/accounting/ledger/moved-accounts.ts";
import type { AccountChoice } from "#reports/book-report.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { reportTexts as texts } from "../texts.ts";

interface AccountFieldProps {
  readonly chart: Chart;
  readonly account: AccountChoice;
  /** Null: of all accounts, in a report that may be. */
  readonly onAccount: (code: AccountCode | null) => void;
}

/** Which account a report is of; those that moved come first. */
export function AccountField({
  chart,
  account: { chosen, balances, optional },
  onAccount,
}: AccountFieldProps) {
  const recent = useMemo(() => movedAccounts(chart, balances), [chart, balances]);
  return (
    <AccountPicker
      aria-label={texts.account}
      className="w-full md:w-80"
      chart={chart}
      value={chosen?.code ?? null}
      onChange={onAccount}
      recent={recent}
      withClosed
      {...(optional && { placeholder: texts.allAccounts, onClear: () => onAccount(null) })}
      balanceOf={(code) => {
        const account = chart.byCode.get(code);
        return account && balanceOf(account, balances);
      }}
    />
  );
}
