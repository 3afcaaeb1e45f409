import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { displayName } from "#domain/accounting/chart.ts";
import { tAccount } from "#domain/accounting/ledger/t-account.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Report } from "#domain/report/report.ts";
import type { ReportBook, ReportSearch } from "#reports/book-report.ts";
import { type MadeLedger, makeLedger, type ShownLedger } from "#reports/ledger/make-ledger.ts";
import { TAccountView } from "#ui/accounting/accounts/t-account-view.tsx";
import { BalanceStepChart } from "#ui/accounting/indicators/balance-step-chart.tsx";
import { ReportView } from "#ui/accounting/report/report-view.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { useDensity } from "#ui/kit/tables/use-density.ts";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { BookFrame, ReadFailed } from "../book-frame.tsx";
import { NoEntries, UnknownAccount } from "../no-figures.tsx";
import { ReportExport } from "../report-export.tsx";
import type { ReportScreenProps } from "../report-props.ts";
import { reportTexts as texts } from "../texts.ts";
import { useMadeReport } from "../use-made-report.ts";
import { lastOpened, rememberOpened } from "./ledger-memory.ts";
import { balanceSteps, type LedgerRow, ledgerRows, rowKey } from "./ledger-rows.ts";
import { LedgerTable } from "./ledger-table.tsx";
import { LedgerToolbar } from "./ledger-toolbar.tsx";

interface ReadyProps {
  readonly open: ReportBook;
  readonly view: MadeLedger;
  readonly shown: ShownLedger;
  readonly report: Report;
  readonly search: ReportSearch;
  readonly withT: boolean;
  readonly density: "comfortable" | "compact";
}

/** The account's T with its last movements, alone: the form taught in a first course. */
function LedgerT({ open, shown }: Pick<ReadyProps, "open" | "shown">) {
  const { ledger } = shown;
  const last = ledger.months.at(-1)?.lines.at(-1)?.entry.date;
  const account = tAccount(ledger, [], last ?? open.book.start);
  return (
    <div className="mx-auto my-5 max-w-md">
      <TAccountView
        account={account}
        name={displayName(open.chart, ledger.account)}
        showCode={open.chart.showsCodes}
      />
    </div>
  );
}

function Ready({ open, view, shown, report, search, withT, density }: ReadyProps) {
  const navigate = useNavigate();
  const { ledger } = shown;
  const rows = useMemo(() => ledgerRows(ledger), [ledger]);
  const steps = useMemo(() => balanceSteps(rows), [rows]);
  const [picked, setPicked] = useState<number | null>(null);
  // The first screen of a phone is for the entries: the line of the balance follows them.
  const phone = useMediaQuery(PHONE);
  const returning = lastOpened(search);
  const found = returning === null ? -1 : rows.findIndex((row) => rowKey(row) === returning);
  const openEntry = (row: LedgerRow) => {
    if (row.kind !== "line") return;
    rememberOpened(search, rowKey(row));
    const { date, number } = row.line.entry;
    void navigate({
      to: "/journal/complex",
      search: { book: open.book.id, periodo: monthOf(date), asiento: number },
    });
  };
  const chart = (
    <BalanceStepChart
      name={displayName(open.chart, ledger.account)}
      from={view.period.from}
      to={view.period.to}
      opening={ledger.opening}
      points={steps}
      onPick={(index) => setPicked(steps[index]?.row ?? null)}
    />
  );
  return (
    <>
      <div className="no-print mt-1 md:mt-3">
        {withT ? <LedgerT open={open} shown={shown} /> : null}
        {phone ? null : chart}
      </div>
      <LedgerTable
        chart={open.chart}
        view={view}
        shown={shown}
        rows={rows}
        density={density}
        revealed={picked ?? (found < 0 ? null : found)}
        onOpen={openEntry}
      />
      {phone ? <div className="no-print mt-3">{chart}</div> : null}
      <ReportView report={report} className="print-only" />
    </>
  );
}

interface ContentProps extends Omit<ReportScreenProps, "tabs" | "make"> {
  readonly open: ReportBook;
}

function Content({ open, report: definition, search, onSearch }: ContentProps) {
  const view = useMadeReport({ id: definition.id, make: makeLedger }, open, search);
  const [density, setDensity] = useDensity("mayor", "compact");
  const [withT, setWithT] = useState(false);
  if (view.state === "loading") return <SkeletonRows label={texts.loading} />;
  if (view.state === "failed") return <ReadFailed trouble={view.trouble} />;
  const { account, shown, report, period, cutoff } = view.value;
  if (account.balances.size === 0) return <NoEntries open={open} />;
  return (
    <>
      <LedgerToolbar
        book={open.book.id}
        chart={open.chart}
        view={view.value}
        density={density}
        withT={withT}
        onDensity={setDensity}
        onT={() => setWithT(!withT)}
        onAccount={(cuenta) => onSearch({ ...search, cuenta })}
        onPeriod={({ from, to }) => onSearch({ ...search, desde: from, hasta: to })}
        exporting={
          report === null ? null : (
            <ReportExport open={open} report={report} period={period} cutoff={cutoff} />
          )
        }
      />
      {shown === null || report === null ? (
        <UnknownAccount report={definition.title} search={search} />
      ) : (
        <Ready
          key={`${shown.ledger.account.code} ${period.from} ${period.to}`}
          open={open}
          view={view.value}
          shown={shown}
          report={report}
          search={search}
          withT={withT}
          density={density}
        />
      )}
    </>
  );
}

/** Libro mayor: one account, with running balance, brought forward and summed month by month. */
export function LedgerScreen({ tabs, make: _make, ...props }: ReportScreenProps) {
  const { report, search, onSearch } = props;
  return (
    <BookFrame title={report.title} bookId={search.book} tabs={tabs} onBook={(book) => onSearch({ book })}>
      {(open) => <Content key={open.book.id} open={open} {...props} />}
    </BookFrame>
  );
}
