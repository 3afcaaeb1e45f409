import type { AccountCode, Side } from "../accounting/account.ts";
import type { NumberUnit } from "../exercises/question.ts";
import type { LineLabel } from "../grading/grade-result.ts";
import { formatDecimal, formatPesos } from "../kernel/format.ts";
import { pesos } from "../kernel/pesos.ts";
import type {
  LessonChoice,
  LessonEntryQuestion,
  LessonNumber,
  LessonPicture,
  LessonQuestion,
  LessonStep,
  NamedAmount,
  NumberSlip,
  StatementPictureRow,
  WorkedEntry,
  WorkedLine,
} from "./lesson.ts";

// The words that the course is written with. Each makes a value of `lesson.ts` out of few characters.

const LETTERS = "abcdefgh";

/** "2.5" as "2,5%". */
export function rateText(percent: number): string {
  const decimals = String(percent).split(".")[1]?.length ?? 0;
  return `${formatDecimal(percent, decimals)}%`;
}

/** "$ 1.234.567" of a number. */
export function moneyText(amount: number): string {
  return formatPesos(pesos(amount));
}

/** Amounts are typed with a plain space, and never broken from their sign. */
function bound(text: string): string {
  return text.replace(/\$ (?=\d)/gu, "$\u00a0");
}

interface StepParts {
  readonly picture?: LessonPicture;
  readonly example?: WorkedEntry;
  readonly ask?: readonly LessonQuestion[];
}

export function lessonStep(title: string, text: readonly string[], parts: StepParts = {}): LessonStep {
  const { picture, example, ask = [] } = parts;
  return {
    title,
    text: text.map(bound),
    ...(picture === undefined ? {} : { picture }),
    ...(example === undefined ? {} : { example }),
    questions: ask,
  };
}

function line(side: Side, account: string, amount: number, why: string): WorkedLine {
  return { account: account as AccountCode, side, amount: pesos(amount), why: bound(why) };
}

export function inDebit(account: string, amount: number, why = ""): WorkedLine {
  return line("debit", account, amount, why);
}

export function inCredit(account: string, amount: number, why = ""): WorkedLine {
  return line("credit", account, amount, why);
}

export function workedEntry(description: string, ...lines: readonly WorkedLine[]): WorkedEntry {
  return { description, lines };
}

type Worded = readonly [text: string, why: string];

function choiceOf(
  id: string,
  text: string,
  right: readonly Worded[],
  wrong: readonly Worded[],
): LessonChoice {
  const option = ([words, why]: Worded, index: number) => ({
    id: LETTERS[index] ?? "z",
    text: bound(words),
    right: index < right.length,
    why: bound(why),
  });
  return {
    id,
    kind: "choice",
    several: right.length > 1,
    text: bound(text),
    why: right.map(([, why]) => bound(why)).join(" "),
    options: [...right, ...wrong].map(option),
  };
}

/** One right option, given first; it is drawn in another order. */
export function chooseOne(
  id: string,
  text: string,
  right: Worded,
  ...wrong: readonly Worded[]
): LessonChoice {
  return choiceOf(id, text, [right], wrong);
}

/** Several right options. */
export function chooseAll(
  id: string,
  text: string,
  right: readonly Worded[],
  wrong: readonly Worded[],
): LessonChoice {
  return choiceOf(id, text, right, wrong);
}

type Slip = readonly [value: number, why: string, label?: LineLabel];

function slipOf([value, why, label]: Slip): NumberSlip {
  return { value, why: bound(why), label: label ?? null };
}

/** An amount in pesos. */
export function howMuch(
  id: string,
  text: string,
  right: number,
  why: string,
  ...slips: readonly Slip[]
): LessonNumber {
  return howMany(id, text, ["pesos", 0], right, why, ...slips);
}

export function howMany(
  id: string,
  text: string,
  [unit, decimals]: readonly [NumberUnit, number],
  right: number,
  why: string,
  ...slips: readonly Slip[]
): LessonNumber {
  return {
    id,
    kind: "number",
    text: bound(text),
    unit,
    decimals,
    right,
    why: bound(why),
    slips: slips.map(slipOf),
  };
}

interface EntryWords {
  readonly why: string;
  readonly sides: string;
  readonly not: readonly (readonly [account: string, why: string])[];
}

/** Complete the entry. */
export function completeEntry(
  id: string,
  text: string,
  lines: readonly WorkedLine[],
  { why, sides, not }: EntryWords,
): LessonEntryQuestion {
  return {
    id,
    kind: "entry",
    text: bound(text),
    why: bound(why),
    sides: bound(sides),
    lines: lines.map(({ account, side, amount }) => ({ account, side, amount })),
    distractors: not.map(([account, words]) => ({ account: account as AccountCode, why: bound(words) })),
  };
}

type Amounts = readonly (readonly [name: string, amount: number])[];

const named = (amounts: Amounts): readonly NamedAmount[] =>
  amounts.map(([name, amount]) => [name, pesos(amount)]);

export function drawT(account: string, debits: Amounts, credits: Amounts): LessonPicture {
  return {
    kind: "t-account",
    account: account as AccountCode,
    debits: named(debits),
    credits: named(credits),
  };
}

export function drawScale(assets: Amounts, liabilities: Amounts, equity: Amounts): LessonPicture {
  return {
    kind: "scale",
    assets: named(assets),
    liabilities: named(liabilities),
    equity: named(equity),
  };
}

export function drawTable(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  total = false,
): LessonPicture {
  return { kind: "table", caption, head, rows, total };
}

export function drawFlow(
  caption: string,
  ...stages: readonly (readonly [name: string, note: string])[]
): LessonPicture {
  return { kind: "flow", caption, stages: stages.map(([name, note]) => ({ name, note: bound(note) })) };
}

type Rule = StatementPictureRow["rule"];

export function drawStatement(
  title: string,
  ...rows: readonly (readonly [name: string, amount: number, rule?: Rule])[]
): LessonPicture {
  return {
    kind: "statement",
    title,
    rows: rows.map(([name, amount, rule = "none"]) => ({ name, amount: pesos(amount), rule })),
  };
}

export function amountCell(amount: number): string {
  return formatPesos(pesos(amount)).replace("$\u00a0", "");
}
