import { beforeAll, describe, expect, it } from "vitest";
import type { Chart } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { checkExercise } from "#domain/exercises/check-exercise.ts";
import {
  solutionGap,
  withIntro,
  withOperationText,
  withoutBlankIntro,
} from "#domain/exercises/edit-exercise.ts";
import type { Exercise, ExerciseCase, ExerciseSolution, SolutionEntry } from "#domain/exercises/exercise.ts";
import { lastFittingDay } from "#domain/exercises/from-book.ts";
import {
  accountsOffered,
  type ExerciseWish,
  generateExercise,
  hasOwnAccounts,
  mostOperations,
} from "#domain/exercises/generate/generate-exercise.ts";
import { tellsDay } from "#domain/exercises/told-day.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { exerciseOf, operation, solutionLines } from "#tests/domain/grading/support/exercises.ts";

let puc: Chart;
beforeAll(async () => {
  puc = await loadChart("puc");
});

const OPERATION = operation("a", "2026-11-05", ["110505", 100], ["413536", -100]);
const SOUND: Exercise = (() => {
  const made = exerciseOf({
    entries: [OPERATION],
    questions: [
      {
        id: "c",
        kind: "choice",
        text: "¿Cuál?",
        several: false,
        options: [
          { id: "x", text: "Una" },
          { id: "y", text: "Otra" },
        ],
      },
      { id: "n", kind: "number", text: "¿Cuánto?", unit: "pesos", decimals: 0 },
    ],
    answers: [
      { question: "c", kind: "options", right: ["x"], why: "Porque sí.", points: 1 },
      { question: "n", kind: "number", right: 5, tolerance: 0, why: "Porque sí.", points: 1 },
    ],
  });
  return { ...made, case: { ...made.case, statement: ["Cuenta."], todo: ["Registra."] } };
})();

const problems = (told: Partial<ExerciseCase> = {}, solution: Partial<ExerciseSolution> = {}) =>
  checkExercise(
    { ...SOUND, case: { ...SOUND.case, ...told }, solution: { ...SOUND.solution, ...solution } },
    puc,
  ).map(({ kind, ...rest }) =>
    ["place" in rest ? `${rest.place}: ${kind}` : kind, "account" in rest ? rest.account : ""]
      .join(" ")
      .trim(),
  );
const ofEntry = (more: Partial<SolutionEntry>) => problems({}, { entries: [{ ...OPERATION, ...more }] });

