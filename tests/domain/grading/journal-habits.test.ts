import { describe, expect, it } from "vitest";
import type { ExerciseWork, WorkEntry } from "#domain/exercises/work.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import type { Day } from "#domain/kernel/day.ts";
import { exerciseOf, operation, type Row, workOf, written } from "./support/exercises.ts";

const SALE = operation("sale", "2026-11-05", ["1305", 1_190_000], ["4135", -1_000_000], ["2408", -190_000]);
const PAID = operation("paid", "2026-11-20", ["1110", 1_190_000], ["1305", -1_190_000]);
const EXERCISE = exerciseOf({ entries: [SALE, PAID], vat: 19 });

const RIGHT_SALE: Row[] = [
  ["1305", 1_190_000],
  ["4135", -1_000_000],
  ["2408", -190_000],
];
const RIGHT_PAID: Row[] = [
  ["1110", 1_190_000],
  ["1305", -1_190_000],
];
const entry = (id: string, date: string, rows: readonly Row[]) => written(id, date, ...rows);
const sale = (rows: readonly Row[] = RIGHT_SALE) => entry("sale", "2026-11-05", rows);
const paid = (rows: readonly Row[] = RIGHT_PAID) => entry("paid", "2026-11-20", rows);
const graded = (...entries: readonly WorkEntry[]) => gradeWork(EXERCISE, workOf(...entries), DEFAULT_POLICY);
const turned = (rows: readonly Row[]): Row[] => rows.map(([account, amount]) => [account, -amount]);

describe("what leaves nothing in the books (ED-16)", () => {
  const SLIP: Row[] = [
    ["1110", 910_000],
    ["1305", -910_000],
  ];
  const table: readonly (readonly [string, readonly WorkEntry[]])[] = [
    ["a mistake and its reversal", [entry("x", "2026-11-20", SLIP), entry("y", "2026-11-21", turned(SLIP))]],
    [
      "the reversal of a later month",
      [entry("x", "2026-11-20", SLIP), entry("y", "2026-12-01", turned(SLIP))],
    ],
    ["an entry that cancels itself", [entry("x", "2026-11-20", [...SLIP, ...turned(SLIP)])]],
    [
      "two mistakes and both reversals",
      [SLIP, turned(SLIP), SLIP, turned(SLIP)].map((rows, at) => entry(`x${at}`, "2026-11-20", rows)),
    ],
  ];
  it.each(table)("%s takes nothing from a right work", (_, more) => {
    const result = graded(sale(), paid(), ...more);
    expect(result.earned).toBe(result.possible);
    const rest = result.entries.filter(({ operation: of }) => of === null);
    expect(rest.map(({ label, penalties }) => [label, penalties])).toEqual(more.map(() => [null, []]));
    expect(rest.flatMap(({ lines }) => lines.map(({ label }) => label)).every((each) => each === null)).toBe(
      true,
    );
  });

  it("discounts a mistake that was not reversed, and a reversal of something else", () => {
    const left = graded(sale(), paid(), entry("x", "2026-11-20", SLIP));
    expect(left.earned).toBeLessThan(left.possible);
    const other = entry("y", "2026-11-21", [
      ["1110", -900_000],
      ["1305", 900_000],
    ]);
    expect(graded(sale(), paid(), entry("x", "2026-11-20", SLIP), other).earned).toBeLessThan(left.earned);
  });

  it("reads the gross and what was kept from it as the net, and shows each line as right", () => {
    const result = graded(
      sale(),
      paid([
        ["1110", 1_200_000],
        ["1110", -10_000],
        ["1305", -1_190_000],
      ]),
    );
    expect(result.earned).toBe(result.possible);
    expect(result.entries[1]?.lines.map(({ student, label }) => [student, label])).toEqual([
      [[0, 1], null],
      [[2], null],
    ]);
  });
});

describe("several operations in one entry (ED-16)", () => {
  it("tells no other operation of an entry that records that one too", () => {
    const both = entry("x", "2026-11-05", [...RIGHT_SALE, ...RIGHT_PAID]);
    expect(
      graded(both).entries.map(({ label, penalties }) => [label, penalties.map(({ kind }) => kind)]),
    ).toEqual([
      [null, []],
      [null, ["date"]],
    ]);
  });

  it("still tells it of an entry on the day of one that it does not record", () => {
    expect(graded(sale(), entry("x", "2026-11-05", RIGHT_PAID)).entries[1]?.label).toBe("other-transaction");
  });
});

