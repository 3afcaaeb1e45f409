import { makeDay } from "../../kernel/as-day.ts";
import { dayParts, firstDay } from "../../kernel/calendar-day.ts";
import type { Day, Month } from "../../kernel/day.ts";
import { ZERO } from "../../kernel/pesos.ts";
import { type FileCell, isCellError, plainCell } from "../table/sheet.ts";
import { dayOfSerial } from "./serial-day.ts";
import { dayOrderOf, nearestDay, writtenDay } from "./written-day.ts";
import { centsMarkIn, centsMarkOf, moneyOfNumber, type WrittenMoney, writtenMoney } from "./written-money.ts";

/** What a cell says in a column of one kind: nothing, a value, or something that is none. `near`: the last day of its month. */
export type CellReading<Value> =
  | { readonly kind: "none" }
  | { readonly kind: "value"; readonly value: Value }
  | { readonly kind: "bad"; readonly cell: string; readonly near?: Day };

const NONE = { kind: "none" } as const;

/** Half of the cells of a journal, where programs write a zero on the other side. */
const NO_MONEY: CellReading<ColumnMoney> = {
  kind: "value",
  value: { value: ZERO, isRounded: false, cents: 0, side: null, isMixed: false },
};

function readingOf<Value>(value: Value | null, cell: FileCell): CellReading<Value> {
  return value === null ? { kind: "bad", cell: plainCell(cell) } : { kind: "value", value };
}

export interface ColumnMoney extends WrittenMoney {
  /** Written another way than the rest of its column: 1,234.56 among 1.234,56. */
  readonly isMixed: boolean;
}

function columnMoney(read: WrittenMoney | null, isMixed: boolean): ColumnMoney | null {
  // Part by part: spread out, the amounts of a large file take several times as long.
  return (
    read && { value: read.value, isRounded: read.isRounded, cents: read.cents, side: read.side, isMixed }
  );
}

/**
 * Reads the amounts of a column. The mark of the cents is decided from all texts of it (NU-02); a text that says its
 * own is read by that. A zero is an amount, and a dash is nothing.
 */
export function moneyColumn(
  cells: readonly (FileCell | undefined)[],
): (cell: FileCell) => CellReading<ColumnMoney> {
  const mark = centsMarkOf(
    cells.filter((cell): cell is string => typeof cell === "string" && cell.trim() !== ""),
  );
  return (cell) => {
    if (cell === null) return NONE;
    if (typeof cell === "number") {
      return cell === 0 ? NO_MONEY : readingOf(columnMoney(moneyOfNumber(cell), false), cell);
    }
    const text = plainCell(cell);
    // A formula without a result says no text, and is no blank cell.
    if (typeof cell !== "string") return { kind: "bad", cell: text };
    if (/^[$\s-]*$/.test(text)) return NONE;
    const own = centsMarkIn(text, mark);
    return readingOf(columnMoney(writtenMoney(text, own), own !== mark), cell);
  };
}

/** Serials of 1980 to 2099: a number outside of them is none in a column of days. */
const [FIRST_SERIAL, LAST_SERIAL] = [29_221, 73_050];

function dayOfNumber(value: number): Day | null {
  if (value >= FIRST_SERIAL && value < LAST_SERIAL + 1) return dayOfSerial(value, false);
  return Number.isInteger(value) && value > 19_000_000
    ? writtenDay(String(value), "day-first", "1900-01-01" as Day)
    : null;
}

/** The day of a month that stands alone in a column of days, as in a book kept month by month. */
function dayWithin(month: Month, text: string): Day | null {
  if (!/^\d{1,2}$/.test(text)) return null;
  const { year, month: number } = dayParts(firstDay(month));
  return makeDay(year, number, Number(text));
}

/**
 * Reads the days of a column, whose order of day and month is decided from all of it. `month`: the one that the titles
 * of the table speak of, whose days may stand alone.
 */
export function dayColumn(
  cells: readonly (FileCell | undefined)[],
  today: Day,
  month: Month | null = null,
): (cell: FileCell) => CellReading<Day> {
  const texts = cells.filter((cell): cell is string => typeof cell === "string" && cell.trim() !== "");
  const order = dayOrderOf(texts, today);
  return (cell) => {
    if (cell === null) return NONE;
    const alone = month === null ? null : dayWithin(month, plainCell(cell));
    if (alone !== null) return { kind: "value", value: alone };
    if (typeof cell === "number") return readingOf(dayOfNumber(cell), cell);
    if (typeof cell === "object")
      return isCellError(cell) ? readingOf<Day>(null, cell) : readingOf(cell.day, cell);
    const text = plainCell(cell);
    if (text === "") return NONE;
    const serial = /^\d{5}(?:[.,]\d+)?$/.test(text) ? dayOfNumber(Number(text.replace(",", "."))) : null;
    const day = serial ?? writtenDay(text, order, today);
    const near = day === null ? nearestDay(text, order, today) : null;
    return near === null ? readingOf(day, cell) : { kind: "bad", cell: text, near };
  };
}

const CODE_AND_NAME = /^(\d[\d.\s-]*\d|\d)(?:\s*[-–:|]\s*|\s+)(\p{L}.*)$/u;

export interface WrittenAccount {
  readonly code: string;
  /** What stands after the code in the same cell: 110505 - Caja general. */
  readonly name: string;
}

/** "Caja general (110505)": the name first, the code of an account in brackets. */
const NAME_AND_CODE = /^(\D[^(]*?)\s*\((\d(?:[.\s-]?\d){3}(?:(?:[.\s-]?\d){2}){0,3})\)$/;

/** The digits of an account and its name; no code for a cell that holds none. "110505.0", 110505 and 11.05.05 are one. */
export function accountCell(cell: FileCell | undefined): WrittenAccount {
  const text = plainCell(cell);
  const last = NAME_AND_CODE.exec(text);
  if (last !== null) return { code: (last[2] ?? "").replace(/[.\s-]/g, ""), name: last[1] ?? "" };
  const both = CODE_AND_NAME.exec(text);
  const written = (both?.[1] ?? text).replace(/[.,]0+$/, (zeros) => (/^\d+[.,]0+$/.test(text) ? "" : zeros));
  const isCode = /^\d[\d.\s-]*$/.test(written);
  return { code: isCode ? written.replace(/[.\s-]/g, "") : "", name: both?.[2] ?? (isCode ? "" : text) };
}
