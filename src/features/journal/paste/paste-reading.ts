import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { accountSuggester } from "#domain/import/pasted/movement-entry.ts";
import { type ColumnUse, guessColumns, missingUses } from "#domain/import/pasted/pasted-columns.ts";
import {
  type PastedMovement,
  type PastedReading,
  readMovements,
} from "#domain/import/pasted/pasted-movements.ts";
import { splitCells } from "#domain/import/pasted/split-cells.ts";
import type { Day } from "#domain/kernel/day.ts";

export interface SuggestedMovement extends PastedMovement {
  readonly other: AccountCode | null;
}

export interface PasteReading extends Pick<PastedReading, "problems" | "rounded" | "mixed" | "order"> {
  readonly uses: readonly ColumnUse[];
  readonly missing: readonly ("date" | "amount")[];
  readonly movements: readonly SuggestedMovement[];
}

interface PasteInput {
  readonly text: string;
  /** Uses that the person chose, by column. */
  readonly chosen: ReadonlyMap<number, ColumnUse>;
  readonly chart: Chart;
  readonly money: AccountCode | null;
  readonly used: ReadonlyMap<AccountCode, number>;
  readonly today: Day;
}

/** What is used twice is what was chosen: the guess of another column gives way. */
function usesOf(guessed: readonly ColumnUse[], chosen: PasteInput["chosen"]): readonly ColumnUse[] {
  const taken = new Set(chosen.values());
  return guessed.map((use, column) => chosen.get(column) ?? (taken.has(use) ? "none" : use));
}

/** Reads pasted text by the columns guessed and chosen, each movement with a suggested account. */
export function readPaste({ text, chosen, chart, money, used, today }: PasteInput): PasteReading {
  const rows = splitCells(text);
  const guess = guessColumns(rows, today);
  const uses = usesOf(guess.uses, chosen);
  const missing = text.trim() === "" ? [] : missingUses(uses);
  if (text.trim() === "" || missing.length > 0) {
    return {
      uses: text.trim() === "" ? [] : uses,
      missing,
      movements: [],
      problems: [],
      rounded: 0,
      mixed: 0,
      order: "day-first",
    };
  }
  const reading = readMovements(rows, uses, guess.skipped, today);
  const suggest = money === null ? () => null : accountSuggester(chart, money, used);
  const movements = reading.movements.map((movement) => ({ ...movement, other: suggest(movement) }));
  return { ...reading, uses, missing, movements };
}

/** The pasted text without the rows that became drafts. */
export function rowsLeft(text: string, problems: readonly { readonly row: number }[]): string {
  const left = new Set(problems.map(({ row }) => row));
  const rows = splitCells(text).filter((_, index) => left.has(index + 1));
  return rows.map((cells) => cells.join("\t")).join("\n");
}
