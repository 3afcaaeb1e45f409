import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { journalEntry, journalHead } from "#formats/journal-text/write-journal.ts";

/** A whole journal as plain text. */
export function writeJournal(title: string, chart: Chart, entries: Iterable<Entry>): string {
  return [journalHead(title), ...[...entries].map((entry) => journalEntry(chart, entry))].join("");
}
