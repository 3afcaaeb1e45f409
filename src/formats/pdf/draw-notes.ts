import { isFigure } from "#domain/report/report-parts.ts";
import type { SetNote } from "../set-head.ts";
import { EDGE, FOOT, PADDING, type PageLayout, pageLayout } from "./page-layout.ts";
import { FONT } from "./pdf-fonts.ts";
import { INK, MUTED, type PdfTools, tableDrawer } from "./pdf-tools.ts";
import { drawRows } from "./write-pdf.ts";

const TITLE = 11;
const TEXT = 9.5;
const LINE = 13;
const GAP = 6;
const NORM = 8;
/** A note that does not fit begins the next page, unless so many of its lines do. */
const ENOUGH = 12;
/** Lines that a table takes at least: its head, a row and a sum. */
const TABLE_LINES = 4;
/** More lines than a paragraph can have. */
const MOST_LINES = 200;
const SMALL = 7;

/** Where a note begins. */
export interface DrawnNote {
  readonly number: number | null;
  readonly title: string;
  readonly page: number;
  /** Top of its title on that page. */
  readonly top: number;
}

/** Columns that fit the page of the text: a table that would need a wider one takes smaller type. */
function fitted(layout: PageLayout, { inner }: PageLayout): PageLayout {
  const sum = layout.widths.reduce((all, width) => all + width, 0);
  if (sum <= inner) return layout;
  const widths = layout.widths.map((width) => (width * inner) / sum);
  return { ...layout, widths, size: Math.min(layout.size, SMALL) };
}

function drawTable(tools: PdfTools, { head, rows }: SetNote["tables"][number], from: number): number {
  const { doc, page, top, clean } = tools;
  const layout = fitted(pageLayout(head), page);
  const own = { ...tools, table: tableDrawer(doc, layout, top) };
  let y = from;
  own.table({
    startY: from,
    body: [
      head.columns.map((column, index) => ({
        content: index === 0 ? "" : clean(column.label),
        styles: {
          halign: isFigure(column) ? ("right" as const) : ("left" as const),
          valign: "bottom" as const,
        },
      })),
    ],
    styles: { fontStyle: "bold", textColor: MUTED, cellPadding: PADDING },
    didDrawPage: ({ cursor }) => {
      y = cursor?.y ?? y;
    },
  });
  return drawRows(own, head, rows, y);
}

/** Notes one below the other, over as many pages as they take; returns where each begins. */
export function drawNotes(tools: PdfTools, notes: readonly SetNote[]): readonly DrawnNote[] {
  const { doc, page, top, wrap } = tools;
  const last = page.height - FOOT;
  let y = top + LINE;
  const room = (lines: number) => {
    if (y + (lines - 1) * LINE <= last) return;
    doc.addPage([...page.paper], page.orientation);
    y = top + LINE;
  };
  const write = (text: string, style: "bold" | "normal", size: number, color = INK) => {
    doc.setFont(FONT, style).setFontSize(size).setTextColor(color);
    for (const line of wrap(text, page.inner, MOST_LINES)) {
      room(1);
      // A page of its own sets the font back.
      doc.setFont(FONT, style).setFontSize(size).setTextColor(color);
      doc.text(line, EDGE, y);
      y += LINE;
    }
  };
  const linesOf = ({ paragraphs, tables }: SetNote) => {
    doc.setFont(FONT, "normal").setFontSize(TEXT);
    const texts = paragraphs.map((each) => wrap(each, page.inner, MOST_LINES).length);
    return 2 + texts.reduce((sum, count) => sum + count, 0) + (tables.length > 0 ? TABLE_LINES : 0);
  };
  return notes.map((note) => {
    room(Math.min(linesOf(note), ENOUGH));
    const { number, title } = note;
    const place = { number, title, page: doc.getNumberOfPages(), top: y - LINE };
    write(note.title, "bold", TITLE);
    write(note.norm, "normal", NORM, MUTED);
    for (const paragraph of note.paragraphs) {
      write(paragraph, "normal", TEXT);
      y += GAP / 2;
    }
    for (const table of note.tables) {
      room(TABLE_LINES);
      y = drawTable(tools, table, y - LINE + GAP) + LINE;
    }
    y += GAP * 2;
    return place;
  });
}
