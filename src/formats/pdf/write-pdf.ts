import type { CellHookData } from "jspdf-autotable";
import type { ReportRow } from "#domain/report/report.ts";
import { citedNote, isFigure } from "#domain/report/report-parts.ts";
import type { FileHead, FileWriter } from "../file-head.ts";
import { type CarriedSums, carrySums, drawCarried } from "./carried-rows.ts";
import { drawSignatures } from "./draw-signatures.ts";
import { drawFrames } from "./page-frame.ts";
import { EDGE, FOOT, PADDING } from "./page-layout.ts";
import { FONT, type PdfFonts } from "./pdf-fonts.ts";
import { INK, MUTED, makeTools, type PdfTools } from "./pdf-tools.ts";
import { rowCells } from "./row-cells.ts";
import { type RowGroup, rowGroups } from "./row-groups.ts";

const AFTER_TOTAL = 8;

/** The second rule under a total that is final. */
function drawSecondRule({ doc }: PdfTools, { cell }: CellHookData): void {
  const y = cell.y + cell.height + 2;
  doc
    .setDrawColor(INK)
    .setLineWidth(0.8)
    .line(cell.x, y, cell.x + cell.width, y);
}

/** The currency sign at the left edge of a figure: at the first line of a statement and at its totals. */
function drawSign({ doc, page }: PdfTools, { cell }: CellHookData): void {
  doc.setFont(FONT, "normal").setFontSize(page.size).setTextColor(INK);
  doc.text("$", cell.x + PADDING, cell.y + cell.height - PADDING - page.size * 0.24);
}

/** The sentence under a statement; returns where it ends. */
function drawRemark({ doc, page, top, wrap }: PdfTools, remark: string, from: number): number {
  if (remark === "") return from;
  doc.setFont(FONT, "normal").setFontSize(8.5).setTextColor(MUTED);
  let y = from + 16;
  if (y > page.height - FOOT) {
    doc.addPage();
    y = top + 12;
  }
  for (const line of wrap(remark, page.inner, 3)) {
    doc.text(line, EDGE, y);
    y += 11;
  }
  return y;
}

/** A cell that cites a note, by its place on its page. */
export interface NoteCitation {
  readonly note: number;
  readonly page: number;
  readonly box: Pick<CellHookData["cell"], "x" | "y" | "width" | "height">;
}

type OnCitation = (citation: NoteCitation) => void;

/** Draws groups of rows one below the other, and tracks where the last one ended. */
function makePen(
  tools: PdfTools,
  head: FileHead,
  from = tools.ruled,
  {
    onCitation,
    carried,
  }: { readonly onCitation?: OnCitation | undefined; readonly carried?: CarriedSums } = {},
) {
  const final = head.final ?? true;
  const sheet = head.sheet !== undefined;
  let first: ReportRow | null = null;
  let y = from;
  const isFinalFigure = (row: ReportRow | undefined, column: number) => {
    const under = head.columns[column];
    return final && row?.kind === "total" && under !== undefined && isFigure(under);
  };
  return {
    draw: ({ rows, flows }: RowGroup) => {
      tools.table({
        startY: y,
        pageBreak: flows ? "auto" : "avoid",
        body: rows.map((row) => rowCells(row, head.columns, tools.clean, { final, sheet })),
        didDrawCell: (data) => {
          const row = rows[data.row.index];
          const column = head.columns[data.column.index];
          const note = column && citedNote(column, row?.cells[data.column.index]);
          if (typeof note === "number") {
            const { x, y: top, width, height } = data.cell;
            const box = { x, y: top, width, height };
            onCitation?.({ note, page: tools.doc.getNumberOfPages(), box });
          }
          if (isFinalFigure(row, data.column.index) && row?.cells[data.column.index]?.kind !== "none")
            drawSecondRule(tools, data);
          if (row !== undefined && data.column.index === 0) carried?.note(row, tools.doc.getNumberOfPages());
          if (row?.kind === "line") first ??= row;
          const signed = sheet && row !== undefined && (row === first || row.kind === "total");
          if (signed && row.cells[data.column.index]?.kind === "amount") drawSign(tools, data);
        },
        didDrawPage: ({ cursor }) => {
          y = cursor?.y ?? y;
        },
      });
      if (rows.at(-1)?.kind === "total") y += AFTER_TOTAL;
    },
    at: () => y,
  };
}

function finishSheet(tools: PdfTools, head: FileHead, y: number): void {
  drawSignatures(tools, head.signatures ?? [], drawRemark(tools, head.sheet?.remark ?? "", y));
}

/** The rows of a table alone, below what stands at `from`; returns where they end. */
export function drawRows(
  tools: PdfTools,
  head: FileHead,
  rows: readonly ReportRow[],
  from: number,
  onCitation?: OnCitation,
): number {
  const pen = makePen(tools, head, from, { onCitation });
  for (const group of rowGroups([...rows])) pen.draw(group);
  return pen.at();
}

/** A whole report in a document that goes on after it; returns where its lines cite notes. */
export function drawReport(tools: PdfTools, head: FileHead, rows: readonly ReportRow[]): NoteCitation[] {
  const citations: NoteCitation[] = [];
  const end = drawRows(tools, head, rows, tools.top, (citation) => citations.push(citation));
  finishSheet(tools, head, end);
  return citations;
}

/**
 * Starts a document of letter pages: company, period and columns on each, "Página n de m" in the footer. Rows are
 * drawn as they arrive, so that a long document is never held in memory as a table.
 */
export function openPdf(head: FileHead, fonts: PdfFonts): FileWriter {
  const tools = makeTools(head, fonts);
  const { doc, clean } = tools;
  const carried = carrySums(head.columns);
  const pen = makePen(tools, head, tools.ruled, { carried });
  /** The last group, not drawn yet: the next rows may belong to it. */
  let held: RowGroup | undefined;
  return {
    add: (rows) => {
      const groups = rowGroups([...(held?.rows ?? []), ...rows]);
      held = groups.pop();
      for (const group of groups) pen.draw(group);
    },
    finish: () => {
      if (held) pen.draw(held);
      finishSheet(tools, head, pen.at());
      if (head.carried !== undefined) drawCarried(tools, head, carried);
      drawFrames(tools, head);
      doc.setFont(FONT, "normal").setFontSize(tools.page.size);
      doc.setProperties({
        title: clean([head.title, head.subtitle].filter(Boolean).join(", ")),
        author: clean(head.company),
        subject: clean([head.period, head.unit].filter(Boolean).join(". ")),
        creator: "Cuadra",
      });
      doc.setLanguage("es-CO").viewerPreferences({ DisplayDocTitle: true });
      return doc.output("arraybuffer");
    },
  };
}
