import type { jsPDF } from "jspdf";
import { autoTable, type Styles, type UserOptions } from "jspdf-autotable";
import { columnGroups } from "#domain/report/report-parts.ts";
import type { FileHead } from "../file-head.ts";
import { EDGE, FOOT, PADDING, type PageLayout, pageLayout } from "./page-layout.ts";
import { FONT, newDocument, type PdfFonts } from "./pdf-fonts.ts";
import { type TextTools, textTools } from "./text-tools.ts";

export const INK = "#1b2640";
export const MUTED = "#4c586c";
export const RULE = "#b9cbbf";
export const RED = "#b3261e";

/** Top of the column heads: below one line of titles, or below the centred ones of a sheet. */
export const headTop = ({ sheet }: Pick<FileHead, "sheet">) => (sheet === undefined ? 92 : 136);
const LINE = 1.15;
/** Gap between the column heads and the rule below. */
const HEAD_GAP = 3.2;

/** The tools to draw a document: jsPDF, the page layout, and text functions for the font. */
export interface PdfTools extends TextTools {
  readonly doc: jsPDF;
  readonly page: PageLayout;
  /** The rule below the column heads, which may take several lines. */
  readonly ruled: number;
  /** Where the rows begin on each page: below that rule, and below the sums that a page brings. */
  readonly top: number;
  readonly table: (options: UserOptions) => void;
}

function headHeight(doc: jsPDF, { columns }: FileHead, { size, widths }: PageLayout): number {
  doc.setFont(FONT, "bold").setFontSize(size);
  const lines = columns.map(({ label }, index) => {
    const width = Math.max(1, (widths[index] ?? 0) - 2 * PADDING);
    return (doc.splitTextToSize(label, width) as string[]).length;
  });
  const line = size * LINE;
  const names = Math.max(1, ...lines) * line + 2 * PADDING;
  return names + (columnGroups(columns).length > 0 ? line + 2 * PADDING : 0);
}

/** The room of the sums that a page brings or leaves. */
export function carriedHeight({ carried }: Pick<FileHead, "carried">, { size }: PageLayout): number {
  return carried === undefined ? 0 : Math.ceil(size * LINE + 2 * PADDING);
}

/** Draws tables with these columns in a document, ending so far above the foot of the page. */
export function tableDrawer(
  doc: jsPDF,
  { widths, size }: PageLayout,
  top: number,
  above = 0,
): PdfTools["table"] {
  const columnStyles: Record<string, Partial<Styles>> = {};
  for (const [index, width] of widths.entries()) columnStyles[index] = { cellWidth: width };
  const styles: Partial<Styles> = {
    font: FONT,
    fontStyle: "normal",
    fontSize: size,
    textColor: INK,
    overflow: "linebreak",
  };
  return (options) =>
    autoTable(doc, {
      theme: "plain",
      rowPageBreak: "avoid",
      margin: { top, right: EDGE, bottom: FOOT + above, left: EDGE },
      columnStyles,
      ...options,
      styles: { ...styles, ...options.styles },
    });
}

/** `into`: a document that goes on with this report, on a new page. */
export function makeTools(head: FileHead, fonts: PdfFonts, into?: jsPDF): PdfTools {
  const page = pageLayout(head);
  const doc = into?.addPage([...page.paper], page.orientation) ?? newDocument(fonts, page);
  const texts = textTools(doc);
  const ruled = headTop(head) + headHeight(doc, head, page) + HEAD_GAP;
  const above = carriedHeight(head, page);
  const top = ruled + above;
  return { doc, page, ruled, top, ...texts, table: tableDrawer(doc, page, top, above) };
}