describe("an operation in two entries (ED-16)", () => {
  type Sold = readonly [account: string, price: number, cost: number];
  const DAY = "2026-11-09";
  const revenue = ([account, price]: Sold): Row[] => [
    [account, price],
    ["4135", -price],
  ];
  const costOf = ([, , cost]: Sold): Row[] => [
    ["6135", cost],
    ["1435", -cost],
  ];
  const table: readonly (readonly [string, Sold, Sold])[] = [
    ["the larger cost is of the second sale", ["1110", 700_000, 420_000], ["1305", 2_500_000, 1_500_000]],
    ["the larger cost is of the first sale", ["1110", 2_500_000, 1_500_000], ["1305", 700_000, 420_000]],
    ["both go to one account", ["1305", 2_500_000, 1_500_000], ["1305", 700_000, 420_000]],
  ];
  it.each(table)("gives each of two sales of one day its own cost, where %s", (_, first, second) => {
    const sales = [first, second].map((each, at) =>
      operation(`sale-${at}`, DAY, ...revenue(each), ...costOf(each)),
    );
    const entries = [first, second].flatMap((each, at) => [
      entry(`r${at}`, DAY, revenue(each)),
      entry(`c${at}`, DAY, costOf(each)),
    ]);
    const result = gradeWork(exerciseOf({ entries: sales }), workOf(...entries), DEFAULT_POLICY);
    expect(result.entries.map(({ entry: id, joined }) => [id, joined])).toEqual([
      ["r0", ["c0"]],
      ["r1", ["c1"]],
    ]);
    expect(result.earned).toBe(result.possible);
  });
});

describe("what follows from an earlier operation (ED-14)", () => {
  const NO_VAT: Row[] = [
    ["1305", 1_000_000],
    ["4135", -1_000_000],
  ];
  const SAME: Row[] = [
    ["1110", 1_000_000],
    ["1305", -1_000_000],
  ];

  it("is a consequence: VAT forgotten in the sale and in what is collected of it", () => {
    const [first, second] = graded(sale(NO_VAT), paid(SAME)).entries;
    expect(first?.lines.map(({ label }) => label)).toEqual(["vat-not-separated", null, "omitted"]);
    expect(second?.lines.map(({ consequence }) => consequence)).toEqual([true, true]);
    expect(second).toMatchObject({ score: 0.6, followed: 1 });
  });

  const apart: readonly (readonly [string, readonly WorkEntry[]])[] = [
    ["the earlier one is right", [sale(), paid(SAME)]],
    [
      "another amount is collected",
      [
        sale(NO_VAT),
        paid([
          ["1110", 990_000],
          ["1305", -990_000],
        ]),
      ],
    ],
    ["the earlier one is missing", [paid(SAME)]],
  ];
  it.each(apart)("forgives no whole entry where %s", (_, entries) => {
    const second = graded(...entries).entries.find(({ operation: of }) => of === "paid");
    expect(second?.lines.filter(({ consequence }) => consequence).length).toBeLessThan(2);
    expect(second?.followed).toBeLessThan(1);
  });
});

describe("texts", () => {
  const noise = [
    "",
    "   ",
    "<b>1305</b>",
    "FACTURA N.º 12 \u202e",
    "😀".repeat(50),
    "paid sale",
    'Año; "niño",\n0',
  ];
  it.each(noise)("move no grade in a description: %j", (description) => {
    const entries = [sale(NO_DISCOUNT), paid()].map((each) => ({ ...each, description }));
    const plain = graded(sale(NO_DISCOUNT), paid());
    expect(graded(...entries)).toEqual(plain);
  });
  const NO_DISCOUNT: Row[] = RIGHT_SALE.slice(0, 2);

  const names: readonly (readonly [string, boolean])[] = [
    ["Importadora Río Claro S.A.S.", true],
    ["IMPORTADORA RIO CLARO SAS", true],
    ["  importadora  río claro, s.a.s ", true],
    ["Importadora Río Claro", false],
    ["Importadora Río Negro S.A.S.", false],
    ["", false],
  ];
  it.each(names)("name a third party as people write it: %j", (thirdParty, isRight) => {
    const named = {
      ...EXERCISE,
      solution: {
        ...EXERCISE.solution,
        entries: [
          {
            ...PAID,
            lines: PAID.lines.map((line) => ({ ...line, thirdParty: "Importadora Río Claro S.A.S." })),
          },
        ],
      },
    };
    const work: ExerciseWork = {
      answers: {},
      entries: [
        {
          ...paid(),
          date: "2026-11-20" as Day,
          lines: paid().lines.map((line) => ({ ...line, thirdParty })),
        },
      ],
    };
    const [mark] = gradeWork(named, work, { ...DEFAULT_POLICY, asksThirdParty: true }).entries;
    expect(mark?.penalties.map(({ kind }) => kind)).toEqual(isRight ? [] : ["third-party"]);
  });
});
