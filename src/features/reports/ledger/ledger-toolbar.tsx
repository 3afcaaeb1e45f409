import { Link } from "@tanstack/react-router";
import Rows3 from "lucide-react/icons/rows-3";
import type { ReactNode } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import { type Chart, displayName } from "#domain/accounting/chart.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { Period } from "#domain/report/report-period.ts";
import { readLedger } from "#domain/statement/reading/ledger-reading.ts";
import { ReadingButton } from "#flows/interpretation/interpret-button.tsx";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import type { MadeLedger } from "#reports/ledger/make-ledger.ts";
import { partyLedger } from "#reports/party-ledger/party-ledger.ts";
import { reportPlace } from "#reports/reports.ts";
import { PeriodFields } from "#ui/accounting/report/period-fields.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { FoldingTools } from "#ui/kit/controls/folding-tools.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import type { Density } from "#ui/kit/tables/use-density.ts";
import { AccountField } from "../fields/account-field.tsx";
import { PrintButton } from "../print-button.tsx";
import { reportTexts as texts } from "../texts.ts";

interface LedgerToolbarProps {
  readonly book: BookId;
  readonly chart: Chart;
  readonly view: MadeLedger;
  readonly density: Density;
  readonly withT: boolean;
  readonly onDensity: (density: Density) => void;
  readonly onT: () => void;
  readonly onAccount: (code: AccountCode) => void;
  readonly onPeriod: (period: Period) => void;
  /** Export control, if there is anything to export. */
  readonly exporting: ReactNode;
}

function readingOf(shown: MadeLedger["shown"], chart: Chart) {
  return shown === null ? [] : readLedger(shown.ledger, displayName(chart, shown.ledger.account));
}

/** Selects account, period and display options. */
export function LedgerToolbar(props: LedgerToolbarProps) {
  const { book, chart, view, density, withT, onDensity, onT, onAccount, onPeriod, exporting } = props;
  const compact = density === "compact";
  return (
    <FoldingTools
      label={texts.options}
      main={
        <AccountField
          chart={chart}
          account={view.account}
          onAccount={(code) => code !== null && onAccount(code)}
        />
      }
    >
      <PeriodFields
        period={view.period}
        cutoff={view.cutoff}
        today={view.today}
        used={view.used}
        onPeriod={onPeriod}
      />
      <div className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-1">
        <IconButton
          className="hidden md:inline-flex"
          label={compact ? texts.comfortableRows : texts.compactRows}
          icon={<Rows3 size={18} aria-hidden="true" />}
          onClick={() => onDensity(compact ? "comfortable" : "compact")}
        />
        <Button variant={withT ? "outline" : "ghost"} aria-pressed={withT} onClick={onT}>
          {texts.tAccount}
        </Button>
        {view.shown === null ? null : (
          <Link
            {...reportPlace(partyLedger)}
            search={{
              book,
              cuenta: view.shown.ledger.account.code,
              desde: view.period.from,
              hasta: view.period.to,
            }}
            className={buttonClass({ variant: "ghost" })}
          >
            {texts.byParty}
          </Link>
        )}
        {view.shown === null ? null : (
          <ReadingButton
            label={texts.interpret}
            title={texts.interpretTitle}
            read={() => readingOf(view.shown, chart)}
            onPremium={openUpgrade}
          />
        )}
        <PrintButton />
        {exporting}
      </div>
    </FoldingTools>
  );
}
