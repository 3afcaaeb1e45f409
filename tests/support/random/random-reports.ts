import fc from "fast-check";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { compareEntries, type Entry, type EntryContent } from "#domain/accounting/entries/entry.ts";
import { balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import { ledgerOf } from "#domain/accounting/ledger/ledger.ts";
import { trialBalance } from "#domain/accounting/ledger/trial-balance.ts";
import { TRIAL_LEVELS, type TrialLevel } from "#domain/accounting/ledger/trial-level.ts";
import { day, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Report } from "#domain/report/report.ts";
import { ReportBuilder } from "#domain/report/report-builder.ts";
import {
  addEntries,
  journalColumns,
  journalEntryRows,
  journalTotalRow,
  monthSumsRow,
  NO_SUMS,
} from "#reports/journal/journal-report.ts";
import { ledgerReport } from "#reports/ledger/ledger-report.ts";
import { trialBalanceReport } from "#reports/trial-balance/trial-balance-report.ts";
import { arbitraryContent, posted } from "../builders.ts";

const chart = pucChart();
const HEAD = { subtitle: "Ferretería La Sabana S.A.S.", period: "noviembre de 2026" };
const FIRST = day("1900-01-01");
const LAST = day("2199-12-31");
const CUT = day("2026-06-30");

const inOrder = (contents: readonly EntryContent[]): Entry[] =>
  contents.map((content, index) => posted(index + 1, content)).sort(compareEntries);

function trialOf(contents: readonly EntryContent[], level: TrialLevel): Report {
  const of = (past: boolean) =>
    balancesOfLines(contents.filter(({ date }) => date <= CUT === past).flatMap(({ lines }) => lines));
  const trial = trialBalance({ chart, opening: of(true), movements: of(false), level, zeros: true });
  return trialBalanceReport(chart, trial, HEAD);
}

function ledgerReportOf(contents: readonly EntryContent[]): Report {
  const entries = inOrder(contents);
  const account = chart.byCode.get(entries[0]?.lines[0]?.account ?? "1110") ?? chart.accounts[0];
  if (account === undefined) throw new Error("an empty chart");
  const named = entries.filter(({ lines }) => lines.some((line) => line.account === account.code));
  const opening = { debit: 0, credit: 0 } as Parameters<typeof ledgerOf>[0]["opening"];
  const ledger = ledgerOf({ account, opening, entries: named, from: FIRST, to: LAST });
  return ledgerReport(chart, ledger, HEAD, FIRST);
}

/** The journal as a single report, laid out like the parts of a printed book. */
function journalReportOf(contents: readonly EntryContent[]): Report {
  const entries = inOrder(contents);
  const table = new ReportBuilder(journalColumns(chart));
  const months = [...new Set(entries.map(({ date }) => monthOf(date)))].map((month) => {
    const own = entries.filter(({ date }) => monthOf(date) === month);
    const first = table.next;
    for (const row of own.flatMap((entry) => journalEntryRows(chart, entry))) table.add(row);
    return table.add(monthSumsRow(chart, month, addEntries(NO_SUMS, own)), table.since(first));
  });
  table.add(journalTotalRow(chart, addEntries(NO_SUMS, entries)), months);
  return table.report({ title: "Libro diario", ...HEAD });
}

const arbitraryContents = fc.array(arbitraryContent, { minLength: 1, maxLength: 25 });

/** Trial balances, ledgers and journals of random entries. */
export const arbitraryReport: fc.Arbitrary<Report> = fc.oneof(
  fc.tuple(arbitraryContents, fc.constantFrom(...TRIAL_LEVELS)).map((args) => trialOf(...args)),
  arbitraryContents.map(ledgerReportOf),
  arbitraryContents.map(journalReportOf),
);
