import { fold } from "../../kernel/spanish.ts";
import type { HeadWords } from "../table/find-head.ts";
import { repeatsHead } from "../table/find-head.ts";
import { plainCell, type SheetRow } from "../table/sheet.ts";
import type { TextRow } from "../table/text-rows.ts";
import { isTotalRow } from "../table/text-rows.ts";

export type NameUse = "name" | "given" | "given2" | "surname" | "surname2";

/** The headings that lists of people share: columns that say nothing of a person here, and those of names. */
export const NUMBER_WORDS =
  /^(?:(?:n|no|nro|num|numero)\s+(?:de\s+)?)?(?:cedula|documento|identificacion|nit|doc|dni|c ?c|id|di)\b/;

export const NAME_WORDS: HeadWords<NameUse> = [
  ["surname2", /^(?:segundo|2\S*) apellido/],
  ["given2", /^(?:segundo|2\S*|otros) nombre/],
  ["surname", /^(?:(?:primer|1\S*) )?apellidos?$/],
  ["given", /^(?:primer|1\S*) nombre/],
  [
    "name",
    /^(?:nombre completo|apellidos y nombres|nombres? y apellidos|apellidos nombres|nombres? apellidos)/,
  ],
  ["name", /^(?:(?:nombres?|apellidos) (?:del? )?)?(?:empleado|trabajador|colaborador|funcionario|persona)/],
  ["name", /^nombres?\b/],
];

/** A document as digits and letters: without words before it (C.C.) or after it (de Bogotá). */
export function plainDocument(cell: string): string {
  return cell
    .replace(
      /^\s*(?:c\.?\s?c\.?|c\.?\s?e\.?|t\.?\s?i\.?|ppt|cedula|cédula|nit|no\.?|n[°º])\s*[:.]?\s*(?=\d)/i,
      "",
    )
    .replace(/\sde\s+\p{L}.*/u, "")
    .replace(/^(\d+)[.,]0$/, "$1")
    .trim();
}

const EMPTY_WORDS = /^(?:n\/?a|no aplica|ningun[oa]?|sin|no tiene|-+|\.|x+)$/;

/** The text of a cell; empty where it only says that there is nothing. */
export function saidText(cell: string): string {
  return EMPTY_WORDS.test(fold(cell).trim()) ? "" : cell.trim();
}

/** Whether a row is only a heading of a group, a note or a signature: one text alone, or nothing. */
function isLoneText({ cells }: TextRow): boolean {
  return cells.filter((cell) => cell !== "").length < 2;
}

/** The words of a name, to tell whether two are of one person: without order, capitals or accents. */
export function nameWords(name: string): readonly string[] {
  return fold(name)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => /\d|../u.test(word) && !/^(?:de|la|las|los|del|y)$/.test(word))
    .sort();
}

/** A key that is the same for "Ruiz Gómez, Ana" and "Ana Ruiz Gomez". */
export function personKey(name: string): string {
  return nameWords(name).join(" ");
}

/** The rows of a list that tell of somebody: below its headings, without those again, totals and lone titles. */
export function tellingRows(
  rows: readonly SheetRow[],
  head: { readonly next: number; readonly labels: readonly string[] } | null,
): readonly SheetRow[] {
  return rows.slice(head?.next ?? 0).filter((row) => {
    const cells = row.cells.map(plainCell);
    const isHead = head !== null && repeatsHead(row, head.labels);
    return !(isTotalRow(cells) || isHead || isLoneText({ row: row.row, cells }));
  });
}
