import type { FileCell, MergedCells, SheetRow } from "#domain/import/table/sheet.ts";
import { SHEET_LIMITS } from "#domain/import/table/sheet-limits.ts";
import { dayOfSerial, isDayHeading, plainDayFrom1904 } from "#domain/import/values/serial-day.ts";
import { asDay } from "#domain/kernel/as-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { ReadBudget } from "../../read/read-budget.ts";
import { ReadStop } from "../../read/read-stop.ts";
import type { CellStyle } from "./cell-styles.ts";
import { CellTag, cellPlace, isRowNumber } from "./cell-tag.ts";
import { TextTaker, unescaped } from "./workbook-parts.ts";
import { attribute, isOn, type XmlFollower } from "./xml-scanner.ts";

/** What the cells of a workbook refer to. */
export interface SheetContext {
  readonly strings: readonly (string | null)[];
  readonly styles: readonly CellStyle[];
  readonly from1904: boolean;
  readonly budget: ReadBudget;
}

const MOST_MERGED = 20_000;
const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?$/;

/** Digits that a number holds without loss. */
const EXACT_DIGITS = 15;

/** What most cells of a sheet hold, digits alone; -1 for anything else. */
function wholeNumber(text: string): number {
  if (text.length === 0 || text.length > EXACT_DIGITS) return -1;
  let value = 0;
  for (let at = 0; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}

function mergedOf(reference: string): MergedCells | null {
  const [first, last] = reference.split(":").map(cellPlace);
  if (!first || !last) return null;
  return {
    firstRow: Math.min(first.row, last.row),
    lastRow: Math.max(first.row, last.row),
    firstColumn: Math.min(first.column, last.column),
    lastColumn: Math.max(first.column, last.column),
  };
}

/** A code as the sheet shows it, with the zeros in front that its number lacks; null where nothing is added. */
function filledUp(value: number, digits: number): string | null {
  if (digits === 0) return null;
  const plain = String(value);
  return plain.length < digits && Number.isSafeInteger(value) && value >= 0
    ? plain.padStart(digits, "0")
    : null;
}

const dayCell = (day: Day | null): FileCell => (day === null ? null : { day });

/** Follows one sheet; its rows are taken away as they come, and an empty one never exists (IM-04). */
export class SheetReader implements XmlFollower {
  readonly #name: string;
  readonly #context: SheetContext;
  readonly #taker = new TextTaker();
  #rows: SheetRow[] = [];
  #inData = false;
  #row = 0;
  #isRowHidden = false;
  #cells: FileCell[] = [];
  #column = -1;
  readonly #cell = new CellTag();
  #hasFormula = false;
  /** Columns under a heading of days: what counts from 1904 without a style of days is told from an amount by it. */
  readonly #dayColumns = new Set<number>();
  #lastSerial = Number.NaN;
  #lastDay: FileCell = null;
  /** What stands between the marks of a value; null outside of them. */
  #value: string | null = null;
  #stored: string | null = null;
  readonly merged: MergedCells[] = [];
  readonly hiddenColumns: number[] = [];
  beyond = 0;
  /** A filter of the sheet leaves rows out. */
  isFiltered = false;

  constructor(name: string, context: SheetContext) {
    this.#name = name;
    this.#context = context;
  }

  /** The rows that came since the last time. */
  taken(): readonly SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  get waiting(): number {
    return this.#rows.length;
  }

  open(name: string, tag: string): void {
    if (this.#inData) this.#openData(name, tag);
    else if (name === "sheetData") this.#inData = true;
    else if (name === "col") this.#hide(tag);
    else if (name === "filterColumn") this.isFiltered = true;
    else if (name === "mergeCell") {
      const merged = mergedOf(attribute(tag, "ref") ?? "");
      if (merged !== null && this.merged.length < MOST_MERGED) this.merged.push(merged);
    }
  }

  #openData(name: string, tag: string): void {
    if (name === "c") this.#openCell(tag);
    else if (name === "v") this.#value = "";
    else if (name === "f") this.#hasFormula = true;
    else if (name === "row") this.#openRow(tag);
    else this.#taker.open(name);
  }

  text(piece: string): void {
    if (this.#value === null) {
      this.#taker.text(piece);
      return;
    }
    this.#value += piece;
    if (this.#value.length > SHEET_LIMITS.cellLength) throw this.#trouble("long-cell");
  }

  close(name: string): void {
    if (!this.#inData) return;
    if (name === "sheetData") this.#inData = false;
    else if (name === "c") this.#closeCell();
    else if (name === "row") this.#closeRow();
    else if (name === "v") {
      this.#stored = this.#value;
      this.#value = null;
    } else this.#taker.close(name);
  }

  #trouble(kind: "damaged" | "long-cell"): ReadStop {
    return new ReadStop({ kind, sheet: this.#name, row: this.#row });
  }

  #hide(tag: string): void {
    if (!isOn(tag, "hidden")) return;
    const [first, last] = [Number(attribute(tag, "min")), Number(attribute(tag, "max"))];
    for (let column = Math.max(1, first); column <= Math.min(last, SHEET_LIMITS.columns); column += 1)
      this.hiddenColumns.push(column - 1);
  }

  #openRow(tag: string): void {
    const stated = attribute(tag, "r");
    const row = stated === null ? this.#row + 1 : Number(stated);
    // Rows come in order: one that comes back would be counted twice.
    if (!isRowNumber(row) || row <= this.#row) throw this.#trouble("damaged");
    this.#row = row;
    this.#column = -1;
    this.#cells = [];
    this.#isRowHidden = isOn(tag, "hidden");
  }

  #openCell(tag: string): void {
    const cell = this.#cell;
    cell.read(tag);
    // A cell that does not say where it stands follows the one before.
    const isPlaced = cell.row !== 0;
    if (isPlaced && (cell.row !== this.#row || cell.column <= this.#column)) throw this.#trouble("damaged");
    this.#column = isPlaced ? cell.column : this.#column + 1;
    this.#hasFormula = false;
    this.#stored = null;
  }

  #closeCell(): void {
    const cell = this.#cellOf();
    if (cell === null || cell === "") return;
    if (this.#column >= SHEET_LIMITS.columns) {
      this.beyond += 1;
      return;
    }
    while (this.#cells.length < this.#column) this.#cells.push(null);
    this.#cells.push(cell);
    if (this.#context.from1904 && typeof cell === "string" && isDayHeading(cell))
      this.#dayColumns.add(this.#column);
    if (typeof cell === "string") this.#context.budget.text(this.#name, this.#row, cell.length);
  }

  #closeRow(): void {
    const cells = this.#cells;
    if (cells.length === 0) return;
    this.#cells = [];
    this.#context.budget.row(this.#name, this.#row, cells.length);
    this.#rows.push(this.#isRowHidden ? { row: this.#row, cells, hidden: true } : { row: this.#row, cells });
  }

  #cellOf(): FileCell {
    const inline = this.#taker.taken();
    const { type } = this.#cell;
    if (type === "inlineStr") {
      if (inline === null) throw this.#trouble("long-cell");
      return inline;
    }
    const stored = this.#stored;
    if (stored === null || stored === "") return this.#hasFormula && type !== "str" ? { error: "" } : null;
    switch (type) {
      case "s":
        return this.#shared(stored);
      case "str":
        return unescaped(stored);
      case "b":
        return stored === "1" || stored === "true";
      case "e":
        return { error: stored.slice(0, 20) };
      case "d":
        return this.#isoDay(stored);
      default:
        return this.#number(stored.trim());
    }
  }

  #shared(stored: string): string {
    const whole = wholeNumber(stored);
    const index = whole < 0 ? Number(stored) : whole;
    const text = Number.isInteger(index) ? this.#context.strings[index] : undefined;
    if (text === undefined) throw this.#trouble("damaged");
    if (text === null) throw this.#trouble("long-cell");
    return text;
  }

  #isoDay(stored: string): FileCell {
    const found = asDay(stored.slice(0, 10));
    return found === null ? stored : { day: found };
  }

  #number(stored: string): FileCell {
    const whole = wholeNumber(stored);
    if (whole < 0 && !NUMBER.test(stored)) throw this.#trouble("damaged");
    const value = whole < 0 ? Number(stored) : whole;
    if (!Number.isFinite(value)) throw this.#trouble("damaged");
    const style = this.#context.styles[this.#cell.style];
    const { from1904 } = this.#context;
    const isPlain = from1904 && !style?.isDay && this.#dayColumns.has(this.#column);
    const found = isPlain ? dayCell(plainDayFrom1904(value)) : style?.isDay ? this.#dayOf(value) : null;
    if (found !== null) return found;
    // Minus nothing is nothing.
    return filledUp(value, style?.digits ?? 0) ?? value + 0;
  }

  /** Rows of one day follow each other. */
  #dayOf(serial: number): FileCell {
    if (serial !== this.#lastSerial) {
      this.#lastSerial = serial;
      this.#lastDay = dayCell(dayOfSerial(serial, this.#context.from1904));
    }
    return this.#lastDay;
  }
}
