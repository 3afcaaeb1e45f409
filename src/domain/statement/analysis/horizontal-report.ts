import { isPesos } from "../../kernel/pesos.ts";
import {
  amount,
  NONE,
  type Report,
  type ReportCell,
  type ReportHead,
  type ReportRow,
  text,
} from "../../report/report.ts";
import type { HorizontalLine } from "./horizontal-analysis.ts";

/** A part of the analysis under its own heading: what there is, what was earned. */
export interface HorizontalPart {
  readonly caption: string;
  readonly lines: readonly HorizontalLine[];
}

/** The words of the columns. */
interface HorizontalWords {
  readonly title: string;
  readonly line: string;
  readonly now: string;
  readonly before: string;
  readonly change: string;
  readonly share: string;
}

/** Sums of many books may leave the safe range of pesos: then there is no figure to print. */
function figure(value: number): ReportCell {
  return isPesos(value) ? amount(value) : NONE;
}

function rowOf(line: HorizontalLine, name: string): ReportRow {
  const share: ReportCell = line.share === null ? NONE : { kind: "percent", share: line.share };
  return {
    kind: line.kind,
    level: line.kind === "line" ? 1 : 0,
    cells: [text(name), figure(line.now), figure(line.before), figure(line.change), share],
  };
}

/** Two periods line by line, as a report: the same figures in every file as on the screen (I-25). */
export function horizontalReport(
  head: ReportHead,
  words: HorizontalWords,
  parts: readonly HorizontalPart[],
  nameOf: (key: string) => string,
): Report {
  return {
    title: words.title,
    ...head,
    columns: [
      { key: "line", label: words.line, kind: "text" },
      { key: "now", label: words.now, kind: "amount" },
      { key: "before", label: words.before, kind: "amount" },
      { key: "change", label: words.change, kind: "amount" },
      { key: "share", label: words.share, kind: "percent" },
    ],
    rows: parts.flatMap(({ caption, lines }) => [
      { kind: "heading", level: 0, cells: [text(caption), NONE, NONE, NONE, NONE] } as const,
      ...lines.map((line) => rowOf(line, nameOf(line.key))),
    ]),
    checks: [],
  };
}
