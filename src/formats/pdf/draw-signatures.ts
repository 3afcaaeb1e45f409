import type { FileSignature } from "../file-head.ts";
import { EDGE, FOOT } from "./page-layout.ts";
import { FONT } from "./pdf-fonts.ts";
import { INK, MUTED, type PdfTools } from "./pdf-tools.ts";

const BESIDE = 3;
const GAP = 24;
/** Room to sign in, over the line; then three lines of text. */
const SPACE = 46;
const LINE = 11;
const HEIGHT = SPACE + 3 * LINE + 6;

function drawOne({ doc, clip }: PdfTools, { name, role, document }: FileSignature, place: readonly number[]) {
  const [x = 0, y = 0, width = 0] = place;
  doc
    .setDrawColor(INK)
    .setLineWidth(0.8)
    .line(x, y, x + width, y);
  doc.setFont(FONT, "bold").setFontSize(8.5).setTextColor(INK);
  doc.text(clip(name, width), x, y + LINE);
  doc.setFont(FONT, "normal").setTextColor(MUTED);
  for (const [index, text] of [role, document].entries())
    doc.text(clip(text, width), x, y + LINE * (index + 2));
}

/** Who signs, under the table and kept together: on a page of their own where this one has no room. */
export function drawSignatures(tools: PdfTools, signatures: readonly FileSignature[], from: number): void {
  if (signatures.length === 0) return;
  const { doc, page, top } = tools;
  const width = (page.inner - (BESIDE - 1) * GAP) / BESIDE;
  const height = Math.ceil(signatures.length / BESIDE) * HEIGHT;
  let y = from;
  if (y + height > page.height - FOOT) {
    doc.addPage();
    y = top;
  }
  for (const [index, signature] of signatures.entries()) {
    const row = Math.floor(index / BESIDE);
    const x = EDGE + (index % BESIDE) * (width + GAP);
    drawOne(tools, signature, [x, y + row * HEIGHT + SPACE, width]);
  }
}
