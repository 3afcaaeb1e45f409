import type { Day } from "../../kernel/day.ts";
import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { type CellReading, type ColumnMoney, dayColumn, moneyColumn } from "../values/cell-columns.ts";
import { type DayOrder, dayOrderOf } from "../values/written-day.ts";
import { type ColumnUse, isNothing } from "./pasted-columns.ts";

/** A movement of money that was pasted: `amount` came in, or with a minus went out. */
export interface PastedMovement {
  /** Counting from 1, as it was pasted. */
  readonly row: number;
  readonly date: Day;
  readonly text: string;
  readonly reference: string;
  readonly amount: Pesos;
}

/** Why a row is none. `cell` is what it says there. */
export interface PastedProblem {
  readonly row: number;
  readonly kind: "no-date" | "bad-date" | "no-amount" | "bad-amount" | "both-sides";
  readonly cell: string;
}

export interface PastedReading {
  readonly movements: readonly PastedMovement[];
  readonly problems: readonly PastedProblem[];
  /** How many amounts had cents. */
  readonly rounded: number;
  /** How many were written another way than the rest of their column: 1,234.56 among 1.234,56. */
  readonly mixed: number;
  readonly order: DayOrder;
}

type Row = readonly string[];
type MoneyUse = "amount" | "in" | "out";

/** Reads the cells of one row by the uses of the columns. */
class RowReader {
  readonly #uses: readonly ColumnUse[];
  readonly order: DayOrder;
  readonly #money: Readonly<Record<MoneyUse, (cell: string) => CellReading<ColumnMoney>>>;
  readonly #day: (cell: string) => CellReading<Day>;

  constructor(rows: readonly Row[], uses: readonly ColumnUse[], today: Day) {
    this.#uses = uses;
    const dates = this.#column(rows, "date");
    this.order = dayOrderOf(dates, today);
    this.#day = dayColumn(dates, today);
    const money = (use: MoneyUse) => moneyColumn(this.#column(rows, use));
    this.#money = { amount: money("amount"), in: money("in"), out: money("out") };
  }

  #column(rows: readonly Row[], use: ColumnUse): string[] {
    return rows.map((row) => this.cell(row, use)).filter((cell) => cell !== "");
  }

  cell(row: Row, use: ColumnUse): string {
    const at = this.#uses.indexOf(use);
    return at < 0 ? "" : (row[at] ?? "");
  }

  day(row: Row): Day | null {
    const read = this.#day(this.cell(row, "date"));
    return read.kind === "value" ? read.value : null;
  }

  money(row: Row): ColumnMoney | Pick<PastedProblem, "kind" | "cell"> {
    const sides = (["amount", "in", "out"] as const).filter((use) => !isNothing(this.cell(row, use)));
    const [use] = sides;
    if (use === undefined) return { kind: "no-amount", cell: "" };
    const cell = this.cell(row, use);
    if (sides.length > 1) return { kind: "both-sides", cell };
    const read = this.#money[use](cell);
    if (read.kind !== "value" || read.value.value === 0) return { kind: "bad-amount", cell };
    if (use === "amount") return read.value;
    // A bank may write what leaves with a minus in its own column too.
    const size = Math.abs(read.value.value);
    return { ...read.value, value: pesos(use === "in" ? size : -size) };
  }
}

/**
 * The movements of pasted rows. Nothing is guessed in a row and nothing is left out unsaid: one that is not understood
 * is a problem that names its cell; blank ones are neither.
 */
export function readMovements(
  rows: readonly Row[],
  uses: readonly ColumnUse[],
  skipped: number,
  today: Day,
): PastedReading {
  const body = rows.slice(skipped);
  const reader = new RowReader(body, uses, today);
  const movements: PastedMovement[] = [];
  const problems: PastedProblem[] = [];
  let [rounded, mixed] = [0, 0];
  for (const [index, cells] of body.entries()) {
    const row = skipped + index + 1;
    if (cells.every((cell) => cell === "")) continue;
    const date = reader.day(cells);
    const money = reader.money(cells);
    if (date === null) {
      const cell = reader.cell(cells, "date");
      problems.push({ row, kind: cell === "" ? "no-date" : "bad-date", cell });
    } else if ("kind" in money) problems.push({ row, ...money });
    else {
      if (money.isRounded) rounded += 1;
      if (money.isMixed) mixed += 1;
      const [text, reference] = [reader.cell(cells, "text"), reader.cell(cells, "reference")];
      movements.push({ row, date, text, reference, amount: money.value });
    }
  }
  return { movements, problems, rounded, mixed, order: reader.order };
}
