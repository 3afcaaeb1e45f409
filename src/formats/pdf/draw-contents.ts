import { EDGE, FOOT } from "./page-layout.ts";
import { FONT } from "./pdf-fonts.ts";
import { INK, type PdfTools } from "./pdf-tools.ts";

const SIZE = 9.5;
const LINE = 16;
const INDENT = 14;

/** A sheet or a note with the page it begins on. */
export interface ContentsEntry {
  readonly title: string;
  readonly page: number;
  readonly parts: readonly ContentsEntry[];
}

/** The bookmarks of a document, notes below the sheet that has them. */
export function addBookmarks({ doc, clean }: PdfTools, entries: readonly ContentsEntry[]): void {
  for (const { title, page, parts } of entries) {
    const above = doc.outline.add(null, clean(title), { pageNumber: page });
    for (const part of parts) doc.outline.add(above, clean(part.title), { pageNumber: part.page });
  }
}

/** The list of sheets and notes on one page, each a link to the page where it begins. */
export function drawContents(tools: PdfTools, page: number, entries: readonly ContentsEntry[]): void {
  const { doc, page: layout, top, clip } = tools;
  const all = entries.flatMap((each) => [
    { ...each, indent: 0 },
    ...each.parts.map((part) => ({ ...part, indent: INDENT })),
  ]);
  const line = Math.min(LINE, (layout.height - FOOT - top - LINE) / Math.max(1, all.length));
  doc.setPage(page);
  for (const [index, { title, page: at, indent }] of all.entries()) {
    const y = top + LINE + index * line;
    doc
      .setFont(FONT, indent === 0 ? "bold" : "normal")
      .setFontSize(Math.min(SIZE, line - 2))
      .setTextColor(INK);
    doc.text(clip(title, layout.inner - indent - 40), EDGE + indent, y);
    doc.text(String(at), layout.width - EDGE, y, { align: "right" });
    doc.link(EDGE, y - line * 0.75, layout.inner, line, { pageNumber: at });
  }
}
