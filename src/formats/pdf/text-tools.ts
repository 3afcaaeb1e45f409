import type { jsPDF } from "jspdf";
import { glyphsOf } from "./pdf-fonts.ts";
import { printable } from "./printable.ts";

/** Still read on paper. */
const LEAST_SIZE = 6.5;

/** Functions that clean and fit texts for the current font and size. */
export interface TextTools {
  readonly clean: (text: string) => string;
  /** Cuts the text with an ellipsis if it does not fit. */
  readonly clip: (text: string, width: number) => string;
  /** Takes a smaller size where the text does not fit, and cuts it only below the least. */
  readonly shrink: (text: string, width: number, size: number) => string;
  /** Wraps the text to at most this many lines; the rest is cut. */
  readonly wrap: (text: string, width: number, most: number) => readonly string[];
}

export function textTools(doc: jsPDF): TextTools {
  const has = glyphsOf(doc);
  const clean = (text: string) => printable(text, has);
  const clip = (text: string, width: number) => {
    const letters = Array.from(clean(text));
    if (doc.getTextWidth(letters.join("")) <= width) return letters.join("");
    const first = (count: number) => letters.slice(0, count).join("");
    let [fits, most] = [0, letters.length - 1];
    while (fits < most) {
      const count = Math.ceil((fits + most) / 2);
      if (doc.getTextWidth(`${first(count)}…`) > width) most = count - 1;
      else fits = count;
    }
    return `${first(fits).trimEnd()}…`;
  };
  const shrink = (text: string, width: number, size: number) => {
    doc.setFontSize(size);
    const natural = doc.getTextWidth(clean(text));
    if (natural > width) doc.setFontSize(Math.max((size * width) / natural - 0.05, LEAST_SIZE));
    return clip(text, width);
  };
  const wrap = (text: string, width: number, most: number) => {
    const plain = clean(text);
    if (doc.getTextWidth(plain) <= width) return [plain];
    const lines = doc.splitTextToSize(plain, width) as string[];
    if (lines.length <= most) return lines;
    return [...lines.slice(0, most - 1), clip(lines.slice(most - 1, most + 1).join(" "), width)];
  };
  return { clean, clip, shrink, wrap };
}
