import Printer from "lucide-react/icons/printer";
import Rows3 from "lucide-react/icons/rows-3";
import { type ReactNode, useMemo } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Period } from "#domain/report/report-period.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { PeriodFields } from "#ui/accounting/report/period-fields.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import type { Density } from "#ui/kit/tables/use-density.ts";
import { ledgerTexts as texts } from "./texts.ts";
import { balanceOf, type LedgerView, movedAccounts } from "./use-ledger.ts";

interface LedgerToolbarProps {
  readonly chart: Chart;
  readonly view: LedgerView;
  readonly density: Density;
  readonly withT: boolean;
  readonly onDensity: (density: Density) => void;
  readonly onT: () => void;
  readonly onAccount: (code: AccountCode) => void;
  readonly onPeriod: (period: Period) => void;
  /** Where there is something to export. */
  readonly exporting: ReactNode;
}

export function PrintButton() {
  return (
    <Button variant="ghost" icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
      {texts.print}
    </Button>
  );
}

/** Which account, which days, and how it is shown. */
export function LedgerToolbar(props: LedgerToolbarProps) {
  const { chart, view, density, withT, onDensity, onT, onAccount, onPeriod, exporting } = props;
  const { balances, shown } = view;
  const recent = useMemo(() => movedAccounts(chart, balances), [chart, balances]);
  const compact = density === "compact";
  return (
    <div className="no-print flex flex-wrap items-start gap-2">
      <AccountPicker
        aria-label={texts.account}
        className="w-full md:w-80"
        chart={chart}
        value={shown?.ledger.account.code ?? null}
        onChange={onAccount}
        recent={recent}
        balanceOf={(code) => {
          const account = chart.byCode.get(code);
          return account && balanceOf(account, balances);
        }}
      />
      <PeriodFields period={view.period} today={view.today} used={view.used} onPeriod={onPeriod} />
      <div className="ml-auto flex items-center gap-1">
        <IconButton
          className="hidden md:inline-flex"
          label={compact ? texts.comfortableRows : texts.compactRows}
          icon={<Rows3 size={18} aria-hidden="true" />}
          onClick={() => onDensity(compact ? "comfortable" : "compact")}
        />
        <Button variant={withT ? "outline" : "ghost"} aria-pressed={withT} onClick={onT}>
          {texts.tAccount}
        </Button>
        <PrintButton />
        {exporting}
      </div>
    </div>
  );
}
