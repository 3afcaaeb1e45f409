import { addDays, day, yearOf } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import type { Period } from "../../report/report-period.ts";
import type { AccountFigure, BookLine, MadeWhen } from "../books/book-statement.ts";
import type { StatementKind } from "../statement-kind.ts";

/** The days whose entries make a figure of an account. */
export interface FigureSpan extends Period {
  /** The figure is a balance: everything before the first day belongs to it too. */
  readonly standing: boolean;
  /** Entries that close a year are left out of it; so are those that open a book, when required. */
  readonly leaves: "nothing" | "closings" | "closings-and-openings";
}

interface FigurePlace {
  readonly statement: StatementKind;
  /** Key of its line. */
  readonly line: string;
  /** Index of its amount column. */
  readonly column: number;
}

/** The index of the period in the key of an equity line: "opening@1". */
function blockOf(line: string): number {
  return Number(/@(\d+)$/.exec(line)?.[1] ?? 0);
}

function standing(from: Day, to: Day): FigureSpan {
  return { from, to, standing: true, leaves: "nothing" };
}

/** The key of what an amount without an account is made of, as a line of its own. */
function madeKey(line: string, when: MadeWhen): string {
  return when === "line" ? line : `${when}:${line}`;
}

/** The accounts that a line sums: those that are printed, or those that stand behind it. */
export function accountsBehind({ accounts, behind = [] }: BookLine): readonly AccountFigure[] {
  return accounts.length > 0 ? accounts : behind;
}

/** What an amount without an account is made of, as a line; null where it is the sum of no accounts. */
export function madeLine(line: BookLine, { label, amounts, made }: AccountFigure): BookLine | null {
  if (made === undefined) return null;
  const key = madeKey(line.key, made.when);
  return { ...line, key, label, amounts, accounts: made.of, behind: [], of: [], note: null };
}

const MADE = /^(year|earlier):(.*)$/;

/** Results that no closing has brought to equity: of the year to date of a balance, or of the years before. */
function madeSpan(when: string, { to }: Period): FigureSpan {
  const start = day(`${yearOf(to)}-01-01`);
  const before = addDays(start, -1);
  // What closes them is among them: it is what they still hold that is told.
  return when === "year" ? { from: start, to, standing: false, leaves: "nothing" } : standing(before, before);
}

function cashSpan(line: string, period: Period): FigureSpan {
  const { from, to } = period;
  const before = addDays(from, -1);
  if (line === "start") return standing(before, before);
  // What the balance reports as a liability is a balance at the end, of banks and of other cash alike.
  if (line === "overdrafts" || line === "cash-owed") return standing(from, to);
  return { ...period, standing: false, leaves: line === "brought" ? "closings" : "closings-and-openings" };
}

/** The days that the accounts of a figure are counted over. `periods`: those of the statement, the present one first. */
export function figureSpan(
  { statement, line, column }: FigurePlace,
  periods: readonly [Period, ...Period[]],
): FigureSpan {
  const [, when, own] = MADE.exec(line) ?? [];
  if (when !== undefined && own !== undefined)
    return madeSpan(when, figureSpan({ statement, line: own, column }, periods));
  const [present] = periods;
  const period = (statement === "equity" ? periods[blockOf(line)] : periods[column]) ?? present;
  switch (statement) {
    case "balance":
      return standing(period.from, period.to);
    case "income":
      return { ...period, standing: false, leaves: "closings" };
    case "cash":
      return cashSpan(line, period);
    case "equity": {
      const before = addDays(period.from, -1);
      if (line.startsWith("turned@"))
        return {
          from: day(`${yearOf(before)}-01-01`),
          to: day(`${yearOf(period.to) - 1}-12-31`),
          standing: false,
          leaves: "closings",
        };
      return line.startsWith("opening@")
        ? standing(before, before)
        : { ...period, standing: false, leaves: "closings" };
    }
  }
}