describe("ED-21 why an exercise cannot be given", () => {
  it("is nothing for a sound one", () => {
    expect(problems()).toEqual([]);
  });

  it.each<readonly [told: string, change: Partial<ExerciseCase>, problem: readonly string[]]>([
    [
      "a period that ends before it begins",
      { from: day("2026-11-30"), to: day("2026-11-01") },
      ["bad-period", "a: out-of-period"],
    ],
    ["a day that is none", { to: "2026-13-01" as never }, ["bad-period"]],
    ["no title", { title: " " }, ["title: empty-text"]],
    ["no statement", { statement: [] }, ["statement: empty-text"]],
    ["nothing asked", { todo: [] }, ["statement: empty-text"]],
    ["a blank paragraph", { statement: ["Cuenta.", " "] }, ["statement: empty-text"]],
    ["a blank thing to do", { todo: [""] }, ["statement: empty-text"]],
    ["a blank hint", { hints: [""] }, ["statement: empty-text"]],
    [
      "a document without a title",
      { documents: [{ title: "", date: day("2026-11-05"), rows: [] }] },
      ["statement: empty-text"],
    ],
    [
      "a row of a document without words, and of no amount",
      { documents: [{ title: "F", date: day("2026-11-05"), rows: [{ text: "", amount: 0.5 as never }] }] },
      ["statement: empty-text", "documents: bad-amount"],
    ],
    [
      "an opening balance alone",
      { opening: [{ account: "110505" as never, side: "debit", amount: pesos(5) }] },
      ["opening: unbalanced"],
    ],
    [
      "an opening balance of no account",
      {
        opening: [
          { account: "999999" as never, side: "debit", amount: pesos(5) },
          { account: "1" as never, side: "credit", amount: pesos(5) },
        ],
      },
      ["opening: unknown-account 999999", "opening: group-account 1"],
    ],
    [
      "a question of one option",
      {
        questions: [
          { id: "c", kind: "choice", text: "¿?", several: false, options: [{ id: "x", text: "Una" }] },
          ...SOUND.case.questions.slice(1),
        ],
      },
      ["c: too-few-options"],
    ],
    ["a question that is gone", { questions: SOUND.case.questions.slice(0, 1) }, ["n: no-answer"]],
    [
      "a question twice",
      { questions: [...SOUND.case.questions, ...SOUND.case.questions.slice(1)] },
      ["n: same-id"],
    ],
  ])("is said of %s", (_told, change, found) => {
    expect(problems(change)).toEqual(found);
  });

  const given = (amounts: readonly [string, number, number][], more = {}) => ({
    given: [
      {
        id: "g",
        date: day("2026-11-05"),
        description: "x",
        reference: "",
        lines: amounts.map(([account, debit, credit]) => ({
          account: account as never,
          debit: debit as never,
          credit: credit as never,
        })),
        ...more,
      },
    ],
  });
  it.each<readonly [told: string, change: Partial<ExerciseCase>, problem: readonly string[]]>([
    [
      "out of the period",
      given(
        [
          ["110505", 5, 0],
          ["413536", 0, 5],
        ],
        { date: day("2026-12-01") },
      ),
      ["g: out-of-period"],
    ],
    [
      "before the period",
      given(
        [
          ["110505", 5, 0],
          ["413536", 0, 5],
        ],
        { date: day("2026-10-31") },
      ),
      ["g: out-of-period"],
    ],
    [
      "on its last day",
      given(
        [
          ["110505", 5, 0],
          ["413536", 0, 5],
        ],
        { date: day("2026-11-30") },
      ),
      [],
    ],
    [
      "that does not balance",
      given([
        ["110505", 5, 0],
        ["413536", 0, 4],
      ]),
      ["g: unbalanced"],
    ],
    [
      "on an account that is none",
      given([
        ["999999", 5, 0],
        ["413536", 0, 5],
      ]),
      ["g: unknown-account 999999"],
    ],
    [
      "on an account of others",
      given([
        ["1", 5, 0],
        ["413536", 0, 5],
      ]),
      ["g: group-account 1"],
    ],
    ["of one line", given([["110505", 5, 0]]), ["g: bad-amount", "g: unbalanced"]],
    [
      "of the id of an operation",
      given(
        [
          ["110505", 5, 0],
          ["413536", 0, 5],
        ],
        { id: "a" },
      ),
      ["a: same-id"],
    ],
  ])("is said of a given entry %s", (_told, change, found) => {
    expect([...problems(change)].toSorted()).toEqual([...found].toSorted());
  });

  it.each<readonly [told: string, change: Partial<SolutionEntry>, problem: readonly string[]]>([
    ["without words", { text: "" }, ["a: empty-text"]],
    ["without a rule", { rule: " " }, ["a: empty-text"]],
    ["before the period", { date: day("2026-10-31") }, ["a: out-of-period"]],
    ["on the first day of the period", { date: day("2026-11-01") }, []],
    ["on its last day", { date: day("2026-11-30") }, []],
    ["of no points", { points: 0 }, ["a: bad-points"]],
    ["of points that are no number", { points: Number.POSITIVE_INFINITY }, ["a: bad-points"]],
    ["that does not balance", { lines: solutionLines(["110505", 100], ["413536", -90]) }, ["a: unbalanced"]],
    ["of nothing", { lines: solutionLines(["110505", 0], ["413536", 0]) }, ["a: bad-amount"]],
    [
      "of more than a sum may be",
      { lines: solutionLines(["110505", Number.MAX_SAFE_INTEGER], ["110510", 1], ["413536", -1]) },
      ["a: too-large"],
    ],
    [
      "on accounts that are none",
      { lines: solutionLines(["110505", 5, ["77"]], ["1", -5]) },
      ["a: unknown-account 77", "a: group-account 1"],
    ],
    [
      "whose line says no reason",
      { lines: OPERATION.lines.map((line) => ({ ...line, why: "" })) },
      ["a: empty-text"],
    ],
    [
      "with another way that does not balance",
      { alternatives: [solutionLines(["110505", 5])] },
      ["a: unbalanced"],
    ],
    ["that needs no entry", { lines: [] }, []],
  ])("is said of an operation %s", (_told, change, found) => {
    expect(ofEntry(change)).toEqual(found);
  });

  const [choice, number] = SOUND.solution.answers;
  if (choice?.kind !== "options" || number?.kind !== "number") throw new Error("no answers");
  const answered = (...answers: ExerciseSolution["answers"]) => problems({}, { answers });
  it("is said of an answer that is missing, of another kind, or wrong in itself", () => {
    expect(answered(choice)).toEqual(["n: no-answer"]);
    expect(answered({ ...choice, right: [] }, number)).toEqual(["c: no-answer"]);
    expect(answered({ ...choice, right: ["z"] }, number)).toEqual(["c: no-answer"]);
    expect(answered({ ...choice, right: ["x", "y"] }, number)).toEqual(["c: no-answer"]);
    expect(answered({ ...number, question: "c" }, number)).toEqual(["c: no-answer"]);
    expect(answered(choice, { ...choice, question: "n" })).toEqual(["n: no-answer"]);
    expect(answered(choice, { ...number, right: Number.NaN })).toEqual(["n: no-answer"]);
    expect(answered(choice, { ...number, tolerance: -1 })).toEqual(["n: no-answer"]);
    expect(answered(choice, { ...number, why: "" })).toEqual(["n: empty-text"]);
    expect(answered(choice, { ...number, points: -1 })).toEqual(["n: bad-points"]);
  });

  it("is said where there is nothing to do", () => {
    expect(problems({ questions: [] }, { entries: [], answers: [] })).toEqual(["nothing-to-do"]);
    expect(problems({}, { entries: [] })).toEqual([]);
    expect(problems({}, { lesson: "" })).toEqual(["statement: empty-text"]);
  });
});

