import { useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Report, ReportSource } from "#domain/report/report.ts";
import { periodText } from "#domain/report/report-period.ts";
import type { MadeReport, ReportBook } from "#reports/book-report.ts";
import { ledger } from "#reports/ledger/ledger.ts";
import { partyLedger } from "#reports/party-ledger/party-ledger.ts";
import { reportPlace } from "#reports/reports.ts";
import { headTexts } from "#reports/texts.ts";
import type { ReportFigures } from "#ui/accounting/report/report-rows.tsx";
import { ReportView } from "#ui/accounting/report/report-view.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { moveAmongRows } from "./row-keys.ts";

/** The row that was opened in each report, so that Back finds it again. For this visit only. */
const lastOpened = new Map<string, string>();

const keyOf = (source: ReportSource) => JSON.stringify(source);

/** Opens where a row comes from: the ledger of its account or third party, its entry. A line of a statement opens in its own screen. */
function useOpenSource({ book }: ReportBook, { period }: MadeReport): (source: ReportSource) => void {
  const navigate = useNavigate();
  return (source) => {
    if (source.kind === "account") {
      const { from, to } = source.period ?? period;
      const search = { book: book.id, cuenta: source.account, desde: from, hasta: to };
      void navigate({ ...reportPlace(ledger), search });
    }
    if (source.kind === "party") {
      const search = { book: book.id, tercero: source.party, cuenta: source.account };
      void navigate({
        ...reportPlace(partyLedger),
        search: { ...search, desde: period.from, hasta: period.to },
      });
    }
    if (source.kind === "entry") {
      const search = { book: book.id, periodo: monthOf(source.date), asiento: source.number };
      void navigate({ to: "/journal/complex", search });
    }
  };
}

interface ReportBodyProps {
  readonly open: ReportBook;
  readonly made: MadeReport;
  readonly report: Report;
  /** Tells this report from others, and from itself with other parameters. */
  readonly place: string;
  /** In the place of the table on a phone. */
  readonly phone: (onOpen: (source: ReportSource) => void) => ReactNode;
  readonly figures: ReportFigures | undefined;
}

/** A report as a table: arrows go from row to row, Enter opens where it comes from, Back finds the row again. */
export function ReportBody({ open, made, report, place, phone, figures }: ReportBodyProps) {
  const openSource = useOpenSource(open, made);
  const onPhone = useMediaQuery(PHONE);
  const frame = useRef<HTMLDivElement>(null);
  const onOpen = (source: ReportSource) => {
    lastOpened.set(place, keyOf(source));
    openSource(source);
  };
  const returning = lastOpened.get(place);
  const row = report.rows.findIndex(({ source }) => source !== undefined && keyOf(source) === returning);
  useEffect(() => {
    if (row < 0) return;
    lastOpened.delete(place);
    frame.current?.querySelectorAll<HTMLElement>("tbody > tr")[row]?.querySelector("button")?.focus();
  }, [row, place]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move among the rows' own buttons
    <div
      ref={frame}
      className="mt-2 md:mt-4"
      onKeyDown={(event: KeyboardEvent) => moveAmongRows(event, frame.current)}
    >
      <p className="no-print mb-1 text-caption text-muted md:mb-2">
        {periodText(made.period, made.cutoff)}
        <span className="max-md:sr-only">. {headTexts.inPesos}</span>
      </p>
      {onPhone ? phone(onOpen) : null}
      <ReportView report={report} className={onPhone ? "print-only" : ""} figures={figures} onOpen={onOpen} />
    </div>
  );
}
