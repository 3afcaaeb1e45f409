import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { cancelledAmong } from "#domain/grading/cancelled-entries.ts";
import { cleanLines } from "#domain/grading/clean-lines.ts";
import { isCostOfSale } from "#domain/grading/entry-labels.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { fromLedger, studentLedger } from "#domain/grading/ledger-formula.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { pucOfChart } from "#domain/grading/puc-of-chart.ts";
import { readyWork } from "#domain/grading/ready-work.ts";
import { accountShare, targetsOf } from "#domain/grading/target.ts";
import { exerciseOf, operation, type Row, solutionLines, workOf, written } from "./support/exercises.ts";

const pucOf = pucOfChart("puc");
const targets = (...rows: readonly Row[]) => targetsOf(solutionLines(...rows), { pucOf, rates: {} });
const RENT: Row[] = [
  ["512010", 800_000],
  ["111005", -800_000],
];

describe("ED-15 the cost of a sale", () => {
  it.each<readonly [readonly Row[], boolean]>([
    [
      [
        ["613505", 5],
        ["143505", -5],
      ],
      true,
    ],
    [
      [
        ["519905", 5],
        ["143505", -5],
      ],
      true,
    ],
    [
      [
        ["613505", -5],
        ["143505", 5],
      ],
      true,
    ],
    [
      [
        ["143505", 5],
        ["519905", -5],
      ],
      false,
    ],
    [
      [
        ["613505", 5],
        ["111005", -5],
      ],
      false,
    ],
    [
      [
        ["110567", 5],
        ["143505", -5],
      ],
      false,
    ],
    [
      [
        ["613505", 5],
        ["221405", -5],
      ],
      false,
    ],
    [
      [
        ["110567", -5],
        ["143505", 5],
      ],
      false,
    ],
    [
      [
        ["613505", -5],
        ["221405", 5],
      ],
      false,
    ],
  ])("%j: %s", (rows, is) => expect(isCostOfSale(targets(...rows))).toBe(is));
});

describe("ED-17 the entries of a work", () => {
  it("stand by day and content, and copies by their number, in whatever order they were written", () => {
    const entries = [
      written("b", "2026-11-05", ...RENT),
      written("a", "2026-11-05", ...RENT),
      written("c", "2026-11-04", ...RENT),
      written("d", "2026-11-05", ["111005", 5], ["413505", -5]),
    ];
    const order = ["c", "d", "a", "b"];
    for (const each of [entries, entries.toReversed()])
      expect(readyWork(workOf(...each), pucOf).map(({ id }) => id)).toEqual(order);
  });

  it("are nothing where their lines have no amount", () => {
    const empty = written("b", "2026-11-05", ["111005", 0], ["413505", 0]);
    expect(readyWork(workOf(empty, written("a", "2026-11-05", ...RENT)), pucOf)).toHaveLength(1);
    const exercise = exerciseOf({ entries: [operation("a", "2026-11-05", ...RENT)] });
    const { entries } = gradeWork(exercise, workOf(empty), DEFAULT_POLICY);
    expect(entries.map(({ operation: of, label }) => [of, label])).toEqual([["a", "omitted"]]);
    // Without a single line that says something nobody has left an operation out on purpose.
    const none = exerciseOf({ entries: [{ ...operation("a", "2026-11-05"), lines: [] }] });
    expect(gradeWork(none, workOf(empty), DEFAULT_POLICY).earned).toBe(0);
  });

  it("keep the order of equal lines, and sort those of third parties", () => {
    const line = (thirdParty: string) => ({
      account: "1105" as AccountCode,
      debit: 5 as never,
      credit: 0 as never,
      thirdParty,
    });
    const ats = (...parties: readonly string[]) =>
      cleanLines({ lines: parties.map(line) }, pucOf).lines.map(({ at }) => at);
    expect(ats("a", "a", "a")).toEqual([0, 1, 2]);
    expect(ats("b", "a", "b", "a")).toEqual([1, 3, 0, 2]);
    expect(ats("a", "b", "c")).toEqual([0, 1, 2]);
    expect(ats("c", "b", "a")).toEqual([2, 1, 0]);
  });

  it("cancel each other in pairs, and no third one with them", () => {
    const [one, back, again] = readyWork(
      workOf(
        written("a", "2026-11-01", ["512010", 5], ["111005", -5]),
        written("b", "2026-11-02", ["512010", -5], ["111005", 5]),
        written("c", "2026-11-03", ["512010", -5], ["111005", 5]),
      ),
      pucOf,
    );
    if (!one || !back || !again) throw new Error("three entries");
    expect([...cancelledAmong([one, back, again])]).toEqual([back, one]);
    expect(cancelledAmong([back, again]).size).toBe(0);
  });

  it("of an exercise that asks for none are too many, each of one point", () => {
    const { entries, earned, possible } = gradeWork(
      exerciseOf({ entries: [] }),
      workOf(written("a", "2026-11-05", ...RENT)),
      DEFAULT_POLICY,
    );
    expect([entries.map(({ points }) => points), earned, possible]).toEqual([[1], 0, 0]);
  });
});

