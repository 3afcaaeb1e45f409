import { addDays } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import type { Period } from "../../report/report-period.ts";
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
      return line.startsWith("opening@")
        ? standing(before, before)
        : { ...period, standing: false, leaves: "closings" };
    }
  }
}