describe("ED-22 the day of an operation is told", () => {
  const told = (text: string, change: Partial<ExerciseCase> = {}, date = "2026-11-05") => {
    const entry = { ...OPERATION, text, date: day(date) };
    const statement = [...(change.statement ?? []), text];
    const exercise = {
      ...SOUND,
      case: { ...SOUND.case, ...change, statement },
      solution: { ...SOUND.solution, entries: [entry] },
    };
    return tellsDay(exercise, entry);
  };
  it("in its words, before them, or in what is asked", () => {
    expect(told("El 5 de noviembre de 2026 vende.")).toBe(true);
    expect(told("El 05/11/2026 vende.")).toBe(true);
    expect(told("Vende.")).toBe(false);
    expect(told("Vende.", { statement: ["Todo el 05/11/2026."] })).toBe(true);
    expect(told("Vende.", { todo: ["Registra el 05/11/2026."] })).toBe(true);
    expect(told("Vende.", { todo: ["Registra el último día del mes."] })).toBe(false);
    expect(told("Vende.", { todo: ["Registra el último día del mes."] }, "2026-11-30")).toBe(true);
    expect(told("Vende.", { todo: ["Registra."] }, "2026-11-30")).toBe(false);
  });

  it("stays told when its words or those before are changed", () => {
    const three = { ...SOUND, case: { ...SOUND.case, statement: ["Antes.", OPERATION.text] } };
    expect(withIntro(three, "Uno\nDos").case.statement).toEqual(["Uno", "Dos", OPERATION.text]);
    expect(withIntro(three, "").case.statement).toEqual([OPERATION.text]);
    expect(withoutBlankIntro(withIntro(three, "Uno\n \nDos")).case.statement).toEqual([
      "Uno",
      "Dos",
      OPERATION.text,
    ]);
    expect(withOperationText(three, 0, "Otra").case.statement).toEqual(["Antes.", "Otra"]);
    const apart = { ...three, case: { ...three.case, statement: ["Antes.", "Sin ella."] } };
    expect(withOperationText(apart, 0, "Otra").case.statement).toEqual(["Antes.", "Sin ella."]);
    expect(solutionGap({ ...OPERATION, lines: solutionLines(["110505", 100], ["413536", -90]) })).toBe(10);
  });
});

describe("ED-133 how far a book fits", () => {
  it.each([
    [[], 3, null],
    [["2026-11-01", "2026-11-02"], 2, "2026-11-02"],
    [["2026-11-03", "2026-11-01", "2026-11-02"], 2, "2026-11-02"],
    [["2026-11-01", "2026-11-02", "2026-11-02"], 2, "2026-11-01"],
    [["2026-11-01", "2026-11-01"], 1, null],
  ])("%j, %i at most: %s", (days, most, last) => {
    expect(
      lastFittingDay(
        days.map((each) => ({ date: day(each) })),
        most,
      ),
    ).toBe(last);
  });
});

