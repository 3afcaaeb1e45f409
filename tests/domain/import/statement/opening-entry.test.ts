import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { checkNewEntry } from "#domain/accounting/entries/check-entry.ts";
import {
  openingBookEnd,
  openingContent,
  openingPlan,
  usualResults,
} from "#domain/import/statement/opening-entry.ts";
import { type PlacedLine, placedLines } from "#domain/import/statement/uploaded-nets.ts";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { readStatementHere } from "#tests/support/files/read-statement-here.ts";
import { bookOf, sheetOf } from "../../../support/files/sheet-book.ts";

const puc = await loadChart("puc");
const DAY = day("2025-12-31");

function placedOf(...sheets: readonly (readonly (readonly FileCell[])[])[]): readonly PlacedLine[] {
  const read = readStatementHere(puc, bookOf(...sheets.map((rows, at) => sheetOf(rows, { name: `H${at}` }))));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return placedLines(read.value, new Map());
}

const placed = (puc: string, net: number): PlacedLine => ({
  line: {
    id: puc,
    sheet: "H",
    row: 1,
    code: puc,
    name: puc,
    amounts: [],
    signs: "signed",
    isLong: false,
    puc,
    by: "code",
  },
  puc,
  nets: [pesos(net)],
});

type Options = Partial<Omit<Parameters<typeof openingPlan>[0], "placed">>;
function planOf(lines: readonly PlacedLine[], options: Options = {}) {
  const plan = openingPlan({
    placed: lines,
    chart: puc,
    results: "accounts",
    takesDifference: false,
    ...options,
  });
  if (plan === null) throw new Error("no balances");
  return plan;
}

const shown = (plan: ReturnType<typeof planOf>) =>
  plan.lines.map(({ account, debit, credit }) => [account.slice(0, 4), debit - credit]);

const TRIAL: readonly (readonly FileCell[])[] = [
  ["Código", "Nombre", "Saldo"],
  ["1105", "Caja", 150],
  ["2205", "Proveedores", -80],
  ["3115", "Aportes", -50],
  ["4135", "Ventas", -100],
  ["6135", "Costo", 80],
];

