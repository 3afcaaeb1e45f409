import { expect, test } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { SolutionEntry } from "#domain/exercises/exercise.ts";
import type { ExerciseWork, WorkEntry } from "#domain/exercises/work.ts";
import type { EntryMark, GradeResult, LineMark } from "#domain/grading/grade-result.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { gradedLines, omittedLines } from "#features/education/exercise/graded/graded-lines.ts";
import { omittedEntries, shownEntries } from "#features/education/exercise/graded/shown-entries.ts";
import { revealed } from "#features/education/exercise/reveal.ts";

const code = (text: string) => text as AccountCode;

// The purchase of the withholding on the total, and the debt that follows from it.
const OPERATION: SolutionEntry = {
  id: "op1",
  text: "Compra a crédito",
  date: day("2026-11-05"),
  points: 4,
  rule: "",
  lines: [
    { account: code("1435"), side: "debit", amount: pesos(4_600_000), why: "Entra por su costo." },
    { account: code("2408"), side: "debit", amount: pesos(874_000), why: "Es descontable." },
    { account: code("2365"), side: "credit", amount: pesos(115_000), why: "Se calcula antes del IVA." },
    { account: code("2205"), side: "credit", amount: pesos(5_359_000), why: "Lo que queda por pagar." },
  ],
};

const line = (account: string, debit: number, credit: number) => ({
  account: code(account),
  debit: pesos(debit),
  credit: pesos(credit),
});

const ENTRY: WorkEntry = {
  id: "e1",
  date: day("2026-11-05"),
  description: "Compra",
  reference: "FV-20418",
  lines: [
    line("1435", 4_600_000, 0),
    line("2408", 874_000, 0),
    line("2365", 0, 136_850),
    line("2205", 0, 5_337_150),
  ],
};

const mark = (at: number, change: Partial<LineMark> = {}): LineMark => ({
  solution: at,
  student: [at],
  account: 1,
  side: 1,
  amount: 1,
  score: 1,
  label: null,
  consequence: false,
  ...change,
});

const MARK: EntryMark = {
  operation: "op1",
  entry: "e1",
  alternative: 0,
  lines: [
    mark(0),
    mark(1),
    mark(2, { amount: 0, score: 0.6, label: "wrong-withholding-base" }),
    mark(3, { amount: 0, score: 0.6, label: "wrong-amount", consequence: true }),
  ],
  label: null,
  difference: 0,
  penalties: [],
  score: 0.8,
  followed: 0.9,
  points: 4,
};

const lines = (level: 0 | 1 | 2 | 3 | 4, change: Partial<EntryMark> = {}) =>
  gradedLines({ ...MARK, ...change }, ENTRY, OPERATION, revealed(level));

test("ED-54 level 4 strikes what is wrong and shows the right value with its reason", () => {
  const [right, , wrong, follows] = lines(4);
  expect(right).toMatchObject({ mark: "right", right: null, label: null });
  expect(wrong).toMatchObject({
    mark: "wrong",
    strikes: { account: false, amount: true },
    right: { account: "2365", side: "credit", amount: 115_000 },
    label: "wrong-withholding-base",
    why: "Se calcula antes del IVA.",
  });
  expect(follows).toMatchObject({ mark: "consequence", label: "consequence", right: { amount: 5_359_000 } });
});

test("ED-54 level 3 names what is wrong and gives nothing of the solution away", () => {
  for (const each of lines(3)) expect(each).toMatchObject({ right: null, why: null });
  expect(lines(3).map(({ label }) => label)).toEqual([null, null, "wrong-withholding-base", "consequence"]);
  expect(lines(3).map(({ strikes }) => strikes.amount)).toEqual([false, false, false, false]);
});

test("ED-54 level 2 marks lines without a label, levels below mark nothing", () => {
  expect(lines(2).map((each) => each.mark)).toEqual(["right", "right", "wrong", "consequence"]);
  expect(lines(2).every(({ label, right }) => label === null && right === null)).toBe(true);
  for (const level of [0, 1] as const) {
    expect(lines(level).map((each) => each.mark)).toEqual(["none", "none", "none", "none"]);
  }
});

