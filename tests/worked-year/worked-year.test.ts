import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookStatement } from "#domain/statement/books/book-statement.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { entriesOfMonths } from "#storage/queries/books/journal.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import { figuresOf } from "#tests/support/book-facts.ts";
import { disagreements } from "#tests/support/test-storage.ts";
import { BENEFITS } from "./benefits.data.ts";
import { closeBooks, type WorkedYear, workYear } from "./company.ts";
import { columnOf, rowOf, tableOf } from "./figure-table.ts";
import { handJournal, sumsOf } from "./hand-journal.ts";
import { PEOPLE, type PersonKey } from "./people.ts";
import { benefitsIn, creditsAt, formIn, operationIn, slipIn } from "./product-figures.ts";
import { SLIPS } from "./slips.data.ts";
import { STATEMENTS } from "./statements.data.ts";
import { TAXES } from "./taxes.data.ts";

let worked: WorkedYear;
const journal = handJournal();

beforeAll(async () => {
  worked = await workYear();
});

afterAll(() => worked.storage.close());

const KEYS = Object.keys(PEOPLE) as PersonKey[];

function keyOf(name: string): PersonKey {
  const key = KEYS.find((each) => PEOPLE[each].contract.name === name);
  if (!key) throw new Error(`nobody is called ${name}`);
  return key;
}

const idOf = (name: string) => worked.staff[keyOf(name)].id;

async function entriesBetween(from: string, to: string): Promise<readonly Entry[]> {
  const { storage, bookId } = worked;
  return entriesOfMonths(storage, bookId, month(from), month(to));
}

/** An entry that the product made, against the one of the journal with this mark. */
function expectEntry(mark: string, entry: Entry | undefined): void {
  const hand = journal.find((each) => each.mark === mark)?.content;
  const told = (date: string | undefined, lines: Entry["lines"] = []) => ({ mark, date, ...sumsOf(lines) });
  expect(told(entry?.date, entry?.lines)).toEqual(told(hand?.date, hand?.lines));
}

/** IVA on 2408 by two months, as a credit. */
function vatOf(entries: typeof journal): readonly number[] {
  const sums = [0, 0, 0, 0, 0, 0];
  for (const { content } of entries)
    for (const { account, debit, credit } of content.lines) {
      const at = Math.floor((Number(content.date.slice(5, 7)) - 1) / 2);
      if (account === "2408") sums[at] = (sums[at] ?? 0) + credit - debit;
    }
  return sums;
}

describe("a year of payroll (CST, Ley 100 de 1993, ET art. 383)", () => {
  for (const { title, columns, rows } of SLIPS)
    it(`pays ${title} what was worked out by hand`, () => {
      for (const period of columns)
        expect({ period, ...slipIn(worked.runs.get(period), idOf(title)) }).toEqual({
          period,
          ...columnOf({ title, columns, rows }, period),
        });
    });

  it("rounds the form of social security up (Decreto 780 de 2016, art. 3.2.1.5)", () => {
    const table = tableOf(TAXES, "PILA por mes");
    for (const name of table.columns) {
      const { books: _, ...form } = columnOf(table, name);
      expect({ name, ...formIn(worked, name) }).toEqual({ name, ...form });
    }
  });

  it("posts each run as the journal has it", async () => {
    const posted = await entriesBetween("2026-01", "2026-12");
    for (const [period, { posting }] of worked.runs)
      expectEntry(
        `payroll ${period}`,
        posted.find(({ id }) => id === posting?.entryId),
      );
  });
});

