import type { Side } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { EIGHTH_TABLE } from "./eighth-table.data.ts";
import { FIFTH_TABLE } from "./fifth-table.data.ts";
import { FOURTH_TABLE } from "./fourth-table.data.ts";
import { SECOND_TABLE } from "./second-table.data.ts";
import { SEVENTH_TABLE } from "./seventh-table.data.ts";
import { SIXTH_TABLE } from "./sixth-table.data.ts";
import { THIRD_TABLE } from "./third-table.data.ts";

const SIDES: Readonly<Record<string, Side | null>> = { debit: "debit", credit: "credit", any: null };

/** What others would write, by who they are. */
export const TABLES = [
  ["an accountant", SECOND_TABLE],
  ["a teacher", THIRD_TABLE],
  ["an assistant", FOURTH_TABLE],
  ["a bookkeeper", FIFTH_TABLE],
  ["trade by trade", SIXTH_TABLE],
  ["twenty trades", SEVENTH_TABLE],
  ["a stranger", EIGHTH_TABLE],
] as const;

/** A phrase on a side, null for any, with the accounts that would be right. */
export interface AskedWords {
  readonly phrase: string;
  readonly side: Side | null;
  readonly accepted: readonly string[];
}

export const readRows = (table: string): readonly AskedWords[] =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [phrase = "", side = "", accepted = ""] = line.split(" | ");
      return { phrase, side: SIDES[side] ?? null, accepted: accepted.split(",").map((code) => code.trim()) };
    });

/** Whether a code is one of those accepted, below one, or above one that the chart has not. */
export function isAccepted(chart: Chart, found: string, accepted: readonly string[]): boolean {
  return accepted.some(
    (code) =>
      found.startsWith(code) ||
      (found.length === 4 && code.startsWith(found) && chart.byCode.get(code as never) === undefined),
  );
}
