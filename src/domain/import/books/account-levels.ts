import { fold } from "../../kernel/spanish.ts";
import { plainCell, type SheetRow } from "../table/sheet.ts";
import { accountCell } from "../values/cell-columns.ts";
import type { ColumnMeaning } from "./column-meanings.ts";

/** Columns that each hold a level of the same code: class, group, account, subaccount, auxiliary. */
const LEVELS = /^(?:clase|grupo|(?:sub ?)?(?:cuenta|cta)|auxiliar|aux)$/;
/** A level that no other column of such a table is called by. */
const SURE_LEVEL = /^(?:grupo|sub ?(?:cuenta|cta))$/;
const LOOKED_AT = 200;

const words = (label: string) =>
  fold(label)
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();

/** Where a code stands in a column for each of its levels, those columns as levels. */
export function withLevels(
  meanings: readonly ColumnMeaning[],
  labels: readonly string[],
  rows: readonly SheetRow[],
): readonly ColumnMeaning[] {
  const isLevel = labels.map((label, column) => {
    if (!LEVELS.test(words(label))) return false;
    const cells = rows.slice(0, LOOKED_AT).map(({ cells: all }) => plainCell(all[column]));
    const filled = cells.filter((text) => text !== "");
    return filled.length > 0 && filled.every((text) => accountCell(text).code !== "");
  });
  const found = labels.filter((_, column) => isLevel[column]);
  if (found.length < 2 || !found.some((label) => SURE_LEVEL.test(words(label)))) return meanings;
  return meanings.map((each, column) => {
    if (isLevel[column]) return "level";
    return each === "code" ? "none" : each;
  });
}

/** The code that the levels of a row make: each says the whole code so far, or only what it adds. */
export function codeOfLevels(levels: readonly string[]): string {
  return levels.reduce((code, level) => {
    if (level === "") return code;
    if (level.length > code.length && level.startsWith(code)) return level;
    return code + (code.length < 2 ? level : level.padStart(2, "0"));
  }, "");
}
