import { isPesos, type Pesos, pesos } from "../kernel/pesos.ts";

/**
 * Number format of one column of a file. `comma`: 1.234,50, as in Colombia; `point`: 1,234.50, as elsewhere. Decided
 * from all cells together: a single cell such as 3.000 is ambiguous (NU-02).
 */
type AmountStyle = "comma" | "point";

type ColumnReading =
  | { readonly kind: "read"; readonly style: AmountStyle }
  /** The cells contradict each other, or their decimals are not pesos; the user must decide. */
  | { readonly kind: "ask"; readonly row: number };

const CLEAN = /[\s\u00a0\u202f$]|COP/gi;
const GROUPS_BY_POINT = /^[-−(]?\d{1,3}(?:\.\d{3})+(?:,\d+)?\)?$/;
const GROUPS_BY_COMMA = /^[-−(]?\d{1,3}(?:,\d{3})+(?:\.\d+)?\)?$/;
const COMMA_DECIMALS = /^[-−(]?\d+,\d+\)?$/;
const POINT_DECIMALS = /^[-−(]?\d+\.\d+\)?$/;
const PLAIN = /^[-−(]?\d+\)?$/;

/** The formats a cell can be read in; both for a plain number, none for text. */
function stylesOf(cell: string): ReadonlySet<AmountStyle> {
  const styles = new Set<AmountStyle>();
  if (PLAIN.test(cell) || GROUPS_BY_POINT.test(cell) || COMMA_DECIMALS.test(cell)) styles.add("comma");
  if (PLAIN.test(cell) || GROUPS_BY_COMMA.test(cell) || POINT_DECIMALS.test(cell)) styles.add("point");
  return styles;
}

/**
 * The format that every cell of the column allows. If both fit, the Colombian one: 3.000 is three thousand. Blank
 * cells are ignored; text is reported later as a problem of its row.
 */
export function readColumnStyle(cells: readonly string[]): ColumnReading {
  let allowed: ReadonlySet<AmountStyle> = new Set<AmountStyle>(["comma", "point"]);
  for (const [row, raw] of cells.entries()) {
    const styles = stylesOf(raw.replace(CLEAN, ""));
    if (styles.size === 0) continue;
    const both = new Set([...allowed].filter((style) => styles.has(style)));
    if (both.size === 0) return { kind: "ask", row };
    allowed = both;
  }
  return { kind: "read", style: allowed.has("comma") ? "comma" : "point" };
}

/** One cell in the column's format, as whole pesos; null for text, nonzero cents and amounts out of range. */
export function readCell(raw: string, style: AmountStyle): Pesos | null {
  const cell = raw.replace(CLEAN, "");
  if (!stylesOf(cell).has(style)) return null;
  const negative = /^[-−(]/.test(cell);
  const [groups, decimal] = style === "comma" ? [".", ","] : [",", "."];
  const [whole = "", cents = ""] = cell.replace(/[-−()]/g, "").split(decimal);
  if (/[1-9]/.test(cents)) return null;
  const value = Number(whole.replaceAll(groups, ""));
  if (!isPesos(value)) return null;
  return pesos(negative ? -value : value);
}
