import type { jsPDF } from "jspdf";
import type { FileWriter } from "../file-head.ts";
import type { SetHead, SetSheet } from "../set-head.ts";
import { drawSignatures } from "./draw-signatures.ts";
import { drawFrames } from "./page-frame.ts";
import { EDGE } from "./page-layout.ts";
import { FONT, type PdfFonts } from "./pdf-fonts.ts";
import { INK, makeTools, type PdfTools } from "./pdf-tools.ts";
import { drawReport } from "./write-pdf.ts";

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
}

function drawSheet(sheet: SetSheet, fonts: PdfFonts, into: jsPDF | undefined): Drawn {
  const tools = makeTools(sheet.head, fonts, into);
  const first = tools.doc.getNumberOfPages();
  if (sheet.paragraphs === undefined) drawReport(tools, sheet.head, sheet.rows);
  else drawText(tools, sheet);
  return { tools, sheet, first, last: tools.doc.getNumberOfPages() };
}

/** Several reports in one document, its pages counted over all of them. */
export function openPdfSet(head: SetHead, fonts: PdfFonts): FileWriter<SetSheet> {
  const drawn: Drawn[] = [];
  return {
    add: (sheets) => {
      for (const sheet of sheets) drawn.push(drawSheet(sheet, fonts, drawn[0]?.tools.doc));
    },
    finish: () => {
      const [start] = drawn;
      if (start === undefined) throw new Error("a set without sheets");
      for (const { tools, sheet, first, last } of drawn) drawFrames(tools, sheet.head, { first, last });
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
