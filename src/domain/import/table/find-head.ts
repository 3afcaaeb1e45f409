import { fold } from "../../kernel/spanish.ts";
import { type FileCell, plainCell, type SheetRow } from "./sheet.ts";

/**
 * What a column may hold, by the words of its heading, folded: the surest words first. A use is given to one column,
 * and a later pattern of the same use only where no earlier one fitted any. Null: a heading that must not be taken.
 */
export type HeadWords<Use extends string> = readonly (readonly [Use | null, RegExp])[];

export interface FoundHead<Use extends string> {
  /** What each column holds, each use once; null for a heading that says nothing known. */
  readonly uses: readonly (Use | null)[];
  /** The headings as one text each, that of a group above before its own. */
  readonly labels: readonly string[];
  /** The first row below it, among the rows given. */
  readonly next: number;
  /** How much the columns are worth together. */
  readonly worth: number;
}

/** A heading stands below titles of the company, the report and the period. */
const WITHIN = 60;
const MOST_COLUMNS = 200;

const isFigure = (cell: FileCell | undefined) =>
  typeof cell === "number" || (typeof cell === "object" && cell !== null && "day" in cell);

/** The texts of a row of headings; null for a row with figures or days, which is none. */
function headTexts({ cells }: SheetRow): readonly string[] | null {
  const figures = cells.filter(isFigure).length;
  const texts = cells.slice(0, MOST_COLUMNS).map(plainCell);
  return figures > 0 || texts.every((text) => text === "") ? null : texts;
}

/** Headings over groups of columns, such as Saldo anterior over Debe and Haber, carried over their columns. */
function grouped(above: readonly string[], below: readonly string[]): readonly string[] {
  let group = "";
  const width = Math.max(above.length, below.length);
  return Array.from({ length: width }, (_, column) => {
    const [over, own] = [above[column] ?? "", below[column] ?? ""];
    if (over !== "") group = over;
    return own === "" ? over : `${group} ${own}`.trim();
  });
}

const LONGEST_HEAD = 80;

/** The words of a heading; none of a text that is longer than one. */
function headWords(label: string): string {
  if (label.length > LONGEST_HEAD) return "";
  return fold(label)
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
}

function usesOf<Use extends string>(
  labels: readonly string[],
  words: HeadWords<Use>,
): readonly (Use | null)[] {
  const open = new Map([...labels.map(headWords).entries()].filter(([, text]) => text !== ""));
  const uses: (Use | null)[] = labels.map(() => null);
  const seen = new Set<Use>();
  for (const [use, pattern] of words)
    for (const [column, text] of open) {
      if ((use !== null && seen.has(use)) || !pattern.test(text)) continue;
      open.delete(column);
      uses[column] = use;
      if (use !== null) seen.add(use);
    }
  return uses;
}

/**
 * The heading of a table among the first rows of a sheet, of one row or of two. `worth` says how much a set of uses is
 * worth, 0 for one that no table of this kind has; the first of the best is taken. Null where no row is a heading.
 */
export function findHead<Use extends string>(
  rows: readonly SheetRow[],
  words: HeadWords<Use>,
  worth: (uses: ReadonlySet<Use>) => number,
): FoundHead<Use> | null {
  let best: FoundHead<Use> | null = null;
  let above: readonly string[] | null = null;
  for (const [index, row] of rows.slice(0, WITHIN).entries()) {
    const texts = headTexts(row);
    for (const labels of texts === null ? [] : above === null ? [texts] : [texts, grouped(above, texts)]) {
      const uses = usesOf(labels, words);
      const value = worth(new Set(uses.filter((use) => use !== null)));
      if (value > (best?.worth ?? 0)) best = { uses, labels, next: index + 1, worth: value };
    }
    above = texts;
  }
  return best;
}
/** Whether a row repeats the headings, as printed pages do. */
export function repeatsHead(row: SheetRow, labels: readonly string[]): boolean {
  const texts = row.cells.map(plainCell);
  const said = texts.filter((text) => text !== "");
  if (said.length < 2) return false;
  const same = texts.filter((text, column) => text !== "" && (labels[column] ?? "").endsWith(text)).length;
  return same === said.length;
}
