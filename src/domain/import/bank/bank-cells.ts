import { makeDay } from "../../kernel/as-day.ts";
import { dayParts } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { fold } from "../../kernel/spanish.ts";
import { type FileCell, plainCell } from "../table/sheet.ts";
import { dayColumn } from "../values/cell-columns.ts";
import { saysForeignMoney } from "../values/foreign-money.ts";
import { type CentsMark, centsMarkIn, moneyOfNumber, writtenMoney } from "../values/written-money.ts";

/** Amounts of an extract in whole cents, so that its running balance is checked to the cent. */
export type Cents = number;

const NAMED_DAY = /^(\d{1,2})[/.\- ](?:de )?([a-z]{3,})\.?$/;
const MONTHS = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"];
/** No extract is older: such a day is a cell that lost its date. */
const FIRST_DAY = "1990-01-01";

export function isForeign(cell: FileCell | undefined): boolean {
  return typeof cell === "string" && saysForeignMoney(cell);
}

/** A blank cell, or the nothing that a bank writes on the other side. */
export function isNothingAt(cell: FileCell | undefined): boolean {
  return /^[$\s]*(?:0+(?:[.,]0+)?|-)?$/.test(plainCell(cell));
}

/** An amount in cents, what a bank marks as its debit below zero; null for what is no figure (IM-07). */
export function centsOf(cell: FileCell | undefined, column: CentsMark): Cents | null {
  if (typeof cell !== "number" && typeof cell !== "string") return null;
  if (isForeign(cell)) return null;
  const text = plainCell(cell).replace(/\s*\+$/, "");
  const read = typeof cell === "number" ? moneyOfNumber(cell) : writtenMoney(text, centsMarkIn(text, column));
  if (read === null) return null;
  const cents = read.value * 100 + read.cents;
  if (!Number.isSafeInteger(cents)) return null;
  return read.side === "debit" ? 0 - Math.abs(cents) : cents;
}

const OUT = /deb|carg|retir|egres|salid|^salio\b|^enviaste\b|^(?:d|db|dr|nd)$|^-$/;
const IN = /cred|abon|ingres|entrad|consig|deposit|^entro\b|^recibiste\b|^(?:c|cr|nc)$|^\+$/;

/** The side that the words of a cell say; null where they say none, or both. */
export function saidSide(text: string): "in" | "out" | null {
  const words = fold(text);
  if (IN.test(words) === OUT.test(words)) return null;
  return OUT.test(words) ? "out" : "in";
}

/** States in which a row moved no money, or not yet. */
const NOT_MOVED =
  /^(?:rechazad|fallid|declinad|cancelad|anulad|negad|no exitos|no aprobad|expirad|vencid|error|pendiente|en proceso|en tramite)/;

/** Whether the state of a row says that nothing moved. */
export function saysNotMoved(cell: FileCell): boolean {
  return NOT_MOVED.test(fold(plainCell(cell)));
}

/** A day of the month alone, as statements of one month print it. */
const DAY_ALONE = /^(0?[1-9]|[12]\d|3[01])$/;

/**
 * Reads the days of a column; without a year, the last one until `until` that a day can be; without a month either, a
 * day of that of `until`.
 */
export function extractDays(
  cells: readonly (FileCell | undefined)[],
  until: Day,
): (cell: FileCell) => Day | null {
  const read = dayColumn(cells, until);
  return (cell) => {
    const named = typeof cell === "string" ? NAMED_DAY.exec(fold(cell.trim())) : null;
    const found = read(cell);
    const day = named ? namedDay(named, until) : found.kind === "value" ? found.value : dayAlone(cell, until);
    return day !== null && day >= FIRST_DAY ? day : null;
  };
}

function dayAlone(cell: FileCell, until: Day): Day | null {
  if (typeof cell !== "number" && typeof cell !== "string") return null;
  if (!DAY_ALONE.test(String(cell).trim())) return null;
  const { year, month } = dayParts(until);
  return makeDay(year, month, Number(cell));
}

function namedDay(named: RegExpExecArray, until: Day): Day | null {
  const month = MONTHS.indexOf((named[2] ?? "").slice(0, 3)) + 1;
  const { year, month: last } = dayParts(until);
  return makeDay(month > last + 1 ? year - 1 : year, month, Number(named[1]));
}
