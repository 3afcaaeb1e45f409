import { jsPDF } from "jspdf";
import { autoTable, type CellDef, type CellHookData, type Styles } from "jspdf-autotable";
import { formatLedger } from "#domain/kernel/format.ts";
import type { ReportColumn, ReportRow, ReportRowKind } from "#domain/report/report.ts";
import { cellText } from "./cell-text.ts";
import type { PdfHead } from "./pdf-document.ts";
import { printable } from "./printable.ts";
import { rowGroups } from "./row-groups.ts";

/** TrueType files of the two weights that a document holds. */
export interface PdfFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** A document on its way: rows are drawn as they come, so that a long one never stands in memory as a table. */
export interface PdfWriter {
  add(rows: readonly ReportRow[]): void;
  finish(): ArrayBuffer;
}

const FONT = "Hanken Grotesk";
const PAGE = { width: 612, height: 792 } as const;
const MARGIN = { top: 110, right: 42, bottom: 54, left: 42 } as const;
const INNER = PAGE.width - MARGIN.left - MARGIN.right;
const SIZE = 8.5;
const PADDING = 2.5;
const INDENT = 12;
const AFTER_TOTAL = 8;
const INK = "#1b2640";
const MUTED = "#4c586c";
const RULE = "#b9cbbf";

const FIXED: Partial<Record<ReportColumn["kind"], number>> = { day: 54, code: 50, percent: 48, number: 60 };
const isFigure = ({ kind }: ReportColumn) => kind === "amount" || kind === "percent" || kind === "number";

const ROW_STYLES: Readonly<Record<ReportRowKind, Partial<Styles>>> = {
  heading: { fontStyle: "bold", lineWidth: { top: 0.4 }, lineColor: RULE },
  line: {},
  note: { textColor: MUTED },
  subtotal: { fontStyle: "bold", lineWidth: { top: 0.6 }, lineColor: INK },
  total: { fontStyle: "bold", lineWidth: { top: 0.8, bottom: 0.8 }, lineColor: INK },
};

/** Bytes as a text of one character each, which is how the library takes a font. */
function binary(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return parts.join("");
}

function newDocument({ regular, bold }: PdfFonts): jsPDF {
  const doc = new jsPDF({ unit: "pt", format: "letter", compress: true, putOnlyUsedFonts: true });
  for (const [style, bytes] of [
    ["normal", regular],
    ["bold", bold],
  ] as const) {
    doc.addFileToVFS(`${style}.ttf`, binary(bytes));
    doc.addFont(`${style}.ttf`, FONT, style, undefined, "Identity-H");
  }
  doc.setFont(FONT, "normal").setFontSize(SIZE);
  return doc;
}

/** What the open font draws. */
function glyphsOf(doc: jsPDF): (codePoint: number) => boolean {
  const { metadata } = doc.getFont() as unknown as {
    readonly metadata: { characterToGlyph(codePoint: number): number };
  };
  return (codePoint) => codePoint === 32 || metadata.characterToGlyph(codePoint) !== 0;
}

function columnWidths(doc: jsPDF, { columns, widths, widest }: PdfHead): number[] {
  doc.setFont(FONT, "bold").setFontSize(SIZE);
  const amount = Math.max(66, Math.ceil(doc.getTextWidth(formatLedger(widest))) + 2 * PADDING + 8);
  const known = columns.map((column) =>
    column.kind === "amount" ? amount : (FIXED[column.kind] ?? widths[column.key] ?? 0),
  );
  const rest = INNER - known.reduce((sum, width) => sum + width, 0);
  const free = known.filter((width) => width === 0).length;
  return known.map((width) => (width === 0 ? rest / free : width));
}

function makeTools(head: PdfHead, fonts: PdfFonts) {
  const doc = newDocument(fonts);
  const has = glyphsOf(doc);
  const columnStyles: Record<string, Partial<Styles>> = {};
  for (const [index, width] of columnWidths(doc, head).entries()) columnStyles[index] = { cellWidth: width };
  const clean = (text: string) => printable(text, has);
  /** Cut with an ellipsis where it would not fit. */
  const clip = (text: string, width: number) => {
    const letters = Array.from(clean(text));
    if (doc.getTextWidth(letters.join("")) <= width) return letters.join("");
    while (letters.length > 0 && doc.getTextWidth(`${letters.join("")}…`) > width) letters.pop();
    return `${letters.join("").trimEnd()}…`;
  };
  return { doc, columnStyles, clean, clip };
}

type Tools = ReturnType<typeof makeTools>;

