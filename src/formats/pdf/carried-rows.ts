import { add, type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import { amount, NONE, type ReportColumn, type ReportRow, text } from "#domain/report/report.ts";
import type { FileHead } from "../file-head.ts";
import { EDGE, FOOT } from "./page-layout.ts";
import { carriedHeight, type PdfTools } from "./pdf-tools.ts";
import { rowCells } from "./row-cells.ts";

/** Sums in column order; null for a column without amounts. */
type Sums = readonly (Pesos | null)[];

/** The sums of a document's lines, page by page. */
export interface CarriedSums {
  /** Adds a line to the page that it is drawn on. */
  readonly note: (row: ReportRow, page: number) => void;
  /** The sums of all lines up to the end of a page. */
  readonly upTo: (page: number) => Sums;
}

/** Follows the sums of the lines as they are drawn: headings and sums of their own add nothing. */
export function carrySums(columns: readonly ReportColumn[]): CarriedSums {
  const pages = new Map<number, Sums>();
  const none: Sums = columns.map(({ kind }) => (kind === "amount" ? ZERO : null));
  const plus = (sums: Sums, more: (at: number) => Pesos): Sums =>
    sums.map((each, at) => (each === null ? null : add(each, more(at))));
  return {
    note: (row, page) => {
      if (row.kind !== "line") return;
      const figure = (at: number): Pesos => {
        const cell = row.cells[at];
        return cell?.kind === "amount" ? cell.amount : ZERO;
      };
      pages.set(page, plus(pages.get(page) ?? none, figure));
    },
    upTo: (page) =>
      [...pages]
        .filter(([each]) => each <= page)
        .reduce((all, [, own]) => plus(all, (at) => own[at] ?? ZERO), none),
  };
}

function rowOf(kind: "note" | "subtotal", label: string, sums: Sums): ReportRow {
  const cells = sums.map((each, at) => (at === 0 ? text(label) : each === null ? NONE : amount(each)));
  return { kind, level: 0, cells };
}

/** "Van" at the foot of each page but the last, and the same sums, "Vienen", at the head of the next. */
export function drawCarried(tools: PdfTools, head: FileHead, sums: CarriedSums): void {
  const { doc, page, ruled, clean, table } = tools;
  const [from, to] = head.carried ?? ["", ""];
  const pages = doc.getNumberOfPages();
  const draw = (row: ReportRow, startY: number) =>
    table({
      startY,
      margin: { top: 0, right: EDGE, bottom: 0, left: EDGE },
      body: [rowCells(row, head.columns, clean, { final: true, sheet: false })],
    });
  for (let number = 1; number <= pages; number += 1) {
    doc.setPage(number);
    if (number > 1) draw(rowOf("note", from, sums.upTo(number - 1)), ruled);
    if (number < pages)
      draw(rowOf("subtotal", to, sums.upTo(number)), page.height - FOOT - carriedHeight(head, page));
  }
}
