import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Report } from "#domain/report/report.ts";
import { monthPeriod } from "#domain/report/report-period.ts";
import { journalMonthReport } from "#reports/journal/journal-report.ts";
import { reportHead } from "#reports/report-head.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { entriesOfMonths, type MonthSheet } from "#storage/queries/books/journal.ts";

/** The month is read once nothing changes for so long (ms): a month of thousands of entries delays no first row. */
export const PRINT_READ_AFTER_MS = 1500;

const asksToPrint = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "p";

/**
 * The whole month as a report. Read before anybody prints: the browser takes its picture of the page without waiting
 * for the store. The keys that print wait for a report that is not read yet. Null until it is read.
 */
export function useMonthReport(open: OpenBook, month: MonthSheet): Report | null {
  const storage = useStorage();
  const now = useToday(storage.clock);
  const [read, setRead] = useState<Report | null>(null);
  useEffect(() => {
    let wanted = true;
    let reading: Promise<void> | null = null;
    let isRead = false;
    const readMonth = async () => {
      const entries = await entriesOfMonths(storage, open.book.id, month.month, month.month);
      if (!wanted) return;
      const broughtForward = { debit: month.broughtForwardDebit, credit: month.broughtForwardCredit };
      const input = { chart: open.chart, month: month.month, entries, broughtForward };
      const head = reportHead(open, monthPeriod(month.month), now);
      const report = journalMonthReport({ ...input, drafts: month.unfinished }, head);
      isRead = true;
      // On the page before the browser is asked to print it.
      flushSync(() => setRead(report));
    };
    // A failure is reported by the rest of the screen.
    const readOnce = () => (reading ??= readMonth().catch(() => undefined));
    const timer = setTimeout(readOnce, PRINT_READ_AFTER_MS);
    const waitToPrint = (event: KeyboardEvent) => {
      if (isRead || !asksToPrint(event)) return;
      event.preventDefault();
      void readOnce().then(() => wanted && window.print());
    };
    window.addEventListener("keydown", waitToPrint);
    return () => {
      wanted = false;
      clearTimeout(timer);
      window.removeEventListener("keydown", waitToPrint);
    };
  }, [storage, open, month, now]);
  return read;
}
