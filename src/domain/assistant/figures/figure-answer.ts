import { formatDecimal, formatNumber, formatPercent } from "../../kernel/format.ts";
import type { KnowledgeLink } from "../knowledge.ts";

/** A figure from the books that an answer cites. */
export interface CitedFigure {
  readonly label: string;
  /** Formatted text: "$ 23.293.150", "48,0%". */
  readonly text: string;
  /** Source as text: accounts and dates. */
  readonly from: string;
  /** The PUC account to open; null for a sum of several. */
  readonly account: string | null;
}

/** Text, or a reference to a figure by number, from 1. */
export type AnswerPiece = string | { readonly cite: number };

/** Whether the cited figures add up, with text. */
export interface AnswerCheck {
  readonly text: string;
  readonly holds: boolean;
}

/** One bar of a waterfall chart. */
export interface AnswerStep {
  readonly label: string;
  readonly amount: number;
  /** A total bar: starts at zero and ends where the previous bars lead. */
  readonly total?: true;
}

/** An answer from the books: every figure has its source. */
export interface FigureAnswer {
  readonly paragraphs: readonly (readonly AnswerPiece[])[];
  readonly figures: readonly CitedFigure[];
  /** null when the figures are not sums of each other. */
  readonly check: AnswerCheck | null;
  readonly link: KnowledgeLink | null;
  /** The convention or norm applied. */
  readonly rule: string;
  /** Chart below the text; absent when there is nothing to draw. */
  readonly steps?: readonly AnswerStep[];
  /** Without figures, what could be asked of what was understood. */
  readonly instead?: readonly string[];
  /** Without figures, that words of the question were not understood, and no other reason. */
  readonly isUnread?: true;
}

const NBSP = "\u00a0";
const MINUS = "\u2212";

/** Formats a sum over books, a plain number, as "$ 1.234.567". */
export function citedMoney(amount: number): string {
  return `${amount < 0 ? MINUS : ""}$${NBSP}${formatNumber(Math.abs(amount))}`;
}

export const ratio = (value: number): string => formatDecimal(value, 2);
export const citedPercent = (share: number): string => formatPercent(share);

/** Builds an answer: figures are cited as the text is written. */
export class AnswerMaker {
  readonly #paragraphs: AnswerPiece[][] = [];
  readonly #figures: CitedFigure[] = [];

  /** Registers a figure and returns the piece that refers to it. A figure already cited keeps its number. */
  cite(label: string, text: string, from: string, account: string | null = null): AnswerPiece {
    const known = this.#figures.findIndex((each) => each.label === label && each.text === text);
    if (known >= 0) return { cite: known + 1 };
    this.#figures.push({ label, text, from, account });
    return { cite: this.#figures.length };
  }

  /** Adds a paragraph. */
  say(...pieces: readonly AnswerPiece[]): void {
    this.#paragraphs.push([...pieces]);
  }

  answer(rule: string, check: AnswerCheck | null = null, link: KnowledgeLink | null = null): FigureAnswer {
    if (check !== null && !check.holds) return broken(this.#figures, check, rule);
    return { ...inOrder(this.#paragraphs, this.#figures), check, link, rule };
  }
}

/** Renumbers figures in reading order, whatever the order of computation. */
function inOrder(
  paragraphs: readonly (readonly AnswerPiece[])[],
  figures: readonly CitedFigure[],
): Pick<FigureAnswer, "paragraphs" | "figures"> {
  const read = paragraphs.flat().flatMap((piece) => (typeof piece === "string" ? [] : [piece.cite]));
  const order = [...new Set([...read, ...figures.map((_figure, index) => index + 1)])];
  const numbered = (piece: AnswerPiece): AnswerPiece =>
    typeof piece === "string" ? piece : { cite: order.indexOf(piece.cite) + 1 };
  return {
    paragraphs: paragraphs.map((pieces) => pieces.map(numbered)),
    figures: order.flatMap((number) => figures[number - 1] ?? []),
  };
}

/** Replaces an answer whose figures contradict each other. */
function broken(figures: readonly CitedFigure[], check: AnswerCheck, rule: string): FigureAnswer {
  const text =
    "Las cifras de tus libros no concuerdan entre sí, así que no respondo con ellas. Verifica tus libros antes de decidir con estas cifras.";
  const link = { href: "/dashboard/configuracion", label: "Verificar mis libros" };
  return { paragraphs: [[text]], figures, check, link, rule };
}

/** Answer when the books lack the data: never a guess. */
export function noFigure(
  why: string,
  link: KnowledgeLink | null = null,
  instead: readonly string[] = [],
): FigureAnswer {
  const paragraphs = [["No tengo ese dato. ", why]];
  return { paragraphs, figures: [], check: null, link, rule: "", ...(instead.length > 0 && { instead }) };
}

/** Answer where words were not understood. */
export const unreadFigure = (why: string, instead: readonly string[] = []): FigureAnswer => ({
  ...noFigure(why, TO_BOOKS, instead),
  isUnread: true,
});

/** Where single entries are looked up. */
export const TO_BOOKS = { href: "/dashboard/libro-contable", label: "Ir a los libros" };

export const CLASSROOM = "Umbrales de clase, no una norma";
export const DECREE = "Grupos del PUC, Decreto 2650 de 1993";
