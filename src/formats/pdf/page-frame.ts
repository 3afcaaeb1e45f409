import type { CellDef } from "jspdf-autotable";
import type { ReportColumn } from "#domain/report/report.ts";
import { columnGroups, isFigure } from "#domain/report/report-parts.ts";
import type { FileHead } from "../file-head.ts";
import { EDGE, PADDING } from "./page-layout.ts";
import { FONT } from "./pdf-fonts.ts";
import { headTop, INK, MUTED, type PdfTools, RULE } from "./pdf-tools.ts";

/** Company, NIT, title, period and unit, centred as on the printed sheet. */
function drawSheetTitles({ doc, page, shrink, wrap }: PdfTools, head: FileHead): void {
  const middle = page.width / 2;
  let y = 38;
  const write = (text: string, size: number, style: "bold" | "normal", color: string, above: number) => {
    if (text === "") return;
    y += above;
    doc.setFont(FONT, style).setTextColor(color);
    doc.text(shrink(text, page.inner, size), middle, y, { align: "center" });
  };
  write(head.company, 14, "bold", INK, 14);
  write(head.nit, 9, "normal", INK, 13);
  write(head.title, 11, "bold", INK, 19);
  doc.setFont(FONT, "normal").setFontSize(9);
  for (const line of wrap(head.period, page.inner, 2)) write(line, 9, "normal", INK, 13);
  write(head.unit, 8.5, "normal", MUTED, 12);
}

function drawTitles({ doc, page, clip, shrink, wrap }: PdfTools, head: FileHead): void {
  const right = page.width - EDGE;
  const half = page.inner / 2 - 8;
  const line = (y: number, left: string, atRight: string, leftWidth = half) => {
    doc.text(clip(left, leftWidth), EDGE, y);
    doc.text(clip(atRight, page.inner - leftWidth - 16), right, y, { align: "right" });
  };
  doc.setTextColor(INK).setFont(FONT, "bold");
  // The company's name takes the width it needs; a shorter name leaves more space for the report's title.
  doc.text(shrink(head.company, page.inner * 0.7, 13), EDGE, 48);
  const name = Math.min(doc.getTextWidth(clip(head.company, page.inner)), page.inner * 0.7);
  const beside = page.inner - Math.max(name, page.inner * 0.4) - 16;
  doc.text(shrink(head.title, beside, 13), right, 48, { align: "right" });
  doc.setFont(FONT, "normal").setFontSize(9).setTextColor(MUTED);
  const book = [head.nit, head.subtitle].filter(Boolean).join(" · ");
  const left = Math.min(half, doc.getTextWidth(clip(book, half)));
  // Two periods in words take two lines: a statement's period is never cut.
  const [period = "", more] = wrap(head.period, page.inner - left - 16, 2);
  line(64, book, period, left);
  if (more === undefined) line(77, "", head.unit);
  else line(77, head.unit, more, left);
  doc.setDrawColor(INK).setLineWidth(1).line(EDGE, 88, right, 88);
}

function groupCells({ columns }: FileHead, clean: PdfTools["clean"]): CellDef[] {
  return columnGroups(columns).map(({ label, span }) => ({
    content: label === undefined ? "" : clean(label),
    colSpan: span,
    styles: {
      halign: "center",
      ...(label !== undefined && { lineWidth: { bottom: 0.4 }, lineColor: RULE }),
    },
  }));
}

function drawColumnHeads({ doc, page, ruled, clean, table }: PdfTools, head: FileHead): void {
  const nameOf = (column: ReportColumn): CellDef => ({
    // The names of a statement's lines need no head on paper.
    content: head.sheet !== undefined && column.kind === "text" ? "" : clean(column.label),
    styles: { halign: isFigure(column) ? "right" : "left", valign: "bottom" },
  });
  if (head.columns.length === 0) return;
  const groups = groupCells(head, clean);
  const names = head.columns.map(nameOf);
  const styles = { fontStyle: "bold", textColor: MUTED, cellPadding: PADDING } as const;
  table({ styles, startY: headTop(head), body: groups.length > 0 ? [groups, names] : [names] });
  doc
    .setDrawColor(RULE)
    .setLineWidth(0.6)
    .line(EDGE, ruled, page.width - EDGE, ruled);
}

function drawFoot({ doc, page }: PdfTools, head: FileHead, number: number, pages: number): void {
  const y = page.height - 30;
  const [before, between] = head.page;
  doc.setFont(FONT, "normal").setFontSize(8).setTextColor(MUTED);
  if (head.sheet !== undefined && pages === 1) return;
  doc.text(`${before} ${number} ${between} ${pages}`, page.width - EDGE, y, { align: "right" });
}

/** Pages of a document, both ends inclusive, from 1. */
interface PageSpan {
  readonly first: number;
  readonly last: number;
}

/** Draws titles, column heads and footer on pages of a report, once the number of all pages is known. */
export function drawFrames(tools: PdfTools, head: FileHead, span?: PageSpan): void {
  const pages = tools.doc.getNumberOfPages();
  const { first, last } = span ?? { first: 1, last: pages };
  for (let page = first; page <= last; page += 1) {
    tools.doc.setPage(page);
    if (head.sheet === undefined) drawTitles(tools, head);
    else drawSheetTitles(tools, head);
    drawColumnHeads(tools, head);
    drawFoot(tools, head, page, pages);
  }
}