describe("ED-24 what cannot be wished for", () => {
  const WISH: ExerciseWish = {
    title: "Ejercicio",
    topic: "cycle",
    level: 3,
    chart: "puc",
    accounts: [],
    vat: false,
    withholding: false,
    operations: 3,
    company: "",
    seed: 7,
  };
  const problem = (wish: Partial<ExerciseWish>) => {
    const made = generateExercise({ ...WISH, ...wish });
    return made.ok ? null : made.error;
  };
  it.each<readonly [Partial<ExerciseWish>, object | null]>([
    [{}, null],
    [{ seed: 0 }, { kind: "bad-seed" }],
    [{ seed: 1.5 }, { kind: "bad-seed" }],
    [{ operations: 0 }, { kind: "bad-count", most: 30 }],
    [{ operations: 31 }, { kind: "bad-count", most: 30 }],
    [{ operations: 1.5 }, { kind: "bad-count", most: 30 }],
    [{ operations: 30 }, null],
    [{ chart: "mini", vat: true }, { kind: "taxes-need-puc" }],
    [{ chart: "journal", withholding: true }, { kind: "taxes-need-puc" }],
    [{ chart: "mini" }, null],
    [{ chart: "mini", topic: "adjustments" }, { kind: "topic-needs-puc" }],
    [{ chart: "mini", topic: "payroll" }, { kind: "topic-needs-puc" }],
    [{ topic: "vat" }, { kind: "topic-needs-tax" }],
    [{ topic: "vat", vat: true }, null],
    [{ topic: "withholding", vat: true }, { kind: "topic-needs-tax" }],
    [{ topic: "withholding", withholding: true }, null],
    [{ topic: "payroll", vat: true }, { kind: "topic-without-taxes" }],
    [{ topic: "payroll", withholding: true }, { kind: "topic-without-taxes" }],
    [{ topic: "payroll", accounts: ["5105"] }, { kind: "topic-has-accounts" }],
    [{ topic: "payroll", operations: 1 }, null],
    [
      { topic: "payroll", operations: 30 },
      { kind: "bad-count", most: mostOperations("payroll") },
    ],
    [{ accounts: ["8888", "1105"] }, { kind: "no-operation-for", accounts: ["8888"] }],
    [{ accounts: ["1105"] }, null],
  ])("%j: %j", (wish, found) => expect(problem(wish)).toEqual(found));

  it("says which accounts so few operations have no room for", () => {
    const many = accountsOffered(WISH);
    expect(problem({ accounts: many, operations: 1 })).toMatchObject({ kind: "too-short-for" });
    expect([hasOwnAccounts("payroll"), hasOwnAccounts("cycle")]).toEqual([true, false]);
  });

  it("offers the accounts of the taxes that are wished alone", () => {
    const has = (account: string, more: Partial<ExerciseWish>) =>
      accountsOffered({ ...WISH, ...more }).includes(account);
    expect([has("2408", {}), has("2408", { vat: true })]).toEqual([false, true]);
    expect([has("2365", {}), has("2365", { withholding: true })]).toEqual([false, true]);
    expect([has("4155", {}), has("4155", { vat: true })]).toEqual([true, false]);
    expect(has("1524", {})).toBe(false);
    const offered = accountsOffered(WISH);
    expect(offered).toEqual([...new Set(offered)].toSorted());
  });

  it("tells what is wished: the company, the taxes, and hints and papers by the level", () => {
    const made = (wish: Partial<ExerciseWish>) => {
      const found = generateExercise({ ...WISH, operations: 8, ...wish });
      if (!found.ok) throw new Error(found.error.kind);
      return found.value;
    };
    expect(made({ company: "  Tienda Sol  " }).case.statement.join(" ")).toContain("Tienda Sol");
    const text = (wish: Partial<ExerciseWish>) => made(wish).case.statement.join(" ");
    expect(text({})).toContain("No se registran IVA ni retenciones.");
    expect(text({ vat: true })).toContain("Es responsable de IVA. No practica retenciones");
    expect(text({ withholding: true })).toContain("No se registra IVA.");
    expect(made({ vat: true }).solution.rates).toEqual({ vat: 19 });
    expect(made({ withholding: true }).solution.rates).toEqual({ withholding: 2.5 });
    expect(([1, 2, 3, 4, 5] as const).map((level) => made({ level }).case.hints.length)).toEqual([
      3, 2, 1, 1, 0,
    ]);
    const papers = (level: 3 | 4) => made({ level, vat: true, operations: 20 }).case.documents.length;
    expect([papers(3) > 0, papers(4)]).toEqual([true, 0]);
  });
});
