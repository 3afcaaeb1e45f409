import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { LedgerFormula, SolutionAnswer } from "#domain/exercises/exercise.ts";
import { gradeAnswers } from "#domain/grading/grade-answers.ts";
import type { GradingPolicy } from "#domain/grading/grade-result.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { fromLedger, studentLedger } from "#domain/grading/ledger-formula.ts";
import { markedEntry } from "#domain/grading/marked-entry.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { exerciseOf, operation, type Row, workOf, written } from "./support/exercises.ts";

const LEDGER: Row[] = [
  ["110505", 300],
  ["143505", 120],
  ["220505", -420],
];

/** The score of one answer to a question, and the same against the student's own ledger. */
function scores(answer: Partial<SolutionAnswer>, given: unknown, several = false): [number, number] {
  const full = { question: "q", why: "", points: 3, ...answer } as SolutionAnswer;
  const choice = { id: "q", kind: "choice" as const, text: "", several, options: [] };
  const number = { id: "q", kind: "number" as const, text: "", unit: "pesos" as const };
  const other = { id: "p", kind: "choice" as const, text: "", several: !several, options: [] };
  const exercise = exerciseOf({
    entries: [],
    answers: [full],
    questions: [other, full.kind === "options" ? choice : number] as never,
  });
  const work = { ...workOf(written("e", "2026-11-05", ...LEDGER)), answers: { q: given as never } };
  const [mark] = gradeAnswers(exercise, work);
  if (mark === undefined) throw new Error("no mark");
  expect([mark.question, mark.points]).toEqual(["q", 3]);
  return [mark.score, mark.followed];
}

describe("the answers of a work", () => {
  it.each<readonly [right: string, given: unknown, one: number, several: number]>([
    ["a", ["a"], 1, 1],
    ["a", ["b"], 0, 0],
    ["a", ["a", "b"], 0, 0],
    ["a", ["a", "a"], 1, 1],
    ["a", [], 0, 0],
    ["a", "a", 0, 0],
    ["a", undefined, 0, 0],
    ["a b", ["a"], 1, 0.5],
    ["a b", ["a", "b"], 0, 1],
    ["a b", ["a", "b", "c"], 0, 0.5],
    ["a b", ["a", "c", "d"], 0, 0],
    ["a b c d", ["a", "b", "c", "e"], 0, 0.5],
    ["", [], 0, 1],
    ["", ["a"], 0, 0],
  ])("of the right %j, %j earn %d of one option and %d of several", (right, given, one, several) => {
    const answer = { kind: "options" as const, right: right.split(" ").filter((id) => id !== "") };
    expect(scores(answer, given)).toEqual([one, one]);
    expect(scores(answer, given, true)).toEqual([several, several]);
  });

  it("count within their tolerance, and for the second score against the student's own ledger", () => {
    const cash = { plus: [{ accounts: ["11"], side: "debit" as const }] };
    const number = { kind: "number" as const, right: 500, tolerance: 2 };
    for (const given of [498, 500, 502]) expect(scores(number, given)).toEqual([1, 1]);
    for (const given of [497, 503, 300, Number.NaN, "500", undefined, ["500"]])
      expect(scores(number, given)).toEqual([0, 0]);
    for (const given of [298, 300, 302])
      expect(scores({ ...number, fromLedger: cash }, given)).toEqual([0, 1]);
    for (const given of [297, 303, "300"])
      expect(scores({ ...number, fromLedger: cash }, given)).toEqual([0, 0]);
    const over = { ...cash, over: [{ accounts: ["9"], side: "debit" as const }] };
    for (const given of [0, 300]) expect(scores({ ...number, fromLedger: over }, given)).toEqual([0, 0]);
    expect(scores({ kind: "number", right: 0.3, tolerance: 0 }, 0.1 + 0.2)).toEqual([1, 1]);
  });

  it("are none of those that the work merely inherits, nor of an exercise without questions", () => {
    expect(gradeAnswers(exerciseOf({ entries: [] }), workOf())).toEqual([]);
    const answer = { question: "toString", kind: "options", right: [], why: "", points: 1 } as const;
    const questions = [{ id: "toString", kind: "choice", text: "", several: true, options: [] }] as never;
    const exercise = exerciseOf({ entries: [], answers: [answer], questions });
    expect(gradeAnswers(exercise, workOf())[0]?.score).toBe(0);
    const asked = exerciseOf({ entries: [], answers: [answer] });
    expect(gradeAnswers(asked, { ...workOf(), answers: { toString: [] } })[0]?.score).toBe(0);
  });
});

