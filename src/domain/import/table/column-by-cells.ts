import { fold } from "../../kernel/spanish.ts";

/** Headings that may stand over documents or over anything else: «No.» counts rows in one list and is the NIT in another. */
const MAY_BE_DOCUMENT = /^(?:|#|n\.?\s?[o°º]?\.?|nro\.?|num\.?|numero|identif\S*|rut|ruc|dni|c[.\s]?c\.?)$/;
const DOCUMENT = /^(?:[a-z.]{1,6}\s*)?(\d[\d.\s]{3,14}\d)(?:\s*-\s*\d)?$/;
/** Of ten digits from 3 on: a mobile telephone. */
const MOBILE = /^3\d{9}$/;

interface Table {
  /** The headings, and the cells of each row below them. */
  readonly labels: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The first column with such a heading, not taken yet, most of whose cells are what is looked for. */
export function columnByCells(
  { labels, rows }: Table,
  taken: ReadonlySet<number>,
  head: RegExp,
  fits: (cell: string) => boolean,
): number | undefined {
  const at = labels.findIndex((label, column) => {
    if (taken.has(column) || !head.test(fold(label).trim())) return false;
    const said = rows.map((cells) => (cells[column] ?? "").trim()).filter((cell) => cell !== "");
    return said.length > 0 && said.filter(fits).length * 4 >= said.length * 3;
  });
  return at < 0 ? undefined : at;
}

/** Whether a cell may be the number of a document: five to eleven digits, and no mobile telephone. */
export function isDocument(cell: string): boolean {
  const digits = DOCUMENT.exec(fold(cell))?.[1]?.replace(/\D/g, "") ?? "";
  return digits.length >= 5 && digits.length <= 11 && !MOBILE.test(digits);
}

/** The column of documents where no heading says so without doubt. */
export function documentColumn(table: Table, taken: ReadonlySet<number>): number | undefined {
  return columnByCells(table, taken, MAY_BE_DOCUMENT, isDocument);
}
