import { Link, useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Report } from "#domain/report/report.ts";
import { monthOfPeriod, type Period, periodText } from "#domain/report/report-period.ts";
import { trialBalanceReport } from "#reports/trial-balance/trial-balance-report.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { ReportView } from "#ui/accounting/report/report-view.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { BookFrame, ReadFailed } from "./book-frame.tsx";
import type { TrialSearch } from "./ledger-search.ts";
import { ReportExport } from "./report-export.tsx";
import { reportHead } from "./report-head.ts";
import { moveAmongRows } from "./row-keys.ts";
import { ledgerTexts as texts } from "./texts.ts";
import { TrialList } from "./trial-list.tsx";
import { TrialToolbar } from "./trial-toolbar.tsx";
import { type TrialView, useTrialBalance } from "./use-trial-balance.ts";

interface TrialBalanceScreenProps {
  readonly search: TrialSearch;
  readonly onSearch: (search: TrialSearch) => void;
  /** The tabs of Libro Contable. */
  readonly tabs: ReactNode;
}

interface ContentProps extends Omit<TrialBalanceScreenProps, "tabs"> {
  readonly open: OpenBook;
}

/** The period as the address says it: a month when it is one, else its two days. */
function withPeriod(search: TrialSearch, period: Period): TrialSearch {
  const { periodo: _month, desde: _from, hasta: _to, ...rest } = search;
  const month = monthOfPeriod(period);
  return month === null ? { ...rest, desde: period.from, hasta: period.to } : { ...rest, periodo: month };
}

function withZeros(search: TrialSearch, zeros: boolean): TrialSearch {
  const { ceros: _was, ...rest } = search;
  return zeros ? { ...rest, ceros: true } : rest;
}

/** Where the focus was when an account was opened, so that Back finds it again. For this visit only. */
const lastAccounts = new Map<string, AccountCode>();

interface TableProps {
  readonly open: OpenBook;
  readonly view: TrialView;
  readonly report: Report;
}

function Table({ open, view, report }: TableProps) {
  const navigate = useNavigate();
  const phone = useMediaQuery(PHONE);
  const frame = useRef<HTMLDivElement>(null);
  const { chart, book } = open;
  const place = `${book.id} ${view.period.from} ${view.period.to} ${view.level}`;
  const openAccount = (cuenta: AccountCode) => {
    lastAccounts.set(place, cuenta);
    const { from, to } = view.period;
    void navigate({
      to: "/dashboard/libro-contable/mayor",
      search: { book: book.id, cuenta, desde: from, hasta: to },
    });
  };
  const returning = lastAccounts.get(place);
  const row = report.rows.findIndex(
    (each) => each.source?.kind === "account" && each.source.account === returning,
  );
  useEffect(() => {
    if (row < 0) return;
    lastAccounts.delete(place);
    frame.current?.querySelectorAll<HTMLElement>("tbody > tr")[row]?.querySelector("button")?.focus();
  }, [row, place]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move among the rows' own buttons
    <div
      ref={frame}
      className="mt-4"
      onKeyDown={(event: KeyboardEvent) => moveAmongRows(event, frame.current)}
    >
      <p className="no-print mb-2 text-caption text-muted">
        {periodText(view.period, view.today)}. {texts.inPesos}
      </p>
      {phone ? <TrialList chart={chart} trial={view.trial} onOpen={openAccount} /> : null}
      <ReportView
        report={report}
        className={phone ? "print-only" : ""}
        onOpen={(source) => {
          if (source.kind === "account") openAccount(source.account);
        }}
      />
    </div>
  );
}

function NoFigures({ open }: { readonly open: OpenBook }) {
  const empty = open.book.entries === 0;
  return (
    <div className="mt-4">
      <EmptyState
        level={2}
        title={empty ? texts.emptyTitle : texts.emptyPeriodTitle}
        text={empty ? texts.emptyText : texts.emptyPeriodText}
        actions={
          <Link
            to="/journal/complex"
            search={{ book: open.book.id }}
            className={buttonClass({ variant: "primary" })}
          >
            {texts.toJournal}
          </Link>
        }
      />
    </div>
  );
}

function Content({ open, search, onSearch }: ContentProps) {
  const view = useTrialBalance(open.book, open.chart, search);
  if (view.state === "loading") return <SkeletonRows label={texts.loading} />;
  if (view.state === "failed") return <ReadFailed trouble={view.trouble} />;
  const { trial, period, today } = view.value;
  const report = trialBalanceReport(open.chart, trial, reportHead(open, period, today));
  const empty = trial.classes.length === 0;
  return (
    <>
      <TrialToolbar
        chart={open.chart}
        view={view.value}
        zeros={search.ceros ?? false}
        onPeriod={(period) => onSearch(withPeriod(search, period))}
        onLevel={(nivel) => onSearch({ ...search, nivel })}
        onZeros={(zeros) => onSearch(withZeros(search, zeros))}
        exporting={empty ? null : <ReportExport {...{ open, report, period, today }} />}
      />
      {empty ? <NoFigures open={open} /> : <Table open={open} view={view.value} report={report} />}
    </>
  );
}

/** Balance de comprobación: what each account brought, moved and leaves, and whether the sums agree. */
export function TrialBalanceScreen({ search, onSearch, tabs }: TrialBalanceScreenProps) {
  return (
    <BookFrame
      title={texts.trialTitle}
      bookId={search.book}
      tabs={tabs}
      onBook={(book) => onSearch({ ...search, book })}
    >
      {(open) => <Content open={open} search={search} onSearch={onSearch} />}
    </BookFrame>
  );
}
