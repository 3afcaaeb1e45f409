import { type Chart, makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { type ImportPlan, NO_CHOICES, planImport } from "#domain/import/books/import-plan.ts";
import { lackingAccounts } from "#domain/import/books/lacking-accounts.ts";
import type { RawReading } from "#domain/import/books/raw-entries.ts";
import { readBookTable } from "#domain/import/books/read-book-table.ts";
import { lackingIn, recogniseSheet, worthAsBook } from "#domain/import/books/recognise.ts";
import type { SheetBook } from "#domain/import/table/sheet.ts";
import { titlePeriod } from "#domain/import/table/title-period.ts";
import type { Expected } from "./expected.ts";
import { clean, type ReadAs, sheetIn, sumOf, TODAY } from "./facts.ts";

const PUC = pucChart();

/** Whether one of the texts is what the stranger says; that, to be compared, or else the first of them. */
function told(texts: readonly string[], said: string): string {
  const found = texts.find(
    (text) => clean(text) === clean(said) || clean(text).startsWith(`${clean(said)},`),
  );
  return found === undefined ? (texts.find((text) => text !== "") ?? "") : said;
}

/** The plan of a reading in a book that takes the accounts of the file as its own, or beside what is proposed. */
function planned(reading: RawReading): ImportPlan {
  const world = { closed: new Set<never>(), known: new Map<string, number>(), today: TODAY };
  const plan = (chart: Chart, accounts = NO_CHOICES.accounts) =>
    planImport({ reading, chart, ...world, choices: { ...NO_CHOICES, accounts } });
  let chart = PUC;
  for (;;) {
    const lacking = lackingAccounts(chart, plan(chart).unknown);
    const own = lacking.filter(({ mayBeOwn }) => mayBeOwn);
    if (own.length === 0) {
      const posting = chart.accounts.find((each) => each.posting)?.code ?? null;
      const chosen = lacking.flatMap(({ key, proposal }) => {
        const account = proposal !== null && chart.byCode.get(proposal)?.posting ? proposal : posting;
        return account === null ? [] : [[key, account] as const];
      });
      return plan(chart, new Map(chosen));
    }
    chart = withOwnAccounts(
      chart,
      own.map(({ code, name }) => makeOwnAccount(chart, code, name)),
    );
  }
}

/** What came in and went out by the means of each operation, which is the first of its lines. */
function flows({ entries }: RawReading): { readonly in: number; readonly out: number } {
  const means = entries.flatMap(({ lines }) => lines.slice(0, 1));
  const of = (wanted: string) =>
    sumOf(means.flatMap(({ side, value }) => (side === wanted ? [value.value] : [])));
  return { in: of("debit"), out: of("credit") };
}

export function ofBook(book: SheetBook, expected: Expected): ReadAs {
  const sheet = sheetIn(book, worthAsBook);
  const layout = recogniseSheet(sheet);
  if (layout === null) return { facts: {}, asked: ["columns"] };
  const said = titlePeriod(sheet.rows.slice(0, layout.next), [sheet.name, expected.file], TODAY);
  const order = { layout, today: TODAY, said, openingDay: said?.to ?? TODAY };
  const reading = readBookTable(sheet, order);
  const { entries, held, debit } = planned(reading);
  const lines = reading.entries
    .flatMap((entry) => entry.lines.map((line) => ({ ...line, entry })))
    .sort((a, b) => a.row - b.row);
  const side = (wanted: string) =>
    sumOf(lines.flatMap(({ side: own, value }) => (own === wanted ? [value.value] : [])));
  const days = reading.entries.map(({ date }) => date ?? "").sort();
  const text = (at: number, wanted: string) => {
    const line = lines.at(at);
    if (line === undefined) return "";
    const { entry, text: own, name } = line;
    return told([name, own, entry.description, `${entry.description}, ${own}`], wanted);
  };
  const common = { first: text(0, expected.first), last: text(-1, expected.last) };
  const asked = [
    ...lackingIn(layout),
    ...held.map(({ row, reasons }) => `row ${row}: ${reasons.map((each) => JSON.stringify(each)).join(" ")}`),
  ];
  const isWhole = held.length > 0 || debit === side("debit");
  if (!isWhole) throw new Error("a plan without what is not held");
  if (expected.kind === "operations")
    return {
      facts: { ...common, rows: entries.length, ...flows(reading), firstDay: days[0], lastDay: days.at(-1) },
      asked,
    };
  const sides = { rows: lines.length, debit: side("debit"), credit: side("credit") };
  if (expected.kind === "trial-balance")
    return { facts: { ...common, ...sides, date: said?.to ?? null }, asked };
  const codes = [...new Set(lines.map(({ code }) => code))].sort();
  return {
    facts: {
      ...common,
      ...sides,
      ...(expected.codes !== undefined && { codes }),
      entries: entries.length,
      firstDay: days[0],
      lastDay: days.at(-1),
    },
    asked,
  };
}
