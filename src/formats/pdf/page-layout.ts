import { formatLedger } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import type { ReportColumn } from "#domain/report/report.ts";
import type { FileHead } from "../file-head.ts";

/** Points. Letter pages, upright unless a table is too wide for them; oficio for the widest. */
const SHORT = 612;
const LONG = 792;
const OFICIO = 936;
export const EDGE = 42;
export const FOOT = 54;
export const PADDING = 2.5;
const FULL_SIZE = 8.5;
/** Less makes a column of words that nobody reads. */
const LEAST_FREE = 84;
const LEAST_AMOUNT = 66;

const FIXED: Partial<Record<ReportColumn["kind"], number>> = { day: 54, code: 50, percent: 48, number: 60 };

export interface PageLayout {
  readonly orientation: "portrait" | "landscape";
  readonly width: number;
  readonly height: number;
  readonly paper: readonly [short: number, long: number];
  /** Between the margins. */
  readonly inner: number;
  readonly size: number;
  /** Of the columns, in their order. */
  readonly widths: readonly number[];
}

/** The font's figures have one width at any weight, so they are measured without it. */
function figureWidth(value: Pesos, size: number): number {
  const digits = Array.from(formatLedger(value), (each) => (each >= "0" && each <= "9" ? 0.56 : 0.3));
  return digits.reduce((sum, each) => sum + each, 0) * size;
}

function widthsAt(head: FileHead, inner: number, size: number): { widths: number[]; free: number } {
  const scale = size / FULL_SIZE;
  const amount = Math.max(LEAST_AMOUNT * scale, Math.ceil(figureWidth(head.widest, size)) + 2 * PADDING + 8);
  const known = head.columns.map((column) => {
    if (column.kind === "amount") return amount;
    return (FIXED[column.kind] ?? head.widths[column.key] ?? 0) * scale;
  });
  const rest = inner - known.reduce((sum, width) => sum + width, 0);
  const open = known.filter((width) => width === 0).length;
  const free = open === 0 ? (rest >= 0 ? LEAST_FREE : 0) : rest / open;
  return { widths: known.map((width) => (width === 0 ? free : width)), free };
}

/**
 * The first that leaves room for words: upright, then lying, then smaller, then on longer paper; the last one whatever
 * it leaves.
 */
const TRIES = [
  ["portrait", FULL_SIZE, LONG],
  ["landscape", FULL_SIZE, LONG],
  ["landscape", 7.5, LONG],
  ["landscape", 6.5, LONG],
  ["landscape", 7.5, OFICIO],
  ["landscape", 6.5, OFICIO],
] as const;

export function pageLayout(head: FileHead): PageLayout {
  const found = TRIES.map(([orientation, size, long]) => {
    const [width, height] = orientation === "portrait" ? [SHORT, long] : [long, SHORT];
    const inner = width - 2 * EDGE;
    const paper = [SHORT, long] as const;
    return { orientation, width, height, paper, inner, size, ...widthsAt(head, inner, size) };
  });
  const chosen = found.find(({ free }) => free >= LEAST_FREE) ?? found.at(-1) ?? found[0];
  if (chosen === undefined) throw new Error("no page");
  const { free, widths, ...page } = chosen;
  if (free > 0) return { ...page, widths };
  // Too many columns for any page: all of them narrower rather than some of them outside.
  const wanted = widths.map((width) => Math.max(width, 24));
  const all = wanted.reduce((sum, width) => sum + width, 0);
  return { ...page, widths: wanted.map((width) => (width * page.inner) / all) };
}
