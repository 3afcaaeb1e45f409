import type { ReactNode } from "react";
import type { View } from "#domain/access/pending-intent.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import type { MonthSheet } from "#storage/queries/books/journal.ts";
import { ReportView } from "#ui/accounting/report/report-view.tsx";
import { usePrinting } from "#ui/kit/use-printing.ts";
import { printTexts as texts } from "./texts.ts";
import { useKeptPlace } from "./use-kept-place.ts";
import { useMonthReport } from "./use-month-report.ts";

interface PrintedMonthProps {
  readonly open: OpenBook;
  readonly month: MonthSheet;
}

function Paper({ open, month }: PrintedMonthProps) {
  const report = useMonthReport(open, month);
  const printing = usePrinting();
  if (!printing) return null;
  if (report !== null) return <ReportView report={report} className="print-only" />;
  return (
    <div className="print-only">
      <h2 className="title-block">{texts.early}</h2>
      <p>{texts.earlyText}</p>
    </div>
  );
}

interface OnScreenProps extends Omit<PrintedMonthProps, "month"> {
  /** Null until it is read. */
  readonly month: MonthSheet | null;
  readonly view: View;
  /** The entry that the address asks for. */
  readonly asked?: number | undefined;
  /** Part of another screen: no place to come back to, and the screen prints itself. */
  readonly isEmbedded?: boolean;
  readonly children: ReactNode;
}

/** A journal on screen, whose list holds the rows in sight; on paper, the whole month in its place. */
export function JournalOnScreen({ open, month, view, asked, isEmbedded = false, children }: OnScreenProps) {
  const shown = isEmbedded ? null : month;
  useKeptPlace({ view, book: open.book.id, month: shown?.month ?? null, entry: asked ?? null });
  return (
    <>
      <div className="no-print contents">{children}</div>
      {shown === null ? null : <Paper open={open} month={shown} />}
    </>
  );
}