describe("ED-14 the student's own ledger", () => {
  const nets = studentLedger(
    {
      opening: [
        { account: "110505" as AccountCode, side: "debit", amount: pesos(50) },
        { account: "311505" as AccountCode, side: "credit", amount: pesos(50) },
      ],
      given: [{ ...written("g", "2026-11-01", ["110505", -10], ["519530", 10]), text: "" } as never],
    },
    workOf(written("e", "2026-11-05", ...LEDGER), written("f", "2026-11-06", ["110505", Number.NaN])),
  );

  it("adds what the book began with, what was given and what was written", () => {
    expect([...nets]).toEqual([
      ["110505", 340],
      ["311505", -50],
      ["519530", 10],
      ["143505", 120],
      ["220505", -420],
    ]);
  });

  it.each<readonly [told: string, formula: LedgerFormula, figure: number | null]>([
    ["a sum", { plus: [{ accounts: ["11"], side: "debit" }] }, 340],
    ["of several accounts", { plus: [{ accounts: ["11", "14"], side: "debit" }] }, 460],
    ["of the credit side", { plus: [{ accounts: ["22"], side: "credit" }] }, 420],
    [
      "of several sums",
      {
        plus: [
          { accounts: ["11"], side: "debit" },
          { accounts: ["31"], side: "credit" },
        ],
      },
      390,
    ],
    [
      "less another",
      { plus: [{ accounts: ["1"], side: "debit" }], minus: [{ accounts: ["2"], side: "credit" }] },
      40,
    ],
    ["times a number", { plus: [{ accounts: ["11"], side: "debit" }], times: 2 }, 680],
    [
      "over another",
      { plus: [{ accounts: ["22"], side: "credit" }], over: [{ accounts: ["14"], side: "debit" }] },
      3.5,
    ],
    [
      "over another, in per cent",
      {
        plus: [{ accounts: ["22"], side: "credit" }],
        over: [{ accounts: ["14"], side: "debit" }],
        times: 100,
      },
      350,
    ],
    [
      "over nothing",
      { plus: [{ accounts: ["22"], side: "credit" }], over: [{ accounts: ["99"], side: "debit" }] },
      null,
    ],
  ])("gives %s", (_told, formula, figure) => {
    expect(fromLedger(nets, formula)).toBe(figure);
  });
});