test("ED-54 an omitted line is named from level 3 on, shown from 4 on, and only counted below", () => {
  const change = {
    lines: [mark(0), mark(3, { student: [], account: 0, amount: 0, side: 0, score: 0, label: "omitted" })],
  };
  expect(lines(2, change)).toHaveLength(1);
  expect(omittedLines({ ...MARK, ...change })).toBe(1);
  expect(lines(3, change)[1]).toMatchObject({ written: null, label: "omitted", right: null });
  expect(lines(4, change)[1]).toMatchObject({ written: null, right: { account: "2205" } });
});

test("ED-54 a line on the wrong account or side is struck where it is wrong", () => {
  const [account] = lines(4, { lines: [mark(0, { account: 0.4, score: 0.76, label: "other-account" })] });
  expect(account?.strikes).toMatchObject({ account: true, amount: false });
  const [side] = lines(4, { lines: [mark(0, { side: 0, score: 0.8, label: "wrong-side" })] });
  expect(side?.strikes).toMatchObject({ account: false, amount: true });
});

test("ED-54 a line too many is struck whole, lines read as one have one remark under the last", () => {
  const [extra] = lines(4, { lines: [mark(0, { solution: null, score: 0, label: "extra" })] });
  expect(extra).toMatchObject({ strikes: { account: true, amount: true }, right: null, label: "extra" });
  const split = lines(4, {
    lines: [mark(0, { student: [0, 1], amount: 0, score: 0.6, label: "wrong-amount" })],
  });
  expect(split.map(({ label }) => label)).toEqual([null, "wrong-amount"]);
  expect(split.map(({ right }) => right !== null)).toEqual([false, true]);
});

test("lines stand in the order in which they were written", () => {
  const shuffled = { lines: [mark(3), mark(1), mark(0)] };
  expect(lines(4, shuffled).map(({ written }) => written?.account)).toEqual(["1435", "2408", "2205"]);
});

const WORK: ExerciseWork = { entries: [ENTRY], answers: {} };

function result(...entries: readonly EntryMark[]): GradeResult {
  return { engine: 1, entries, answers: [], earned: 3, followed: 3, possible: 4 };
}

const OMITTED: EntryMark = {
  ...MARK,
  operation: "op2",
  entry: null,
  lines: [],
  label: "omitted",
  score: 0,
  points: 2,
};
const SOLUTION = {
  entries: [OPERATION, { ...OPERATION, id: "op2", text: "Pago" }],
  answers: [],
  rates: {},
  lesson: "",
};

const shown = (
  level: 0 | 1 | 2 | 3 | 4,
  graded: GradeResult | null,
  overrides: Parameters<typeof shownEntries>[0]["overrides"] = [],
) => shownEntries({ work: WORK, result: graded, solution: SOLUTION, shows: revealed(level), overrides });

test("ED-54 an operation without an entry is named from level 3 on and counted at level 2", () => {
  const graded = result(OMITTED, MARK);
  expect(shown(3, graded).map(({ title, label }) => [title, label])).toEqual([
    ["05/11/2026 · Compra", null],
    ["Pago", "Operación sin registrar"],
  ]);
  // In graded mode there is no solution on the device: the label is said once, with the place among what was recorded.
  const omittedTitle = (given: GradeResult) => {
    const told = { work: WORK, result: given, solution: null, shows: revealed(3), overrides: [] };
    return shownEntries(told).map(({ title, label }) => [title, label])[1];
  };
  expect(omittedTitle(graded)).toEqual(["Operación sin registrar, antes de «05/11/2026 · Compra»", null]);
  expect(omittedTitle(result(MARK, OMITTED))).toEqual([
    "Operación sin registrar, después de «05/11/2026 · Compra»",
    null,
  ]);
  const nothing = { work: { ...WORK, entries: [] }, result: result(OMITTED), solution: null, overrides: [] };
  expect(shownEntries({ ...nothing, shows: revealed(3) }).map(({ title }) => title)).toEqual([
    "Operación sin registrar",
  ]);
  // Several of one place are counted, not said again and again (ED-167).
  const titles = (work: typeof WORK, ...marks: EntryMark[]) =>
    shownEntries({ work, result: result(...marks), solution: null, shows: revealed(3), overrides: [] }).map(
      ({ title }) => title,
    );
  expect(titles({ ...WORK, entries: [] }, OMITTED, OMITTED, OMITTED)).toEqual([
    "3 operaciones sin registrar",
  ]);
  expect(titles(WORK, { ...OMITTED }, MARK, { ...OMITTED }, { ...OMITTED })).toEqual([
    "05/11/2026 · Compra",
    "Operación sin registrar, antes de «05/11/2026 · Compra»",
    "2 operaciones sin registrar, después de «05/11/2026 · Compra»",
  ]);
  expect(shown(2, graded)).toHaveLength(1);
  expect(omittedEntries(graded, revealed(2))).toBe(1);
  expect(omittedEntries(graded, revealed(1))).toBe(0);
  expect(omittedEntries(graded, revealed(3))).toBe(0);
});

