import { useEffect, useState } from "react";
import { today } from "#domain/kernel/clock.ts";
import type { Report } from "#domain/report/report.ts";
import { monthPeriod } from "#domain/report/report-period.ts";
import { journalMonthReport } from "#reports/journal/journal-report.ts";
import { reportHead } from "#reports/report-head.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { entriesOfMonths, type JournalMonth } from "#storage/queries/books/journal.ts";

/** The month is read once nothing changes for so long (ms), so that it costs no entry its speed. */
const AT_REST = 300;

/**
 * The whole month as a report. Read before anybody prints: the browser takes its picture of the page without waiting
 * for the store. Null until it is read.
 */
export function useMonthReport(open: OpenBook, month: JournalMonth): Report | null {
  const storage = useStorage();
  const [read, setRead] = useState<Report | null>(null);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => {
      entriesOfMonths(storage, open.book.id, month.month, month.month).then(
        (entries) => {
          if (!wanted) return;
          const brought = { debit: month.broughtDebit, credit: month.broughtCredit };
          const input = { chart: open.chart, month: month.month, entries, brought };
          const head = reportHead(open, monthPeriod(month.month), today(storage.clock));
          setRead(journalMonthReport({ ...input, drafts: month.drafts.length }, head));
        },
        // The rest of the screen reports the storage failure.
        () => undefined,
      );
    }, AT_REST);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [storage, open, month]);
  return read;
}