describe("what is beside the amounts of an entry", () => {
  const RIGHT: Row[] = [
    ["130505", 300],
    ["413505", -300],
  ];
  const sale = operation("a", "2026-11-05", ...RIGHT);
  const lines = sale.lines.map((line, at) => (at === 0 ? { ...line, thirdParty: "Río Claro S.A.S." } : line));
  const named = exerciseOf({ entries: [{ ...sale, lines }] });
  const lost = (names: readonly string[], policy: Partial<GradingPolicy> = { asksThirdParty: true }) => {
    const rows: Row[] =
      names.length < 3
        ? RIGHT
        : [
            ["130505", 100],
            ["130505", 200],
            ["413505", -300],
          ];
    const entry = written("e", "2026-11-05", ...rows);
    const own = entry.lines.map((line, at) => ({ ...line, thirdParty: names[at] ?? "" }));
    const [mark] = gradeWork(named, workOf({ ...entry, lines: own }), {
      ...DEFAULT_POLICY,
      ...policy,
    }).entries;
    return mark?.penalties;
  };

  it("discounts a third party that is asked for and not named on each line", () => {
    const discount = [{ kind: "third-party", share: 0.05 }];
    expect(lost(["rio claro sas"])).toEqual([]);
    expect(lost(["rio claro sas", "Otra"])).toEqual([]);
    expect(lost(["Otra", "rio claro sas"])).toEqual(discount);
    expect(lost([""])).toEqual(discount);
    expect(lost(["rio claro sas", "RIO CLARO S.A.S", ""])).toEqual([]);
    expect(lost(["rio claro sas", "Otra", ""])).toEqual(discount);
    expect(lost(["Otra"], {})).toEqual([]);
  });

  it("asks no third party of a line that is not there or that is of nobody", () => {
    const asked = { ...DEFAULT_POLICY, asksThirdParty: true };
    const without = workOf(written("e", "2026-11-05", ["413505", -300]));
    const [mark] = gradeWork(named, without, asked).entries;
    expect(mark?.penalties.map(({ kind }) => kind)).toEqual(["unbalanced"]);
    const plain = exerciseOf({ entries: [sale] });
    expect(
      gradeWork(plain, workOf(written("e", "2026-11-05", ...RIGHT)), asked).entries[0]?.penalties,
    ).toEqual([]);
  });

  it("counts the lines beyond sixty as one too many", () => {
    const rows = Array.from({ length: 59 }, (): Row => ["130505", 5]);
    const entry = written("e", "2026-11-05", ["413505", -300], ...rows, ["130505", 2], ["130505", 3]);
    const [mark] = gradeWork(exerciseOf({ entries: [sale] }), workOf(entry), DEFAULT_POLICY).entries;
    const last = mark?.lines.at(-1);
    expect([last?.student, last?.solution, last?.label, last?.score]).toEqual([[61], null, "extra", 0]);
    expect(mark?.lines.filter(({ label }) => label === "extra").length).toBe(2);
    expect(mark?.penalties).toEqual([{ kind: "extra-lines", share: 0.1 }]);
  });

  it("goes to the operation that its reference names, of two that are alike", () => {
    const alike = (id: string) => ({ ...operation(id, "2026-11-05", ...RIGHT), text: `Factura FV-${id}` });
    const exercise = exerciseOf({ entries: [alike("1"), alike("2")] });
    const of = (...references: readonly string[]) =>
      gradeWork(
        exercise,
        workOf(
          ...references.map((reference, at) => ({ ...written(`e${at}`, "2026-11-05", ...RIGHT), reference })),
        ),
        DEFAULT_POLICY,
      ).entries.map(({ operation: id, entry }) => [id, entry]);
    expect(of("FV-2")).toEqual([
      ["1", null],
      ["2", "e0"],
    ]);
    expect(of("FV-1")).toEqual([
      ["1", "e0"],
      ["2", null],
    ]);
    expect(of("FV-2", "FV-1")).toEqual([
      ["1", "e1"],
      ["2", "e0"],
    ]);
    expect(of("", "FV-1")).toEqual([
      ["1", "e1"],
      ["2", "e0"],
    ]);
    expect(of("FV-9", "")).toEqual([
      ["1", "e0"],
      ["2", "e1"],
    ]);
  });

  it("is shown with the lines of the entries that were read as one with it", () => {
    const exercise = exerciseOf({
      entries: [operation("a", "2026-11-05", ["143505", 500], ["240810", 95], ["110505", -595])],
    });
    const entries = [
      written("e", "2026-11-05", ["143505", 500], ["110505", -500]),
      written("f", "2026-11-05", ["240810", 95], ["110505", -95]),
    ];
    const [mark] = gradeWork(exercise, workOf(...entries), DEFAULT_POLICY).entries;
    if (mark === undefined) throw new Error("no mark");
    expect(mark.joined).toEqual(["f"]);
    expect(markedEntry(mark, entries)?.lines).toEqual(entries.flatMap(({ lines: own }) => own));
    expect(markedEntry(mark, entries.slice(0, 1))?.lines).toEqual(entries[0]?.lines);
    expect(markedEntry(mark, entries.slice(1))).toBeUndefined();
    const { joined: _joined, ...alone } = mark;
    expect(markedEntry(alone, entries)).toBe(entries[0]);
    expect(
      Object.keys(gradeWork(exercise, workOf(...entries.slice(0, 1)), DEFAULT_POLICY).entries[0] ?? {}),
    ).not.toContain("joined");
    expect(markedEntry({ ...mark, entry: null }, entries)).toBeUndefined();
  });
});
