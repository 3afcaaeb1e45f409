import type { jsPDF } from "jspdf";
import type { SavedName } from "#domain/kernel/saved-name.ts";
import type { PaySlip } from "#domain/payroll/slip/pay-slip.ts";
import { fileName } from "#domain/report/file-name.ts";
import type { FileWriter } from "../file-head.ts";
import type { SlipsHead } from "../slips-head.ts";
import { writeZip, type ZipEntry } from "../zip/write-zip.ts";
import { drawSlip } from "./draw-slip.ts";
import { FONT, newDocument, type PdfFonts } from "./pdf-fonts.ts";
import { type TextTools, textTools } from "./text-tools.ts";

interface Document {
  readonly doc: jsPDF;
  readonly tools: TextTools;
}

function open(fonts: PdfFonts): Document {
  const doc = newDocument(fonts, { orientation: "portrait", size: 9.5 });
  return { doc, tools: textTools(doc) };
}

function close({ doc, tools }: Document, title: string, { company }: SlipsHead): ArrayBuffer {
  doc.setFont(FONT, "normal").setFontSize(9.5);
  doc.setProperties({ title: tools.clean(title), author: tools.clean(company), creator: "Cuadra" });
  doc.setLanguage("es-CO").viewerPreferences({ DisplayDocTitle: true });
  return doc.output("arraybuffer");
}

/** All slips in one document. */
function openOne(head: SlipsHead, fonts: PdfFonts): FileWriter<PaySlip> {
  const document = open(fonts);
  let empty = true;
  return {
    add: (slips) => {
      for (const slip of slips) {
        if (!empty) document.doc.addPage();
        empty = false;
        drawSlip(document.doc, document.tools, slip, head);
      }
    },
    finish: () => close(document, head.title, head),
  };
}

/** File name of one slip. The number distinguishes people with the same name. */
export function slipFileName({ title, number, person }: PaySlip): SavedName {
  return fileName([title, number, person], "pdf");
}

/** A document for each slip, packed in one archive. */
function openEach(head: SlipsHead, fonts: PdfFonts): FileWriter<PaySlip> {
  const entries: ZipEntry[] = [];
  return {
    add: (slips) => {
      for (const slip of slips) {
        const document = open(fonts);
        drawSlip(document.doc, document.tools, slip, head);
        const title = [slip.title, slip.person, slip.period].join(", ");
        entries.push({ name: slipFileName(slip), bytes: new Uint8Array(close(document, title, head)) });
      }
    },
    finish: () => writeZip(entries).arrayBuffer(),
  };
}

/** Starts a file of pay slips: letter pages, each slip starting on a new one. */
export function openSlips(head: SlipsHead, fonts: PdfFonts): FileWriter<PaySlip> {
  return head.bundle === "one" ? openOne(head, fonts) : openEach(head, fonts);
}
