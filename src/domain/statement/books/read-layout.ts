import { add, type Pesos, ZERO } from "../../kernel/pesos.ts";
import type { Layout, LayoutLine, LayoutSum } from "../layouts/layout.ts";
import type { BookLine } from "./book-statement.ts";
import type { Gathered } from "./gather.ts";
import { thousandths } from "./share-out.ts";

/** Base of percentages: each of the lines is a share of `key`. */
interface ShareBase {
  readonly key: string;
  /** The lines whose shares add up to their sums. */
  readonly lines: readonly string[];
}

export interface LayoutReading {
  readonly layout: Layout;
  readonly gathered: Gathered;
  readonly columns: number;
  readonly notes: ReadonlyMap<string, number>;
  readonly bases?: readonly ShareBase[];
  /** Label of a line that depends on its figures: "Aumento en inventarios". */
  readonly labelOf?: (line: LayoutLine, amounts: readonly Pesos[]) => string;
}

type Amounts = ReadonlyMap<string, readonly Pesos[]>;

function sumsOf(amounts: Amounts, of: readonly string[], columns: number): Pesos[] {
  const sums = Array<Pesos>(columns).fill(ZERO);
  for (const key of of)
    for (const [column, amount] of (amounts.get(key) ?? []).entries())
      sums[column] = add(sums[column] ?? ZERO, amount);
  return sums;
}

/** The figures of every line and sum of a layout, by key. */
export function layoutAmounts(layout: Layout, gathered: Gathered, columns: number): Amounts {
  const amounts = new Map<string, readonly Pesos[]>();
  for (const row of layout) {
    if (row.kind === "line") amounts.set(row.key, gathered.amountsOf(row.key));
    else if (row.kind !== "heading") amounts.set(row.key, sumsOf(amounts, row.of, columns));
  }
  return amounts;
}

/** Thousandths of every line by column; sums add those of their lines, so that the printed figures add up (I-27). */
function sharesOf({ layout, columns, bases = [] }: LayoutReading, amounts: Amounts) {
  const shares = new Map<string, (number | null)[]>();
  for (let column = 0; column < columns; column += 1) {
    for (const base of bases) {
      const weights = base.lines.map((key) => [key, amounts.get(key)?.[column] ?? 0] as const);
      const parts = thousandths(weights, amounts.get(base.key)?.[column] ?? 0);
      for (const key of base.lines) {
        const found = shares.get(key) ?? [];
        found[column] = parts ? (parts.get(key) ?? 0) : null;
        shares.set(key, found);
      }
    }
    for (const row of layout)
      if (row.kind !== "line" && row.kind !== "heading") addShares(shares, row, column);
  }
  return shares;
}

function addShares(shares: Map<string, (number | null)[]>, row: LayoutSum, column: number): void {
  let sum: number | null = 0;
  for (const key of row.of) {
    const share: number | null = shares.get(key)?.[column] ?? null;
    sum = sum === null || share === null ? null : sum + share;
  }
  const found = shares.get(row.key) ?? [];
  found[column] = sum;
  shares.set(row.key, found);
}

/** Builds the lines of a layout, top to bottom, from the gathered figures. */
export function readLayout(reading: LayoutReading): BookLine[] {
  const { layout, gathered, columns, notes, labelOf } = reading;
  const amounts = layoutAmounts(layout, gathered, columns);
  const shares = reading.bases ? sharesOf(reading, amounts) : null;
  const none = Array<null>(columns).fill(null);
  const lines: BookLine[] = [];
  for (const row of layout) {
    const { label } = row;
    if (row.kind === "heading") {
      const empty = { note: null, amounts: [], shares: [], accounts: [], of: [] };
      lines.push({ kind: "heading", key: label, label, level: row.level, ...empty });
      continue;
    }
    const own = amounts.get(row.key) ?? [];
    const figures = { key: row.key, amounts: own, shares: shares?.get(row.key) ?? none };
    if (row.kind !== "line") {
      if (row.ifUsed !== undefined && !lines.some(({ key }) => row.ifUsed?.includes(key))) continue;
      lines.push({
        ...figures,
        kind: row.kind,
        label,
        level: row.level,
        note: null,
        accounts: [],
        of: row.of,
      });
      continue;
    }
    if (row.ifUsed && own.every((amount) => amount === 0)) continue;
    const accounts = gathered.accountsOf(row.key);
    const note = accounts.length > 0 ? (notes.get(row.note ?? "") ?? null) : null;
    const words = labelOf?.(row, own) ?? label;
    lines.push({ ...figures, kind: "line", label: words, level: 2, note, accounts, of: [] });
  }
  return lines;
}
