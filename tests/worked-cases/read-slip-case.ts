import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { HOUR_KINDS, type HourKind } from "#domain/payroll/earnings/overtime-kinds.data.ts";
import { type ArlClass, EMPLOYER_KINDS, type TaxRelief } from "#domain/payroll/employee/contract.ts";
import { ABSENCE_KINDS, type AbsenceKind } from "#domain/payroll/leave/absences.data.ts";
import { CONCEPT_KEYS, type ConceptKey } from "#domain/payroll/slip/concepts.data.ts";
import type { Slip } from "#domain/payroll/slip/slip.ts";
import { absence, amountOf, type Case, deduction, hours, slipOf } from "#tests/domain/payroll/people.ts";

// One line is one slip: case | period | salary | what happened | figures by hand. Figures of a column are the amounts
// of concepts, or `ibc`, `accrued`, `net` and `employer`. A second fortnight follows its first.

const TOTALS = ["accrued", "net", "employer"] as const;

type Change = { -readonly [Key in keyof Case]: Case[Key] };

const isIn = <T extends string>(all: readonly T[], word: string): word is T =>
  all.some((each) => each === word);

function withRelief(each: Change, part: Partial<TaxRelief>): void {
  const none = { homeLoanInterest: ZERO, prepaidHealth: ZERO, dependents: false, voluntaryPension: ZERO };
  each.contract = { ...each.contract, relief: { ...none, ...each.contract?.relief, ...part } };
}

function withInput(each: Change, part: NonNullable<Case["input"]>): void {
  each.input = { ...each.input, ...part };
}

function addLeave(each: Change, kind: AbsenceKind, from: string, to: string): void {
  withInput(each, { absences: [...(each.input?.absences ?? []), absence(kind, from, to)] });
}

function addHours(each: Change, kind: HourKind, count: string, date: string): void {
  withInput(each, { hours: [...(each.input?.hours ?? []), hours(kind, Number(count), date)] });
}

/** One fact: "HED 2 2026-07-07", "sick 2026-04-24 2026-05-06", "commissions 900000", "class 3". */
function take(each: Change, fact: string): void {
  const [word = "", one = "", two = ""] = fact.split(" ");
  const amount = pesos(Number(one) || 0);
  const { contract } = each;
  if (isIn(HOUR_KINDS, word)) addHours(each, word, one, two);
  else if (isIn(ABSENCE_KINDS, word)) addLeave(each, word, one, two);
  else if (isIn(EMPLOYER_KINDS, word)) each.settings = { employer: word };
  else if (word === "commissions") withInput(each, { commissions: amount });
  else if (word === "bonus") withInput(each, { salaryBonus: amount });
  else if (word === "non-salary") withInput(each, { nonSalary: amount });
  else if (word === "basic-limit") each.settings = { transportBy: "basic-salary" };
  else if (word === "no-pension") each.contract = { ...contract, contributesToPension: false };
  else if (word === "no-transport") each.contract = { ...contract, transport: "none" };
  else if (word === "integral") each.contract = { ...contract, kind: "integral" };
  else if (word === "class") each.contract = { ...contract, arlClass: Number(one) as ArlClass };
  else if (word === "start" || word === "end") each.contract = { ...contract, [word]: day(one) };
  else if (word === "interest") withRelief(each, { homeLoanInterest: amount });
  else if (word === "prepaid") withRelief(each, { prepaidHealth: amount });
  else if (word === "dependents") withRelief(each, { dependents: true });
  else if (word === "afc") {
    withRelief(each, { voluntaryPension: amount });
    withInput(each, { deductions: [deduction("otherDeduction", amount, "AFC")] });
  } else if (word === "smmlv")
    each.overrides = { minimumWage: Number(one), transportAllowance: Number(two), uvt: 55_000 };
  else throw new Error(`unknown fact: ${fact}`);
}

function figureOf(slip: Slip, figure: string): number {
  if (figure === "ibc") return slip.bases.ibc?.amount ?? 0;
  if (isIn(TOTALS, figure)) return slip.totals[figure];
  if (isIn<ConceptKey>(CONCEPT_KEYS, figure)) return amountOf(slip, figure);
  throw new Error(`unknown figure: ${figure}`);
}

interface SlipCase {
  readonly name: string;
  readonly period: string;
  readonly salary: number;
  readonly each: Case;
  readonly figures: ReadonlyMap<string, number>;
}

function readLine(line: string): SlipCase {
  const [name = "", period = "", salary = "", facts = "", by = ""] = line
    .split("|")
    .map((cell) => cell.trim());
  const each: Change = {};
  for (const fact of facts.split(";").map((word) => word.trim())) if (fact !== "") take(each, fact);
  const figures = new Map<string, number>();
  for (const figure of by.split(";").map((word) => word.trim())) {
    const [key = "", amount = ""] = figure.split(" ");
    figures.set(key, Number(amount));
  }
  return { name, period, salary: Number(salary), each, figures };
}

export function readSlipCases(text: string): readonly SlipCase[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.trim().startsWith("#"));
  return lines.map(readLine);
}

/** What differs by more than the peso of a line, or the three of a total: cents were added up by hand. */
export function slipDifferences(cases: readonly SlipCase[]): readonly string[] {
  let before: Slip | null = null;
  return cases.flatMap(({ name, period, salary, each, figures }) => {
    const second = period.endsWith("-2") && period.length > 7;
    const slip: Slip = slipOf(
      period,
      salary,
      second && before ? { ...each, soFar: before.monthSoFar } : each,
    );
    before = slip;
    return [...figures].flatMap(([figure, amount]) => {
      const found = figureOf(slip, figure);
      const slack = isIn(TOTALS, figure) ? 3 : 1;
      return Math.abs(found - amount) <= slack ? [] : [`${name} ${figure}: ${found}, by hand ${amount}`];
    });
  });
}
