import type { jsPDF } from "jspdf";
import type { FileWriter } from "../file-head.ts";
import type { SetHead, SetSheet } from "../set-head.ts";
import { addBookmarks, drawContents } from "./draw-contents.ts";
import { type DrawnNote, drawNotes } from "./draw-notes.ts";
import { drawSignatures } from "./draw-signatures.ts";
import { drawFrames } from "./page-frame.ts";
import { EDGE } from "./page-layout.ts";
import { FONT, type PdfFonts } from "./pdf-fonts.ts";
import { INK, makeTools, type PdfTools } from "./pdf-tools.ts";
import { drawReport, type NoteCitation } from "./write-pdf.ts";

const SIZE = 10.5;
const LINE = 16;
/** More lines than a paragraph can have on a page. */
const MOST_LINES = 40;

/** A text to be signed: its paragraphs below the titles, the signatures below them. */
function drawText(tools: PdfTools, { head, paragraphs = [] }: SetSheet): void {
  const { doc, page, top, wrap } = tools;
  let y = top + LINE;
  for (const paragraph of paragraphs) {
    doc.setFont(FONT, "normal").setFontSize(SIZE).setTextColor(INK);
    for (const line of wrap(paragraph, page.inner, MOST_LINES)) {
      doc.text(line, EDGE, y);
      y += LINE;
    }
    y += LINE / 2;
  }
  drawSignatures(tools, head.signatures ?? [], y);
}

interface Drawn {
  readonly tools: PdfTools;
  readonly sheet: SetSheet;
  readonly first: number;
  readonly last: number;
  /** Where each note of the sheet begins. */
  readonly parts: readonly DrawnNote[];
  readonly citations: readonly NoteCitation[];
}

function drawSheet(sheet: SetSheet, fonts: PdfFonts, into: jsPDF | undefined): Drawn {
  const tools = makeTools(sheet.head, fonts, into);
  const first = tools.doc.getNumberOfPages();
  let parts: Drawn["parts"] = [];
  let citations: Drawn["citations"] = [];
  if (sheet.notes !== undefined) parts = drawNotes(tools, sheet.notes);
  else if (sheet.paragraphs === undefined) citations = drawReport(tools, sheet.head, sheet.rows);
  else drawText(tools, sheet);
  return { tools, sheet, first, last: tools.doc.getNumberOfPages(), parts, citations };
}

/** The number of a note, where a line cites it, leads to the note. */
function linkCitations(drawn: readonly Drawn[]): void {
  const notes = new Map(drawn.flatMap(({ parts }) => parts.map((part) => [part.number, part])));
  for (const { tools, citations } of drawn)
    for (const { note, page, box } of citations) {
      const found = notes.get(note);
      if (found === undefined) continue;
      const { x, y, width, height } = box;
      tools.doc.setPage(page);
      tools.doc.link(x, y, width, height, { pageNumber: found.page, magFactor: "XYZ", top: found.top });
    }
}

/** The sheet that lists the others, headed as they are; it is written once their pages are known. */
function contentsSheet(title: string, { head }: SetSheet): SetSheet {
  const { signatures: _signed, ...rest } = head;
  return { head: { ...rest, title, unit: "", columns: [], sheet: { remark: "" } }, rows: [], paragraphs: [] };
}

function listContents(drawn: readonly Drawn[], [list]: readonly Drawn[]): void {
  const entries = drawn.map(({ sheet, first, parts }) => ({
    title: sheet.head.title,
    page: first,
    parts: parts.map(({ title, page }) => ({ title, page, parts: [] })),
  }));
  const [start] = list === undefined ? drawn : [list];
  if (start === undefined) return;
  addBookmarks(start.tools, entries);
  if (list !== undefined) drawContents(list.tools, list.first, entries);
}

/** Several reports in one document, its pages counted over all of them. */
export function openPdfSet(head: SetHead, fonts: PdfFonts): FileWriter<SetSheet> {
  const drawn: Drawn[] = [];
  const draw = (sheet: SetSheet) => drawn.push(drawSheet(sheet, fonts, drawn[0]?.tools.doc));
  return {
    add: (sheets) => {
      const [first] = sheets;
      if (head.contents !== undefined && first !== undefined && drawn.length === 0)
        draw(contentsSheet(head.contents, first));
      for (const sheet of sheets) draw(sheet);
    },
    finish: () => {
      const [start] = drawn;
      if (start === undefined) throw new Error("a set without sheets");
      for (const { tools, sheet, first, last } of drawn) drawFrames(tools, sheet.head, { first, last });
      const lists = head.contents === undefined ? 0 : 1;
      linkCitations(drawn);
      listContents(drawn.slice(lists), drawn.slice(0, lists));
      const { doc, clean } = start.tools;
      doc.setFont(FONT, "normal").setFontSize(SIZE);
      doc.setProperties({
        title: clean(`${head.title}, ${head.company}`),
        author: clean(head.company),
        subject: clean(head.period),
        creator: "Cuadra",
      });
      doc.setLanguage("es-CO").viewerPreferences({ DisplayDocTitle: true });
      return doc.output("arraybuffer");
    },
  };
}