describe("ED-13 which entry is of which operation", () => {
  it("is of the nearer day among equal ones, in whatever order the case tells them", () => {
    const [early, late] = [
      operation("antes", "2026-11-05", ...RENT),
      operation("después", "2026-11-20", ...RENT),
    ];
    const work = workOf(written("e1", "2026-11-07", ...RENT), written("e2", "2026-11-18", ...RENT));
    const found = (...entries: readonly (typeof early)[]) =>
      Object.fromEntries(
        gradeWork(exerciseOf({ entries }), work, DEFAULT_POLICY).entries.map(({ operation: of, entry }) => [
          of ?? "-",
          entry,
        ]),
      );
    expect(found(early, late)).toEqual({ antes: "e1", después: "e2" });
    expect(found(late, early)).toEqual({ antes: "e1", después: "e2" });
  });

  it("ED-11 is by its own lines where an alternative fits as well", () => {
    const entry = { ...operation("a", "2026-11-05", ...RENT), alternatives: [solutionLines(...RENT)] };
    const work = workOf(written("e", "2026-11-05", ...RENT));
    expect(gradeWork(exerciseOf({ entries: [entry] }), work, DEFAULT_POLICY).entries[0]?.alternative).toBe(0);
  });
});

describe("ED-10 a slip beside no right account", () => {
  it("earns nothing", () => {
    const exercise = exerciseOf({ entries: [operation("a", "2026-11-05", ...RENT)] });
    const of = (account: string) =>
      gradeWork(exercise, workOf(written("e", "2026-11-05", [account, 80_000], ["111005", -800_000])), {
        ...DEFAULT_POLICY,
        slipShare: 0.5,
      }).entries[0]?.lines[0];
    expect(of("512010")).toMatchObject({ account: 1, amount: 0.5 });
    expect(of("159205")?.score).toBe(0);
  });

  it("ED-11 is none of two accounts that nobody knows", () => {
    const [target] = targets(["512010", 5]);
    if (target === undefined) throw new Error("no line");
    const unknown = { ...target, puc: "", accounts: [{ code: "x", puc: "" }] };
    expect(accountShare(unknown, { account: "y", puc: "" }, DEFAULT_POLICY)).toBe(0);
    expect(accountShare(unknown, { account: "x", puc: "" }, DEFAULT_POLICY)).toBe(1);
    expect(accountShare(unknown, { account: "5120", puc: "5120" }, DEFAULT_POLICY)).toBe(0);
  });
});

describe("ED-14 the ledger of a student", () => {
  const opening = [
    { account: "110505" as AccountCode, side: "debit", amount: 70 as never },
    { account: "220505" as AccountCode, side: "credit", amount: 40 as never },
  ] as const;
  const nets = (...rows: readonly Row[]) =>
    studentLedger({ opening, given: [] }, workOf(written("e", "2026-11-05", ...rows)));
  const sum = (account: string, side: "debit" | "credit") => ({
    plus: [{ accounts: [account], side }],
  });

  it("begins with what the book began with, on its side", () => {
    expect(fromLedger(nets(), sum("1105", "debit"))).toBe(70);
    expect(fromLedger(nets(), sum("2205", "credit"))).toBe(40);
    expect(fromLedger(nets(["220505", -10]), sum("2205", "credit"))).toBe(50);
  });

  it("leaves out a line whose amount cannot be read", () => {
    expect(fromLedger(nets(["110505", Number.NaN], ["110505", 5]), sum("1105", "debit"))).toBe(75);
  });
});
