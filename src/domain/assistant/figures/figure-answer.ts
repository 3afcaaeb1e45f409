import { formatDecimal, formatNumber, formatPercent } from "../../kernel/format.ts";
import type { KnowledgeLink } from "../knowledge.ts";

/** A figure of the books that an answer rests on. */
export interface CitedFigure {
  readonly label: string;
  /** As it is written: "$ 23.293.150", "48,0%". */
  readonly text: string;
  /** Where it comes from, in words: accounts and days. */
  readonly from: string;
  /** The account of the PUC to look at; null for a sum of several. */
  readonly account: string | null;
}

/** Words, or the number from 1 of a figure. */
export type AnswerPiece = string | { readonly cite: number };

/** Whether the cited figures add up, in words. */
export interface AnswerCheck {
  readonly text: string;
  readonly holds: boolean;
}

/** One bar of a picture that goes from one amount to another. */
export interface AnswerStep {
  readonly label: string;
  readonly amount: number;
  /** Where the bars before it lead, from zero. */
  readonly total?: true;
}

/** An answer from the books: no figure in it without its source. */
export interface FigureAnswer {
  readonly paragraphs: readonly (readonly AnswerPiece[])[];
  readonly figures: readonly CitedFigure[];
  /** null where the figures are no sum of each other. */
  readonly check: AnswerCheck | null;
  readonly link: KnowledgeLink | null;
  /** Which convention or norm stands behind it. */
  readonly rule: string;
  /** Drawn under the words; absent where there is nothing to draw. */
  readonly steps?: readonly AnswerStep[];
}

const NBSP = "\u00a0";
const MINUS = "\u2212";

/** "$ 1.234.567" of a sum over books, which is a plain number. */
export function money(amount: number): string {
  return `${amount < 0 ? MINUS : ""}$${NBSP}${formatNumber(Math.abs(amount))}`;
}

export const ratio = (value: number): string => formatDecimal(value, 2);
export const percent = (share: number): string => formatPercent(share);

/** Puts an answer together: each figure is cited as it is said. */
export class AnswerMaker {
  readonly #paragraphs: AnswerPiece[][] = [];
  readonly #figures: CitedFigure[] = [];

  /** Names a figure and answers the piece that stands for it. A figure that was cited before keeps its number. */
  cite(label: string, text: string, from: string, account: string | null = null): AnswerPiece {
    const known = this.#figures.findIndex((each) => each.label === label && each.text === text);
    if (known >= 0) return { cite: known + 1 };
    this.#figures.push({ label, text, from, account });
    return { cite: this.#figures.length };
  }

  /** A paragraph. */
  say(...pieces: readonly AnswerPiece[]): void {
    this.#paragraphs.push([...pieces]);
  }

  answer(rule: string, check: AnswerCheck | null = null, link: KnowledgeLink | null = null): FigureAnswer {
    if (check !== null && !check.holds) return broken(this.#figures, check, rule);
    return { ...inOrder(this.#paragraphs, this.#figures), check, link, rule };
  }
}

/** Numbered as they are read, whatever the order they were worked out in. */
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

/** What is said in place of an answer whose figures contradict each other. */
function broken(figures: readonly CitedFigure[], check: AnswerCheck, rule: string): FigureAnswer {
  const text =
    "Las cifras de tus libros no concuerdan entre sí, así que no respondo con ellas. Verifica tus libros antes de decidir con estas cifras.";
  const link = { href: "/dashboard/configuracion", label: "Verificar mis libros" };
  return { paragraphs: [[text]], figures, check, link, rule };
}

/** What is said where the books do not have it: never a guess. */
export function noFigure(why: string, link: KnowledgeLink | null = null): FigureAnswer {
  return { paragraphs: [["No tengo ese dato. ", why]], figures: [], check: null, link, rule: "" };
}

export const CLASSROOM = "Umbrales de clase, no una norma";
export const DECREE = "Grupos del PUC, Decreto 2650 de 1993";
