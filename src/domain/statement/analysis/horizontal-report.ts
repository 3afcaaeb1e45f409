import { isPesos } from "../../kernel/pesos.ts";
import {
  amount,
  NONE,
  type Report,
  type ReportCell,
  type ReportColumn,
  type ReportHead,
  type ReportRow,
  text,
} from "../../report/report.ts";
import { ReportBuilder } from "../../report/report-builder.ts";
import type { HorizontalLine } from "./horizontal-analysis.ts";

/** A section of the analysis with its own heading: balances, or results. */
export interface HorizontalPart {
  readonly caption: string;
  readonly lines: readonly HorizontalLine[];
}

/** Column labels. */
interface HorizontalWords {
  readonly title: string;
  readonly line: string;
  readonly now: string;
  readonly before: string;
  readonly change: string;
  readonly share: string;
}

/** Sums over many books may leave the safe range of pesos; the cell is then empty. */
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

function columnsOf({ line, now, before, change, share }: HorizontalWords): readonly ReportColumn[] {
  return [
    { key: "line", label: line, kind: "text" },
    { key: "now", label: now, kind: "amount" },
    { key: "before", label: before, kind: "amount" },
    { key: "change", label: change, kind: "amount" },
    { key: "share", label: share, kind: "percent" },
  ];
}

/** Compares two periods line by line, as a report: the same figures in every file as on screen (I-25). */
export function horizontalReport(
  head: ReportHead,
  words: HorizontalWords,
  parts: readonly HorizontalPart[],
  nameOf: (key: string) => string,
): Report {
  const table = new ReportBuilder(columnsOf(words));
  for (const { caption, lines } of parts) {
    table.heading(caption);
    for (const line of lines) table.add(rowOf(line, nameOf(line.key)));
  }
  return table.report({ title: words.title, ...head });
}