describe("benefits and a settlement (CST arts. 186 to 192, 249, 253 and 306; Ley 50 de 1990; Ley 52 de 1975)", () => {
  it.each([
    ["Prima del primer semestre", "first-bonus"],
    ["Prima del segundo semestre", "second-bonus"],
  ] as const)("pays the %s on the last salary or the average of the semester", (title, what) => {
    const table = tableOf(BENEFITS, title);
    for (const name of table.columns) {
      const { amount } = columnOf(table, name);
      expect({ name, ...benefitsIn(worked.payables.get(what), idOf(name)) }).toEqual({
        name,
        serviceBonus: amount,
      });
    }
  });

  it("consolidates cesantías on the last salary or the average of the year, and their interest", () => {
    const table = tableOf(BENEFITS, "Cesantías e intereses de 2026");
    for (const name of table.columns) {
      const { amount: severance, interest: severanceInterest } = columnOf(table, name);
      const found = benefitsIn(worked.payables.get("severance"), idOf(name));
      expect({ name, ...found }).toEqual({ name, severance, severanceInterest });
    }
  });

  it("settles who leaves in September", () => {
    const found = benefitsIn(worked.payables.get("settlement"), worked.staff.dario.id);
    expect(found).toEqual(columnOf(tableOf(BENEFITS, "Liquidación de Darío Mosquera"), "Valor"));
  });

  it("posts each as the journal has it, so that provisions meet payments (NIIF para PYMES 28.4)", async () => {
    const posted = await entriesBetween("2026-01", "2026-12");
    for (const [what, { posting }] of worked.payments)
      expectEntry(
        what,
        posted.find(({ id }) => id === posting.entryId),
      );
    const credits = await creditsAt(worked, "2026-12");
    expect([credits("261005"), credits("261010"), credits("261020")]).toEqual([0, 0, 0]);
  });
});

describe("the taxes of the year (ET arts. 420 to 491, 365 to 419; Decreto 572 de 2025)", () => {
  it("proposes the taxes of each sale and purchase as the journal has them", () => {
    const operations = journal.filter(({ mark }) => /^(?:sale|purchase) /.test(mark));
    expect(operations).toHaveLength(111);
    for (const entry of operations) {
      const { description, lines } = entry.content;
      expect({ description, ...operationIn(entry) }).toEqual({ description, ...sumsOf(lines) });
    }
  });

  it("owes the IVA of each two months, with the common part shared out (ET arts. 484 and 490)", async () => {
    const table = tableOf(TAXES, "IVA por bimestre");
    const owed = [];
    for (const period of table.columns)
      owed.push((await creditsAt(worked, `2026-${String(Number(period) * 2).padStart(2, "0")}`))("2408"));
    expect(owed).toEqual(rowOf(table, "paid"));
    expect(vatOf(journal.filter(({ mark }) => mark.startsWith("sale")))).toEqual(
      rowOf(table, "generated19").map((general, at) => general + (rowOf(table, "generated5")[at] ?? 0)),
    );
    expect(vatOf(journal.filter(({ mark }) => mark.startsWith("purchase")))).toEqual(
      rowOf(table, "direct").map((direct, at) => -direct - (rowOf(table, "common")[at] ?? 0)),
    );
  });

  it("owes what was withheld in each month by concept", async () => {
    const table = tableOf(TAXES, "Retenciones por mes");
    for (const name of table.columns) {
      const credits = await creditsAt(worked, name);
      const { declared: _, ...hand } = columnOf(table, name);
      const found = Object.keys(hand).map((code) => [code, credits(code)]);
      expect({ name, ...Object.fromEntries(found) }).toEqual({ name, ...hand });
      expect(credits("2365")).toBe(Object.values(hand).reduce((sum, amount) => sum + amount, 0));
    }
  });

  it("owes the bank what the table of the loan says", async () => {
    const table = tableOf(TAXES, "Crédito bancario por mes");
    for (const [at, name] of table.columns.entries()) {
      const credits = await creditsAt(worked, name);
      expect([credits("2105"), credits("233505")]).toEqual([
        rowOf(table, "balance")[at],
        rowOf(table, "interest")[at],
      ]);
    }
  });

  it("owes income tax at 35 % of the taxable profit, less what was withheld (ET arts. 115, 240 and 577)", async () => {
    const table = tableOf(TAXES, "Impuesto de renta de 2026");
    const [payable] = rowOf(table, "payable");
    const credits = await creditsAt(worked, "2026-12");
    expect(credits("2404")).toBe(payable);
    expect([credits("1355"), credits("5405")]).toEqual([0, -Number(rowOf(table, "tax"))]);
  });
});

