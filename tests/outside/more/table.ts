import { dataOf, makeWorkbook } from "#tests/support/files/make-workbook.ts";
import type { Expected } from "../strangers/expected.ts";

export type Cells = readonly (string | number | null)[];

/** A file of a program or a bank, made from what is public about how it lays its tables, and what it holds. */
export interface MadeTable {
  /** Its program and what is particular about it. */
  readonly of: string;
  readonly says: Omit<Expected, "folder" | "file">;
  readonly table: readonly Cells[];
  /** A text file's separator; a workbook where it has none. */
  readonly text?: string;
  readonly name?: string;
}

const quoted = (separator: string) => (cell: string | number | null) => {
  const text = String(cell ?? "");
  return text.includes(separator) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
};

export function fileOfTable({ table, text, name }: MadeTable): File {
  if (text === undefined)
    return new File([makeWorkbook([{ name: "Hoja1", data: dataOf(table) }])], name ?? "movimientos.xlsx");
  const lines = table.map((cells) => cells.map(quoted(text)).join(text));
  return new File([lines.join("\r\n")], name ?? "movimientos.csv");
}

export function sumOfCents(amounts: readonly number[]): number {
  return amounts.reduce((sum, each) => sum + Math.round(each * 100), 0) / 100;
}

const grouped = (value: number, group: string, point: string, decimals: number) => {
  const [whole = "", cents = ""] = Math.abs(value).toFixed(decimals).split(".");
  const parts = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return decimals === 0 ? parts : `${parts}${point}${cents}`;
};

/** Without a sign, as "1,234.56" or "1.234,56". */
export const english = (value: number) => grouped(value, ",", ".", 2);
export const spanish = (value: number) => grouped(value, ".", ",", 2);
export const whole = (value: number) => grouped(value, ".", ",", 0);
