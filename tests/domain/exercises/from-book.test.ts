import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import { checkExercise } from "#domain/exercises/check-exercise.ts";
import { introOf } from "#domain/exercises/edit-exercise.ts";
import { BOOK_ROLES, type BookPart, type BookRole, exerciseFromBook } from "#domain/exercises/from-book.ts";
import { tellsDay } from "#domain/exercises/told-day.ts";
import type { WorkEntry } from "#domain/exercises/work.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const chart = await loadChart("puc");
const line = (account: string, amount: number, thirdParty?: string): EntryLine => ({
  account: account as AccountCode,
  debit: pesos(Math.max(0, amount)),
  credit: pesos(Math.max(0, -amount)),
  ...(thirdParty === undefined ? {} : { thirdParty, note: `de ${thirdParty}` }),
});
const entry = (id: string, date: string, description: string, ...lines: readonly EntryLine[]) => ({
  id,
  date: day(date),
  description,
  reference: "FV-1",
  lines,
});

const PART: BookPart = {
  chart: "puc",
  from: day("2026-11-01"),
  to: day("2026-11-30"),
  opening: new Map([
    ["11050501" as AccountCode, { debit: pesos(500), credit: pesos(100) }],
    ["110505" as AccountCode, { debit: pesos(600), credit: pesos(0) }],
    ["3115" as AccountCode, { debit: pesos(0), credit: pesos(1000) }],
    ["1305" as AccountCode, { debit: pesos(70), credit: pesos(70) }],
  ]),
  entries: [
    entry("a", "2026-11-03", "Aporte", line("11100501", 900, "Ana Gaitán"), line("3115", -900)),
    entry("b", "2026-11-05", "Arriendo", line("5120", 300), line("111005", -300)),
    entry("c", "2026-11-09", "Papelería", line("519530", 50), line("110505", -50)),
  ],
};
const wishOf = (roles: Readonly<Record<string, BookRole>>) => ({
  title: "Ejercicio",
  intro: "Una empresa.",
  roles,
});

const workOf = (entries: readonly Omit<WorkEntry, "id" | "reference">[]) => ({
  entries: entries.map((each, at) => ({ ...each, id: `e${at}`, reference: "" })),
  answers: {},
});

