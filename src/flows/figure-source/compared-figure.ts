import { formatPesos } from "#domain/kernel/format.ts";
import { pesosOf, type SourceFigure } from "./source-figure.ts";

/** One of two figures that are compared: what it is called there, such as its year. */
export interface ComparedFigure {
  readonly name: string;
  readonly figure: SourceFigure;
}

/** Two statements may be of one day: they are told apart by their place. */
function named({ name, figure }: ComparedFigure, place: "now" | "before"): SourceFigure {
  return { ...figure, id: `${figure.id} ${place}`, label: name };
}

/** What a figure changed from one period to another. */
export function changeFigure(label: string, now: ComparedFigure, before: ComparedFigure): SourceFigure {
  const amount = (now.figure.amount ?? 0) - (before.figure.amount ?? 0);
  return {
    id: `change ${now.figure.id}`,
    label,
    amount,
    text: formatPesos(pesosOf(amount)),
    how: "",
    parts: [
      { figure: named(now, "now"), sign: 1 },
      { figure: named(before, "before"), sign: -1 },
    ],
    account: null,
  };
}

interface ShareOf {
  readonly label: string;
  /** As it is shown: "12,4%". */
  readonly text: string;
  readonly part: SourceFigure;
  readonly whole: SourceFigure;
}

/** A part as a share of something: the quotient of two figures. */
export function shareFigure({ label, text, part, whole }: ShareOf): SourceFigure {
  return {
    id: `share ${part.id}`,
    label,
    amount: null,
    text,
    how: `${part.label} ${part.text} ÷ ${whole.label} ${whole.text}`,
    parts: [
      { figure: part, sign: 1 },
      { figure: whole, sign: 1 },
    ],
    account: null,
  };
}
