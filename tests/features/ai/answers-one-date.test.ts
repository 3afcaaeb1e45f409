import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerFromBooks, needOf } from "#domain/assistant/figures/answer-from-books.ts";
import { citedMoney } from "#domain/assistant/figures/figure-answer.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { propertyMovement } from "#domain/statement/notes/property-movement.ts";
import { readFacts } from "#features/ai/read-facts.ts";
import { makeMainLedger } from "#reports/trial-balance/make-main-ledger.ts";
import { makeTrialBalance } from "#reports/trial-balance/make-trial-balance.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { bookChart, getBook } from "#storage/queries/books/books.ts";
import { companyCard } from "#storage/queries/companies/company-figures.ts";
import { companyMonths } from "#storage/queries/companies/company-months.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import { watchSignals } from "#storage/queries/watching/watch-signals.ts";
import { datedBooks, datedShape } from "#tests/support/random/dated-books.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

type Made = Awaited<ReturnType<typeof datedBooks>>;
type Cell = { readonly kind: string; readonly amount?: number };

/** Three months of expenses paid in cash, which the watch sets against what is left of it (VG-03). */
const SPENT = ["2026-08-15", "2026-09-15", "2026-10-15"].map((date) => ({
  date,
  kind: ["5105", "1105"] as const,
  amount: 5_000,
  book: 0,
}));

const amountsOf = (cells: readonly Cell[]) =>
  cells.flatMap(({ amount }) => (amount === undefined ? [] : [amount]));

/** What the assistant cites for a question, by label. */
async function cited(storage: AppStorage, { companyId }: Made, question: string) {
  const found = await readFacts(storage, companyId, needOf(question));
  const reply = answerFromBooks(found?.facts ?? null, question);
  if (reply.kind !== "figures") throw new Error(question);
  return new Map(reply.answer.figures.map(({ label, text }) => [label, text]));
}

async function statementsOf(storage: AppStorage, { books }: Made, year: number, cutOff: string) {
  const periods = [{ from: day(`${year}-01-01`), to: day(cutOff) }];
  const statements = ["balance", "income", "cash"] as const;
  const facts = await statementFigures(storage, { books, periods, statements });
  if (facts === null) throw new Error("no facts");
  const lines = statements.flatMap((kind) => makeStatement(kind, facts).lines);
  const at = (key: string) => {
    const amount = lines.find((line) => line.key === key)?.amounts[0];
    if (amount === undefined) throw new Error(`no line ${key}`);
    return amount;
  };
  return { facts, at };
}

/** The closing columns of Mayor y balances in its last month, beside those of the trial balance. */
async function closings(storage: AppStorage, { books }: Made, year: number) {
  const search = { desde: day(`${year}-01-01`), hasta: day(`${year}-12-31`) };
  return Promise.all(
    books.map(async (id) => {
      const book = await getBook(storage, id);
      if (!book) throw new Error("no book");
      const open = { book, chart: await bookChart(storage, book), company: null };
      const [main, trial] = [
        await makeMainLedger(storage, open, search),
        await makeTrialBalance(storage, open, search),
      ];
      const sums = (report: typeof main.report) =>
        amountsOf(report?.rows.findLast(({ kind }) => kind === "total")?.cells ?? []).slice(-2);
      const holds = main.report?.checks.every((check) => check.holds) ?? true;
      return { main, trial, holds, mainSums: sums(main.report), trialSums: sums(trial.report) };
    }),
  );
}

describe("answers, Mayor y balances, notes and the watch tell the date and the result of the screens", () => {
  it("on any books: entries after today, years open, closed and carried over, several books, a mistyped year", async () => {
    let watched = 0;
    await fc.assert(
      fc.asyncProperty(datedShape, async (shape) => {
        const storage = await openTestStorage({ newId });
        try {
          const made = await datedBooks(storage, { ...shape, entries: [...shape.entries, ...SPENT] });
          const card = await companyCard(storage, made.companyId);
          const months = await companyMonths(storage, made.companyId);
          const figures = card?.figures;
          if (!figures || !months) throw new Error("no figures");
          const { facts, at } = await statementsOf(storage, made, figures.year, figures.cutOff);
          const ask = (question: string) => cited(storage, made, question);

          const earned = await ask("¿Cuánto gané?");
          const result = at("result");
          if (earned.size > 0)
            expect(earned.get(result < 0 ? "Pérdida" : "Utilidad")).toBe(citedMoney(Math.abs(result)));
          else expect(result).toBe(0);
          const owed = await ask("¿Qué significa mi endeudamiento?");
          if (owed.size > 0)
            expect(["Pasivo total", "Activo total", "Patrimonio"].map((label) => owed.get(label))).toEqual(
              [at("liabilities"), at("assets"), at("equity")].map(citedMoney),
            );
          else expect(at("assets")).toBeLessThanOrEqual(0);
          const cash = await ask("¿Cuánto dinero tengo en caja y bancos?");
          if (cash.size > 0) expect(cash.get("Disponible")).toBe(citedMoney(at("cash")));

          for (const each of await closings(storage, made, figures.year)) {
            expect(each.main.cutoff).toBe(each.trial.cutoff);
            expect(each.holds).toBe(true);
            if (each.mainSums.length > 0) expect(each.mainSums).toEqual(each.trialSums);
          }
          const movement = propertyMovement(facts);
          expect(amountsOf(movement?.rows.at(-1)?.cells ?? []).at(-1) ?? 0).toBe(at("property"));

          for (const signal of await watchSignals(storage, months)) {
            if (signal.kind !== "cash-cover") continue;
            watched += 1;
            expect(signal.on).toBe(figures.cutOff);
            expect(signal.cash).toBe(at("cash"));
          }
        } finally {
          storage.close();
        }
      }),
      { numRuns: 25 },
    );
    expect(watched).toBeGreaterThan(0);
  });
});
