import { jsPDF } from "jspdf";

/** TrueType files of the two weights used in a document. */
export interface PdfFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

export const FONT = "Hanken Grotesk";

/** Cache: an archive opens a document with the same fonts for each slip. */
const known = new WeakMap<Uint8Array, string>();

/** Bytes as a string with one character per byte, the form jsPDF takes a font in. */
function binary(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  const text = parts.join("");
  known.set(bytes, text);
  return text;
}

export interface Sheet {
  readonly orientation: "portrait" | "landscape";
  /** Initial font size. */
  readonly size: number;
  /** Paper size in points, the short side first; default: letter. */
  readonly paper?: readonly [short: number, long: number];
}

/** An empty document of this layout, with the embedded fonts. */
export function newDocument({ regular, bold }: PdfFonts, { orientation, size, paper }: Sheet): jsPDF {
  const doc = new jsPDF({
    unit: "pt",
    format: paper ? [...paper] : "letter",
    orientation,
    compress: true,
    putOnlyUsedFonts: true,
  });
  for (const [style, bytes] of [
    ["normal", regular],
    ["bold", bold],
  ] as const) {
    doc.addFileToVFS(`${style}.ttf`, known.get(bytes) ?? binary(bytes));
    doc.addFont(`${style}.ttf`, FONT, style, undefined, "Identity-H");
  }
  doc.setFont(FONT, "normal").setFontSize(size);
  return doc;
}

/** Tells which code points the current font can draw. */
export function glyphsOf(doc: jsPDF): (codePoint: number) => boolean {
  const { metadata } = doc.getFont() as unknown as {
    readonly metadata: { characterToGlyph(codePoint: number): number };
  };
  return (codePoint) => codePoint === 32 || metadata.characterToGlyph(codePoint) !== 0;
}