const PERIODS = [
  { from: day("2026-01-01"), to: day("2026-12-31") },
  { from: day("2025-01-01"), to: day("2025-12-31") },
];

type Method = "direct" | "indirect";

async function statementOf(kind: BookStatement["statement"], method?: Method): Promise<BookStatement> {
  const { storage, bookId } = worked;
  const request = { books: [bookId], periods: PERIODS, statements: [kind], direct: kind === "cash" };
  const figures = await statementFigures(storage, request);
  if (figures === null) throw new Error("no book");
  return makeStatement(kind, figures, method);
}

interface Expected {
  readonly kind: BookStatement["statement"];
  readonly titles: readonly string[];
  readonly method?: Method;
}

/** The figures of a statement in both columns, as its hand tables have them. */
async function expectStatement({ kind, titles, method }: Expected): Promise<void> {
  const statement = await statementOf(kind, method);
  const tables = titles.map((title) => tableOf(STATEMENTS, title));
  for (const [at, column] of (tables[0]?.columns ?? []).entries()) {
    const hand = Object.assign({}, ...tables.map((table) => columnOf(table, column)));
    expect({ column, ...figuresOf(statement, at) }).toEqual({ column, ...hand });
  }
  expect(statement.checks.filter(({ holds }) => !holds)).toEqual([]);
}

const CASH = "Flujos de efectivo, inversión y financiación";

const EXPECTED: readonly Expected[] = [
  { kind: "balance", titles: ["Estado de situación financiera"] },
  { kind: "income", titles: ["Estado de resultados"] },
  {
    kind: "cash",
    titles: ["Flujos de efectivo, operación por el método directo", CASH],
    method: "direct",
  },
  {
    kind: "cash",
    titles: ["Flujos de efectivo, operación por el método indirecto", CASH],
    method: "indirect",
  },
];

async function expectEquity() {
  const statement = await statementOf("equity");
  const table = tableOf(STATEMENTS, "Estado de cambios en el patrimonio");
  for (const [at, column] of table.columns.entries()) {
    const found = Object.entries(figuresOf(statement, at)).filter(([key]) => !key.startsWith("opening"));
    expect({ column, ...Object.fromEntries(found) }).toEqual({ column, ...columnOf(table, column) });
  }
}

describe("the four statements of two years (NIIF para PYMES, secciones 4 to 7)", () => {
  for (const expected of EXPECTED)
    it(`shows in ${expected.titles[0]} what was worked out by hand`, () => expectStatement(expected));

  it("shows the changes in equity that were worked out by hand", expectEquity);
});

describe("closing the year (Decreto 2650 de 1993, 5905 and 3605)", () => {
  it("closes and carries the result as the journal has it, and changes no statement", async () => {
    const made = await closeBooks(worked);
    const hand = journal.filter(
      ({ mark, content }) => /^(?:closing|opening-year)$/.test(mark) && content.date >= "2026-12-31",
    );
    expect(sumsOf(made.flatMap(({ lines }) => lines))).toEqual(
      sumsOf(hand.flatMap(({ content }) => content.lines)),
    );
    expect(made.map(({ date }) => date).at(-1)).toBe("2027-01-01");
    const table = tableOf(STATEMENTS, "Cierre");
    const carried = made.at(-1)?.lines.map(({ account, debit, credit }) => [account, debit - credit]);
    const [result = 0] = rowOf(table, "result");
    expect(carried).toEqual([
      ["3605", result],
      ["3705", -result],
    ]);
    for (const expected of EXPECTED) await expectStatement(expected);
    await expectEquity();
    expect(await disagreements(worked.storage, worked.bookId)).toEqual([]);
  });
});