describe("IM-44 an upload becomes the opening entry of a book", () => {
  it.each([
    [
      "accounts",
      [
        ["1105", 150],
        ["2205", -80],
        ["3115", -50],
        ["4135", -100],
        ["6135", 80],
      ],
    ],
    [
      "earned",
      [
        ["1105", 150],
        ["2205", -80],
        ["3115", -50],
        ["3705", -20],
      ],
    ],
  ] as const)("a trial balance with its results as %s", (results, lines) => {
    const plan = planOf(placedOf(TRIAL), { results });
    expect(shown(plan)).toEqual(lines);
    expect(plan).toMatchObject({ difference: 0, result: -20, leftOut: 0 });
    expect(plan.debit).toBe(plan.credit);
  });

  it("a loss of earlier years is a debit", () => {
    const lines = [placed("1105", 30), placed("3115", -50), placed("5105", 20)];
    expect(shown(planOf(lines, { results: "earned" }))).toEqual([
      ["1105", 30],
      ["3115", -50],
      ["3710", 20],
    ]);
  });

  it("a balance that holds its result takes nothing from the income statement beside it", () => {
    const plan = planOf(
      placedOf(
        [
          ["", "2025"],
          ["Caja", 150],
          ["Proveedores", 80],
          ["Capital social", 50],
          ["Resultado del ejercicio", 20],
        ],
        [
          ["", "2025"],
          ["Ventas", 100],
          ["Costo de ventas", 70],
          ["Gastos de administración", 10],
        ],
      ),
    );
    expect(plan).toMatchObject({ difference: 0, result: null, debit: 150, credit: 150 });
  });

  it("an income statement alone begins no book, and accounts of order stay out", () => {
    const lines = [placed("4135", -100), placed("5105", 80)];
    expect(openingPlan({ placed: lines, chart: puc, results: "accounts", takesDifference: true })).toBeNull();
    const plan = planOf([placed("1105", 50), placed("3115", -50), placed("8305", 7), placed("9105", -7)]);
    expect(plan).toMatchObject({ leftOut: 2, debit: 50 });
  });

  it("what does not balance is said, and goes to earlier results only where somebody says so", () => {
    const lines = [placed("1105", 60), placed("3115", -50)];
    expect(planOf(lines)).toMatchObject({ difference: 10, debit: 60, credit: 50 });
    expect(shown(planOf(lines, { takesDifference: true }))).toEqual([
      ["1105", 60],
      ["3115", -50],
      ["3705", -10],
    ]);
    expect(planOf([placed("1105", Number.MAX_SAFE_INTEGER), placed("1110", 5)]).difference).toBeNull();
  });

  it("an account beyond the safe range begins no book, even where all of them come to nothing", () => {
    const most = Number.MAX_SAFE_INTEGER;
    const plan = planOf([
      placed("1105", most),
      placed("1105", most),
      placed("3115", -most),
      placed("3205", -most),
    ]);
    expect([plan.lines, plan.difference]).toEqual([[], null]);
  });

  it("accounts of order without a balance are none that stay out", () => {
    expect(planOf([placed("1105", 5), placed("3115", -5), placed("8305", 0)]).leftOut).toBe(0);
  });

  it("proposes what becomes of the results by the day, and the end of the year that goes on", () => {
    expect([DAY, day("2026-06-30")].map(usualResults)).toEqual(["earned", "accounts"]);
    expect([DAY, day("2026-06-30")].map(openingBookEnd)).toEqual(["2026-12-31", "2026-12-31"]);
  });

  it("posts any balances in each chart once the difference is taken, and never changes what is owned", async () => {
    const charts = await Promise.all((["puc", "journal", "mini"] as const).map(loadChart));
    const codes = puc.accounts
      .filter(({ posting, code }) => posting && /^[1-7]/.test(code))
      .map(({ code }) => code);
    const arbitrary = fc.array(fc.tuple(fc.constantFrom(...codes), fc.integer({ min: -1e9, max: 1e9 })), {
      minLength: 2,
      maxLength: 12,
    });
    fc.assert(
      fc.property(arbitrary, fc.constantFrom("accounts" as const, "earned" as const), (said, results) => {
        const lines = said.map(([code, net]) => placed(code, net));
        for (const chart of charts) {
          const plan = openingPlan({ placed: lines, chart, results, takesDifference: true });
          if (plan === null || plan.lines.length < 2) continue;
          expect(checkNewEntry(openingContent(plan, DAY), chart)).toEqual([]);
          if (chart.kind !== "puc") continue;
          const owned = said.reduce((sum, [code, net]) => (code.startsWith("1") ? sum + net : sum), 0);
          const written = plan.lines.filter(({ account }) => account.startsWith("1"));
          expect(written.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(owned);
        }
      }),
    );
  });
});

it("IM-44 lines stand in the order of their accounts, and an account that comes to nothing has none", () => {
  const lines = [
    placed("3115", -90),
    placed("1305", 60),
    placed("1105", 30),
    placed("1435", 0),
    placed("2205", 5),
    placed("2205", -5),
  ];
  expect(shown(planOf(lines))).toEqual([
    ["1105", 30],
    ["1305", 60],
    ["3115", -90],
  ]);
});

it("IM-44 the difference goes to earlier years on its side, and none where there is none", () => {
  const taken = (...lines: readonly PlacedLine[]) => shown(planOf(lines, { takesDifference: true }));
  expect(taken(placed("1105", 30), placed("3115", -20))).toEqual([
    ["1105", 30],
    ["3115", -20],
    ["3705", -10],
  ]);
  expect(taken(placed("1105", 20), placed("3115", -30))).toEqual([
    ["1105", 20],
    ["3115", -30],
    ["3710", 10],
  ]);
  expect(taken(placed("1105", 30), placed("3115", -30))).toHaveLength(2);
  const large = planOf(
    [placed("1105", Number.MAX_SAFE_INTEGER), placed("1110", Number.MAX_SAFE_INTEGER), placed("3115", -1)],
    { takesDifference: true },
  );
  expect([large.lines, large.difference]).toEqual([[], null]);
});
