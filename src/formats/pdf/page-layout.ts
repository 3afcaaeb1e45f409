import { formatLedger } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import type { ReportColumn } from "#domain/report/report.ts";
import type { FileHead } from "../file-head.ts";

/** Points. Letter pages, portrait unless a table is too wide; oficio for the widest. */
const SHORT = 612;
const LONG = 792;
const OFICIO = 936;
export const EDGE = 42;
export const FOOT = 54;
export const PADDING = 2.5;
const FULL_SIZE = 8.5;
/** A narrower text column would be unreadable. */
const LEAST_FREE = 84;
const LEAST_AMOUNT = 66;
/** Extra width beside a figure in closely set columns: a bold figure needs it. */
const SNUG = 3;
/** Average width of a bold letter, as a share of the font size, rounded up. */
const BOLD_LETTER = 0.58;

/** 0: as wide as what is left of the page. */
const FIXED: Readonly<Record<ReportColumn["kind"], number>> = {
  text: 0,
  code: 50,
  day: 54,
  amount: 0,
  percent: 48,
  number: 60,
};

export interface PageLayout {
  readonly orientation: "portrait" | "landscape";
  readonly width: number;
  readonly height: number;
  readonly paper: readonly [short: number, long: number];
  /** Width between the margins. */
  readonly inner: number;
  readonly size: number;
  /** Column widths, in column order. */
  readonly widths: readonly number[];
}

/** The font's digits have the same width in every weight, so they are measured without the font. */
function figureWidth(value: Pesos, size: number): number {
  const digits = Array.from(formatLedger(value), (each) => (each >= "0" && each <= "9" ? 0.56 : 0.3));
  return digits.reduce((sum, each) => sum + each, 0) * size;
}

/** Width of amount columns: equal for all, so that figures align under their column names. */
function amountWidth({ widest }: FileHead, size: number): number {
  const least = (LEAST_AMOUNT * size) / FULL_SIZE;
  return Math.max(least, Math.ceil(figureWidth(widest, size)) + 2 * PADDING + 8);
}

/**
 * Width for tables with too many columns for equal widths: each column as wide as its own figures and the longest
 * word of its name.
 */
function snugWidth({ widest, widestIn }: FileHead, { key, label }: ReportColumn, size: number): number {
  const figure = figureWidth(widestIn?.[key] ?? widest, size);
  const word = Math.max(...label.split(" ").map((each) => each.length)) * BOLD_LETTER * size;
  return Math.ceil(Math.max(figure + SNUG, word)) + 2 * PADDING;
}

interface Try {
  readonly orientation: "portrait" | "landscape";
  readonly size: number;
  readonly long: number;
  readonly snug?: true;
}

function widthsAt(head: FileHead, inner: number, { size, snug }: Try): { widths: number[]; free: number } {
  const scale = size / FULL_SIZE;
  const alike = amountWidth(head, size);
  const known = head.columns.map((column) => {
    if (column.kind === "amount") return snug ? snugWidth(head, column, size) : alike;
    return (head.widths[column.key] ?? FIXED[column.kind]) * scale;
  });
  const rest = inner - known.reduce((sum, width) => sum + width, 0);
  const open = known.filter((width) => width === 0).length;
  const free = open === 0 ? (rest >= 0 ? LEAST_FREE : 0) : rest / open;
  return { widths: known.map((width) => (width === 0 ? free : width)), free };
}

/**
 * Layouts in order of preference; the first one that leaves enough width for text is used: portrait, then landscape,
 * then smaller type, then longer paper. The last one is used whatever it leaves.
 */
const TRIES: readonly Try[] = [
  { orientation: "portrait", size: FULL_SIZE, long: LONG },
  { orientation: "landscape", size: FULL_SIZE, long: LONG },
  { orientation: "landscape", size: 7.5, long: LONG },
  { orientation: "landscape", size: 6.5, long: LONG },
  { orientation: "landscape", size: 7.5, long: OFICIO },
  { orientation: "landscape", size: 6.5, long: OFICIO },
  { orientation: "landscape", size: 6, long: OFICIO, snug: true },
];

export function pageLayout(head: FileHead): PageLayout {
  const found = TRIES.map((each) => {
    const { orientation, size, long } = each;
    const [width, height] = orientation === "portrait" ? [SHORT, long] : [long, SHORT];
    const inner = width - 2 * EDGE;
    const paper = [SHORT, long] as const;
    return { orientation, width, height, paper, inner, size, ...widthsAt(head, inner, each) };
  });
  const chosen = found.find(({ free }) => free >= LEAST_FREE) ?? found.at(-1) ?? found[0];
  if (chosen === undefined) throw new Error("no page");
  const { free, widths, ...page } = chosen;
  if (free > 0) return { ...page, widths };
  // Too many columns for any page: narrow all of them rather than lose some off the page.
  const wanted = widths.map((width) => Math.max(width, 24));
  const all = wanted.reduce((sum, width) => sum + width, 0);
  return { ...page, widths: wanted.map((width) => (width * page.inner) / all) };
}