describe("a book as an exercise (ED-133)", () => {
  it("gives what is given, hides what is asked, leaves out what is out", () => {
    const made = exerciseFromBook(PART, wishOf({ a: "given", b: "asked", c: "out" }), chart);
    expect(made.case.given.map(({ description }) => description)).toEqual(["Aporte"]);
    expect(made.solution.entries.map(({ text, date }) => [text.replace(/\s/gu, " "), date])).toEqual([
      ["El 5 de noviembre de 2026: Arriendo, por $ 300.", "2026-11-05"],
    ]);
    expect(introOf(made)).toEqual(["Una empresa."]);
    expect(checkExercise(made, chart)).toEqual([]);
    expect(JSON.stringify(made)).not.toContain("Papelería");
  });

  it("takes own sub-accounts as the account above them, and balances that are nothing as none", () => {
    const made = exerciseFromBook(PART, wishOf({ a: "asked" }), chart);
    expect(made.case.opening).toEqual([
      { account: "110505", side: "debit", amount: 1000 },
      { account: "3115", side: "credit", amount: 1000 },
    ]);
    expect(made.solution.entries[0]?.lines.map(({ account }) => account)).toEqual(["111005", "3115"]);
  });

  /** [what, lines, the amount that the case tells] */
  it.each([
    [
      "a sale with its cost",
      [
        ["110505", 119],
        ["4135", -100],
        ["2408", -19],
        ["6135", 60],
        ["1435", -60],
      ],
      119,
    ],
    [
      "its return",
      [
        ["4175", 100],
        ["2408", 19],
        ["110505", -119],
        ["1435", 60],
        ["6135", -60],
      ],
      119,
    ],
    [
      "a sale without its cost",
      [
        ["110505", 119],
        ["4135", -100],
        ["2408", -19],
      ],
      119,
    ],
    [
      "a purchase for the cost of sales",
      [
        ["6205", 100],
        ["2408", 19],
        ["2205", -119],
      ],
      119,
    ],
    [
      "a purchase for stock",
      [
        ["1435", 100],
        ["2408", 19],
        ["2205", -119],
      ],
      119,
    ],
    [
      "closing the year",
      [
        ["4135", 100],
        ["6135", -60],
        ["3605", -40],
      ],
      100,
    ],
  ] as const)(
    "tells %s by what changes hands, not with the cost of what was sold",
    (_what, lines, amount) => {
      const one = entry("a", "2026-11-03", "Operación", ...lines.map(([code, value]) => line(code, value)));
      for (const [role, words] of [
        ["asked", `, por $ ${amount}.`],
        ["planted", `debió ser por $ ${amount}.`],
      ] as const) {
        const made = exerciseFromBook({ ...PART, entries: [one] }, wishOf({ a: role }), chart);
        expect(made.solution.entries[0]?.text.replace(/\s/gu, " ")).toContain(words);
      }
    },
  );

  /** [chart, what, lines, the amount that the case tells]; the twelve accounts have none for costs */
  it.each([
    ["mini", "a sale with its cost", "1001 100, 4001 -100, 5001 60, 1004 -60", 100],
    ["mini", "its return", "4001 100, 1001 -100, 1004 60, 5001 -60", 100],
    ["mini", "a sale of which a discount is an expense", "1001 95, 5002 5, 4001 -100", 100],
    ["mini", "a purchase", "1004 100, 2001 -100", 100],
    [
      "journal",
      "a sale with its cost and a commission",
      "bancos 90, gastos-financieros 10, ventas -100, costo-de-ventas 60, inventarios -60",
      100,
    ],
    ["journal", "its return", "ventas 100, caja -100, inventarios 60, costo-de-ventas -60", 100],
    ["journal", "closing the year", "ventas 100, costo-de-ventas -60, utilidades-retenidas -40", 100],
  ] as const)("in the chart %s tells %s by what changes hands", async (kind, _what, told, amount) => {
    const short = await loadChart(kind);
    const lines = told.split(", ").map((each) => {
      const [code = "", value] = each.split(" ");
      return line(code, Number(value));
    });
    const part = {
      ...PART,
      chart: kind,
      opening: new Map(),
      entries: [entry("a", "2026-11-03", "Algo", ...lines)],
    };
    const made = exerciseFromBook(part, wishOf({ a: "asked" }), short);
    expect(made.solution.entries[0]?.text.replace(/\s/gu, " ")).toBe(
      `El 3 de noviembre de 2026: Algo, por $ ${amount}.`,
    );
    expect(checkExercise(made, short)).toEqual([]);
    const answer = [{ date: day("2026-11-03"), description: "", lines }];
    const { earned, possible } = gradeWork(made, workOf(answer), DEFAULT_POLICY);
    expect(earned).toBe(possible);
  });

  it("carries neither third parties nor notes nor references", () => {
    const made = exerciseFromBook(PART, wishOf({ a: "given", b: "asked" }), chart);
    expect(JSON.stringify(made)).not.toMatch(/Ana|Gaitán|FV-1|thirdParty|note/);
  });

  it("plants an error whose correction, at once or by reversing and recording again, gets full marks", () => {
    const made = exerciseFromBook(PART, wishOf({ b: "planted" }), chart);
    const given = made.case.given.find(({ description }) => description === "Arriendo");
    expect(given?.lines.map(({ debit, credit }) => [debit, credit])).toEqual([
      [3000, 0],
      [0, 3000],
    ]);
    expect(made.case.topic).toBe("errors");
    expect(checkExercise(made, chart)).toEqual([]);
    const by = (amount: number) => ({
      date: day("2026-11-30"),
      description: "Corrige el arriendo",
      lines: [line("5120", amount), line("111005", -amount)],
    });
    const share = (...amounts: readonly number[]) => {
      const { earned, possible } = gradeWork(made, workOf(amounts.map(by)), DEFAULT_POLICY);
      return earned / possible;
    };
    expect(share(-2700)).toBe(1);
    expect(share(-3000, 300)).toBe(1);
    expect(share(300)).toBeLessThan(1);
    expect(share()).toBe(0);
  });

  it("refuses a choice without anything to do", () => {
    const made = exerciseFromBook(PART, wishOf({}), chart);
    expect(checkExercise(made, chart)).toContainEqual({ kind: "nothing-to-do" });
  });

  it("gives full marks for what the book says, whatever is chosen", () => {
    const role = fc.constantFrom(...BOOK_ROLES);
    fc.assert(
      fc.property(fc.tuple(role, role, role), ([a, b, c]) => {
        const made = exerciseFromBook(PART, wishOf({ a, b, c }), chart);
        if (made.solution.entries.length === 0) return;
        expect(checkExercise(made, chart)).toEqual([]);
        expect(made.solution.entries.filter((each) => !tellsDay(made, each))).toEqual([]);
        const answer = made.solution.entries.map(({ date, text, lines }) => ({
          date,
          description: text,
          lines: lines.map(({ account, side, amount }) => line(account, side === "debit" ? amount : -amount)),
        }));
        const { earned, possible } = gradeWork(made, workOf(answer), DEFAULT_POLICY);
        expect(earned).toBe(possible);
      }),
    );
  });
});