/** A text over several columns takes those that stay empty behind it. */
function tableCells(row: ReportRow, columns: readonly ReportColumn[], clean: Tools["clean"]): CellDef[] {
  const cells: CellDef[] = [];
  const base = ROW_STYLES[row.kind];
  for (const [index, cell] of row.cells.entries()) {
    const column = columns[index];
    const last = cells.at(-1);
    if (
      cell.kind === "none" &&
      row.kind !== "line" &&
      last &&
      last.content !== "" &&
      column &&
      !isFigure(column)
    ) {
      last.colSpan = (last.colSpan ?? 1) + 1;
      continue;
    }
    const figure = column !== undefined && isFigure(column);
    const left =
      row.kind === "line" && column?.kind === "text" ? PADDING + INDENT * (row.level - 1) : PADDING;
    const styles: Partial<Styles> = {
      ...base,
      halign: figure ? "right" : "left",
      cellPadding: { top: PADDING, bottom: PADDING, left, right: PADDING },
    };
    cells.push({ content: clean(cellText(cell)), styles });
  }
  return cells;
}

const TABLE = {
  theme: "plain",
  margin: MARGIN,
  rowPageBreak: "avoid",
  styles: { font: FONT, fontStyle: "normal", fontSize: SIZE, textColor: INK, overflow: "linebreak" },
} as const;

/** The second rule under a total. */
function drawSecondRule(doc: jsPDF, { cell }: CellHookData): void {
  const y = cell.y + cell.height + 2;
  doc
    .setDrawColor(INK)
    .setLineWidth(0.8)
    .line(cell.x, y, cell.x + cell.width, y);
}

function drawPageHead({ doc, clip }: Tools, head: PdfHead): void {
  const right = PAGE.width - MARGIN.right;
  const half = INNER / 2 - 8;
  const line = (y: number, left: string, atRight: string, leftWidth = half) => {
    doc.text(clip(left, leftWidth), MARGIN.left, y);
    doc.text(clip(atRight, INNER - leftWidth - 16), right, y, { align: "right" });
  };
  doc.setTextColor(INK).setFont(FONT, "bold").setFontSize(13);
  line(48, head.company, head.title, INNER * 0.7);
  doc.setFont(FONT, "normal").setFontSize(9).setTextColor(MUTED);
  line(64, [head.nit, head.subtitle].filter(Boolean).join(" · "), head.period);
  line(77, "", head.unit);
  doc.setDrawColor(INK).setLineWidth(1).line(MARGIN.left, 88, right, 88);
}

function drawColumnHeads({ doc, columnStyles, clean }: Tools, columns: readonly ReportColumn[]): void {
  const cells = columns.map(
    (column): CellDef => ({
      content: clean(column.label),
      styles: { halign: isFigure(column) ? "right" : "left" },
    }),
  );
  const styles = { ...TABLE.styles, fontStyle: "bold" as const, textColor: MUTED, cellPadding: PADDING };
  autoTable(doc, { ...TABLE, styles, columnStyles, startY: 92, body: [cells] });
  doc
    .setDrawColor(RULE)
    .setLineWidth(0.6)
    .line(MARGIN.left, 110, PAGE.width - MARGIN.right, 110);
}

function drawFoot({ doc, clip }: Tools, head: PdfHead, page: number, pages: number): void {
  const y = PAGE.height - 30;
  const [before, between] = head.page;
  doc.setFont(FONT, "normal").setFontSize(8).setTextColor(MUTED);
  doc.text(clip(head.made, INNER * 0.7), MARGIN.left, y);
  doc.text(`${before} ${page} ${between} ${pages}`, PAGE.width - MARGIN.right, y, { align: "right" });
}

/** Begins a document of letter pages: company, period and columns on each, "Página n de m" at the foot. */
export function openPdf(head: PdfHead, fonts: PdfFonts): PdfWriter {
  const tools = makeTools(head, fonts);
  const { doc, columnStyles, clean } = tools;
  let y: number = MARGIN.top;
  const draw = (group: readonly ReportRow[]) => {
    autoTable(doc, {
      ...TABLE,
      columnStyles,
      startY: y,
      pageBreak: "avoid",
      body: group.map((row) => tableCells(row, head.columns, clean)),
      didDrawCell: (data) => {
        if (group[data.row.index]?.kind === "total") drawSecondRule(doc, data);
      },
      didDrawPage: ({ cursor }) => {
        y = cursor?.y ?? y;
      },
    });
  };
  return {
    add: (rows) => {
      for (const group of rowGroups(rows)) {
        draw(group);
        if (group.at(-1)?.kind === "total") y += AFTER_TOTAL;
      }
    },
    finish: () => {
      const pages = doc.getNumberOfPages();
      for (let page = 1; page <= pages; page += 1) {
        doc.setPage(page);
        drawPageHead(tools, head);
        drawColumnHeads(tools, head.columns);
        drawFoot(tools, head, page, pages);
      }
      doc.setFont(FONT, "normal").setFontSize(SIZE);
      doc.setProperties({
        title: clean(`${head.title}, ${head.subtitle}`),
        author: clean(head.company),
        subject: clean(`${head.period}. ${head.unit}`),
        creator: "Cuadra",
      });
      doc.setLanguage("es-CO").viewerPreferences({ DisplayDocTitle: true });
      return doc.output("arraybuffer");
    },
  };
}
