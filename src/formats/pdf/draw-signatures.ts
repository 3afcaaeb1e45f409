import type { FileSignature } from "../file-head.ts";
import { EDGE, FOOT } from "./page-layout.ts";
import { FONT } from "./pdf-fonts.ts";
import { INK, MUTED, type PdfTools } from "./pdf-tools.ts";

const BESIDE = 3;
const GAP = 24;
/** Space for the signature, above the line, and what of it is enough to stay on the page of what is signed. */
const SPACE = 46;
const LEAST_SPACE = 28;
const LINE = 11;
const BELOW = 6;
const MOST_LINES = 2;

interface Drawn {
  /** Two lines for a long name: it may have four parts. */
  readonly names: readonly string[];
  readonly rest: readonly string[];
}

function linesOf(
  { doc, clip, wrap }: PdfTools,
  { name, role, document }: FileSignature,
  width: number,
): Drawn {
  doc.setFont(FONT, "bold").setFontSize(8.5);
  const names = wrap(name, width, MOST_LINES);
  doc.setFont(FONT, "normal");
  return { names, rest: [role, document].map((text) => clip(text, width)) };
}

function drawOne(
  { doc }: PdfTools,
  { names, rest }: Drawn,
  [x, y, width]: readonly [number, number, number],
) {
  doc
    .setDrawColor(INK)
    .setLineWidth(0.8)
    .line(x, y, x + width, y);
  doc.setFont(FONT, "bold").setFontSize(8.5).setTextColor(INK);
  for (const [index, text] of names.entries()) doc.text(text, x, y + LINE * (index + 1));
  doc.setFont(FONT, "normal").setTextColor(MUTED);
  for (const [index, text] of rest.entries()) doc.text(text, x, y + LINE * (names.length + index + 1));
}

/** Signatures under the table, kept together: on a new page if they do not fit on this one. */
export function drawSignatures(tools: PdfTools, signatures: readonly FileSignature[], from: number): void {
  if (signatures.length === 0) return;
  const { doc, page, top } = tools;
  const width = (page.inner - (BESIDE - 1) * GAP) / BESIDE;
  const drawn = signatures.map((signature) => linesOf(tools, signature, width));
  const lines = Math.max(...drawn.map(({ names, rest }) => names.length + rest.length));
  const rows = Math.ceil(signatures.length / BESIDE);
  const below = lines * LINE + BELOW;
  const room = (page.height - FOOT - from) / rows - below;
  const fits = room >= LEAST_SPACE;
  if (!fits) doc.addPage();
  const [y, space] = fits ? [from, Math.min(SPACE, room)] : [top, SPACE];
  for (const [index, signature] of drawn.entries()) {
    const row = Math.floor(index / BESIDE);
    const x = EDGE + (index % BESIDE) * (width + GAP);
    drawOne(tools, signature, [x, y + row * (space + below) + space, width]);
  }
}
