import { makeDay } from "../../kernel/as-day.ts";
import { dayParts } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { fold } from "../../kernel/spanish.ts";
import { type DayOrder, pastedDay } from "../pasted/pasted-day.ts";
import { type CentsMark, centsMarkIn, pastedMoney } from "../pasted/pasted-money.ts";
import { type FileCell, isCellError, plainCell } from "../table/sheet.ts";

/** Amounts of an extract in whole cents, so that its running balance is checked to the cent. */
export type Cents = number;

const FOREIGN = /us\$|\busd\b|\beur\b|€|d[oó]lar|euro/i;
/** What a bank writes behind a figure to say its side. */
const BEHIND = /\s*(?:([+-])|\b(cr|db|c|d))$/i;
const NAMED_DAY = /^(\d{1,2})[/.\- ](?:de )?([a-z]{3,})\.?$/;
const MONTHS = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"];
/** No extract is older: such a day is a cell that lost its date. */
const FIRST_DAY = "1990-01-01";

export function isForeign(cell: FileCell | undefined): boolean {
  return typeof cell === "string" && FOREIGN.test(cell);
}

/** A blank cell, or the nothing that a bank writes on the other side. */
export function isNothingAt(cell: FileCell | undefined): boolean {
  if (cell === null || cell === undefined) return true;
  return typeof cell === "number" ? cell === 0 : /^[$\s]*(?:0+(?:[.,]0+)?|-)?$/.test(plainCell(cell));
}

/** An amount in cents; null for what is no figure (IM-07), and for one out of range. */
export function centsOf(cell: FileCell | undefined, column: CentsMark): Cents | null {
  if (typeof cell === "number") {
    const cents = Math.round(cell * 100);
    return Number.isSafeInteger(cents) ? cents : null;
  }
  if (typeof cell !== "string" || isCellError(cell) || isForeign(cell)) return null;
  const text = cell.replace(/[\u00a0\u202f]/g, " ").trim();
  const behind = BEHIND.exec(text);
  const figure = behind ? text.slice(0, behind.index) : text;
  const isOut = behind !== null && /^(-|db|d)$/i.test(behind[1] ?? behind[2] ?? "");
  const mark = centsMarkIn(figure, column);
  const read = pastedMoney(figure, mark);
  if (read === null) return null;
  const fraction = new RegExp(`\\${mark}(\\d{1,2})\\D*$`).exec(figure)?.[1] ?? "";
  const hundredths = Number(fraction.padEnd(2, "0"));
  const whole = Math.abs(read.value) - (hundredths >= 50 ? 1 : 0);
  const isNegative = isOut || read.value < 0 || /^\s*\$?\s*[-−(]/.test(figure);
  const cents = (whole * 100 + hundredths) * (isNegative ? -1 : 1);
  return Number.isSafeInteger(cents) ? cents + 0 : null;
}

/** A day of an extract; without a year, the last one until `until` that it can be. */
export function extractDay(cell: FileCell | undefined, order: DayOrder, until: Day): Day | null {
  if (cell === null || cell === undefined || typeof cell === "boolean" || isCellError(cell)) return null;
  if (typeof cell === "object") return cell.day >= FIRST_DAY ? cell.day : null;
  const text = plainCell(cell);
  const named = NAMED_DAY.exec(fold(text));
  const found = named ? namedDay(named, until) : pastedDay(text, order, until);
  return found !== null && found >= FIRST_DAY ? found : null;
}

function namedDay(named: RegExpExecArray, until: Day): Day | null {
  const month = MONTHS.indexOf((named[2] ?? "").slice(0, 3)) + 1;
  if (month === 0) return null;
  const { year, month: last } = dayParts(until);
  return makeDay(month > last + 1 ? year - 1 : year, month, Number(named[1]));
}
