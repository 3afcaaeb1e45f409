import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import { totalAssets, totalLiabilities } from "#domain/accounting/indicators.ts";
import { day, firstDay, yearOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { companyPeriods } from "#domain/statement/analysis/company-periods.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import type { RowsFromBook } from "#domain/statement/typed/brought-rows.ts";
import { placeRows, sumOf } from "#domain/statement/typed/place-rows.ts";
import { makeLedger } from "#reports/ledger/make-ledger.ts";
import { makeMovementsByMonth } from "#reports/movements-by-month/make-movements-by-month.ts";
import { makeTrialBalance } from "#reports/trial-balance/make-trial-balance.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { bookChart, getBook } from "#storage/queries/books/books.ts";
import { fillFromBook } from "#storage/queries/books/fill-from-book.ts";
import { cutoffOf } from "#storage/queries/books/last-posted.ts";
import { yearClosing } from "#storage/queries/books/year-closing.ts";
import { companyCard } from "#storage/queries/companies/company-figures.ts";
import { companyMonths } from "#storage/queries/companies/company-months.ts";
import { selectedCompanyYear } from "#storage/queries/companies/company-year.ts";
import { partyBalanceList } from "#storage/queries/parties/party-balances.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import { DATED_KINDS, datedBooks, datedShape } from "#tests/support/random/dated-books.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

type Lines = ReturnType<typeof makeStatement>["lines"];
function at(lines: Lines, key: string): number {
  const amount = lines.find((line) => line.key === key)?.amounts[0];
  if (amount === undefined) throw new Error(`no line ${key}`);
  return amount;
}

/** What the rows of a typed statement hold on some accounts, credits positive. */
const held = (rows: RowsFromBook["rows"], fits: RegExp) =>
  rows.reduce((sum, { code, debit, credit }) => (fits.test(code) ? sum + credit - debit : sum), 0);

/** What the ledger, the movements by month, the third parties and the closing tell of one book. */
async function readOthers(
  storage: AppStorage,
  open: Parameters<typeof makeLedger>[1],
  search: { readonly desde: Day; readonly hasta: Day },
  year: number,
) {
  const { book, chart } = open;
  const ledger = await makeLedger(storage, open, { ...search, cuenta: "1105" as AccountCode });
  const months = await makeMovementsByMonth(storage, open, search);
  const { nobody } = await partyBalanceList(storage, book, chart, ledger.cutoff);
  const closing = await yearClosing(storage, book, closingPeriod(year));
  const lines = [...closing.closing, ...closing.proposed].flatMap((each) => each.lines);
  const to36 = lines.filter(({ account }) => account.startsWith("36"));
  const result = to36.reduce((sum, { debit, credit }) => sum + credit - debit, 0);
  return { ledger, months, owed: nobody, result: closing.earlierOpen ? null : result };
}

async function readAll(storage: AppStorage, { companyId, books }: Awaited<ReturnType<typeof datedBooks>>) {
  const card = await companyCard(storage, companyId);
  const months = await companyMonths(storage, companyId);
  const last = months?.months.at(-1)?.month;
  const figures = card?.figures;
  if (!figures || !months || last === undefined) throw new Error("no figures");
  const asked = { from: day(`${figures.year}-01-01`), to: day(`${figures.year}-12-31`) };
  const cutoff = await cutoffOf(
    storage,
    books.map((id) => ({ id })),
    asked,
  );
  const period = { from: asked.from, to: cutoff };
  const statements = ["balance", "income", "equity", "cash"] as const;
  const facts = await statementFigures(storage, { books, periods: [period], statements });
  if (!facts) throw new Error("no facts");
  const [balance, income, equity, flow] = statements.map((kind) => makeStatement(kind, facts));
  const year = await selectedCompanyYear(storage);
  const fill = [];
  const trials = [];
  const others = [];
  for (const id of books) {
    const book = await getBook(storage, id);
    if (!book) throw new Error("no book");
    const chart = await bookChart(storage, book);
    const { rows } = await fillFromBook(
      storage,
      { statement: "balance", view: "complex" },
      book,
      null,
      cutoff,
    );
    fill.push(...rows);
    // What one book is owed is not offset with another's debt where each is brought by itself.
    const placed = placeRows(
      "balance",
      rows.map((row, index) => ({ ...row, id: String(index) })),
    );
    const alone = await statementFigures(storage, { books: [id], periods: [period], statements });
    const own = alone && at(makeStatement("balance", alone).lines, "assets");
    expect(sumOf(placed, ["current-assets", "other-assets"])).toBe(own);
    const open = { book, chart, company: null };
    const search = { desde: asked.from, hasta: asked.to };
    trials.push(await makeTrialBalance(storage, open, search));
    others.push(await readOthers(storage, open, search, figures.year));
  }
  const analysis = companyPeriods(months.months, last, months.cutOff ?? undefined).now;
  return { figures, analysis, cutoff, balance, income, equity, flow, year, fill, trials, others };
}

describe("every screen tells one date and one result (NIIF para PYMES 3.23, 4.11 f)", () => {
  it("on any books: entries after today, years open, closed and carried over, several books, a mistyped year", async () => {
    await fc.assert(
      fc.asyncProperty(datedShape, async (made) => {
        const storage = await openTestStorage({ newId });
        try {
          const found = await readAll(storage, await datedBooks(storage, made));
          const { figures, analysis, cutoff, balance, income, equity, flow, year, fill, trials, others } =
            found;
          const results: number[] = [];
          if (!balance || !income || !equity) throw new Error("no statements");
          expect(figures.year).toBeLessThanOrEqual(2027);
          expect([figures.cutOff, analysis.cutOff]).toEqual([cutoff, cutoff]);
          const assets = at(balance.lines, "assets");
          expect([totalAssets(figures.position), analysis.figures.assets]).toEqual([assets, assets]);
          const liabilities = at(balance.lines, "liabilities");
          expect(totalLiabilities(figures.position)).toBe(liabilities);
          const result = at(income.lines, "result");
          expect([figures.performance.netResult, analysis.figures.netResult]).toEqual([result, result]);
          expect(at(balance.lines, "result")).toBe(result);
          expect([...balance.checks, ...equity.checks].filter(({ holds }) => !holds)).toEqual([]);
          expect(held(fill, /^36/)).toBe(result);
          expect(held(fill, /^37/)).toBe(at(balance.lines, "retained"));
          expect(held(fill, /./)).toBe(0);
          // Each book counts to its own last day; the last of them is the day shown for all.
          const ends = trials.map((trial) => trial.cutoff).sort();
          expect(ends.at(-1)).toBe(cutoff);
          const cash = trials.reduce((sum, { trial }) => {
            const rows = trial.classes.flatMap((each) => each.rows);
            const row = rows.find(({ account }) => account.code === "1105");
            return sum + (row ? row.closing.debit - row.closing.credit : 0);
          }, 0);
          expect(figures.cash).toBe(cash);
          expect(at(flow?.lines ?? [], "end")).toBe(cash);
          for (const [index, { ledger, months, owed, result: closed }] of others.entries()) {
            const trial = trials[index];
            const rows = trial?.trial.classes.flatMap((each) => each.rows) ?? [];
            const of = (code: string) => {
              const row = rows.find(({ account }) => account.code === code);
              return row ? row.closing.debit - row.closing.credit : 0;
            };
            expect([ledger.cutoff, months.cutoff]).toEqual([trial?.cutoff, trial?.cutoff]);
            expect([ledger.shown?.ledger.closing ?? 0, ledger.shown?.trialClosing ?? 0]).toEqual([
              of("1105"),
              of("1105"),
            ]);
            expect(owed).toBe(of("1305") + of("2205") + of("2335"));
            if (closed !== null) results.push(closed);
          }
          if (results.length === others.length)
            expect(results.reduce((sum, each) => sum + each, 0)).toBe(result);
          const told = year?.months.reduce((sum, month) => sum + month.income - month.expenses, 0);
          expect(told).toBe(result);
          expect(yearOf(firstDay(figures.lastMonth))).toBe(figures.year);
        } finally {
          storage.close();
        }
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    ["2026-11-10", "2026-11-20"],
    ["2026-11-20", "2026-11-20"],
    ["2026-11-30", "2026-11-30"],
    ["2026-12-31", "2026-12-31"],
    ["2025-12-31", "2025-12-31"],
  ])("last posted on %s, they count to %s", async (date, cutoff) => {
    const storage = await openTestStorage({ newId });
    const states = ["open", "open"];
    const entries = [{ date, kind: DATED_KINDS[1], amount: 500, book: 1 }];
    const found = await readAll(storage, await datedBooks(storage, { entries, states, stray: true }));
    expect([found.figures.cutOff, found.analysis.cutOff, found.cutoff]).toEqual([cutoff, cutoff, cutoff]);
    expect(found.figures.position.currentAssets).toBe(500);
    storage.close();
  });
});