test("an ungraded work is shown as it was written, with its sums", () => {
  const [entry] = shown(4, null);
  expect(entry?.lines.map((each) => each.mark)).toEqual(["none", "none", "none", "none"]);
  expect(entry?.sums).toEqual({ debit: 5_474_000, credit: 5_474_000 });
});

test("what a teacher set by hand is told beside the entry, and discounts from level 3 on", () => {
  const cut = result({
    ...MARK,
    penalties: [
      { kind: "date", share: 0.05 },
      { kind: "extra-lines", share: 0.1 },
    ],
  });
  const overrides = [
    { part: "op1", line: null, score: 0.9 },
    { part: "op1", line: 2, score: 1 },
    { part: "op9", line: null, score: 0 },
  ];
  expect(shown(3, cut, overrides)[0]?.notes).toEqual([
    "Descuento por fecha, líneas de más.",
    "Calificado por el docente: 90% del asiento.",
    "Calificado por el docente: 100% de la línea 3 de la solución.",
  ]);
  expect(shown(2, cut)[0]?.notes).toEqual([]);
});

test("an entry that does not balance says by how much", () => {
  const [entry] = shown(3, result({ ...MARK, label: "unbalanced", difference: -21_850 }));
  expect(entry?.label).toBe("No cuadra: diferencia $\u00a021.850");
});

test("ED-88 an entry that does not balance says where to look, where mistakes are named", () => {
  const solution = { entries: [OPERATION], answers: [], rates: {}, lesson: "" };
  const notes = (level: 0 | 1 | 2 | 3 | 4, ...amounts: readonly (readonly [string, number, number])[]) => {
    const entry = {
      ...ENTRY,
      lines: amounts.map(([account, debit, credit]) => line(account, debit, credit)),
    };
    const difference = amounts.reduce((sum, [, debit, credit]) => sum + debit - credit, 0);
    const entries = [{ ...MARK, lines: [], label: "unbalanced", difference } as const];
    const result: GradeResult = { engine: 1, entries, answers: [], earned: 0, followed: 0, possible: 4 };
    const work = { entries: [entry], answers: {} };
    const [shown] = shownEntries({ work, result, solution, shows: revealed(level), overrides: [] });
    return shown?.notes.join(" ") ?? "";
  };
  const sides = [
    ["1435", 100, 0],
    ["2408", 19, 0],
    ["2205", 119, 0],
  ] as const;
  expect(notes(3, ...sides)).toContain("Falta un lado");
  const wrong = [
    ["1435", 100, 0],
    ["2365", 30, 0],
    ["2205", 0, 70],
  ] as const;
  expect(notes(3, ...wrong)).toContain("el valor de la línea 2");
  expect(notes(1, ...wrong)).not.toContain("línea 2");
  expect(notes(3, ["1435", 540, 0], ["2205", 0, 450])).toContain("en la línea 1 cambiaste dos cifras");
  expect(notes(3, ["1435", 1000, 0], ["2205", 0, 100])).toContain("sobra o falta un cero");
  expect(notes(3, ["1435", 1000, 0], ["2205", 0, 983])).not.toContain("diferencia se divide");
});
