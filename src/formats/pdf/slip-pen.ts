import type { jsPDF } from "jspdf";
import { FONT } from "./pdf-fonts.ts";
import { INK, MUTED } from "./pdf-tools.ts";
import type { TextTools } from "./text-tools.ts";

/** Points. A letter page. */
export const SLIP_PAGE = { width: 612, height: 792, left: 54, right: 558, top: 50, bottom: 748 } as const;
export const INNER = SLIP_PAGE.right - SLIP_PAGE.left;

/** Line spacing and letter size relative to full size: reduced so that a long slip fits one page. */
export interface SlipSize {
  readonly spacing: number;
  readonly letters: number;
}

export interface PenLook {
  /** Font size before scaling. */
  readonly size?: number;
  readonly bold?: boolean;
  readonly muted?: boolean;
  /** Right-aligned: the text ends at x. */
  readonly ends?: boolean;
  /** Maximum width; longer text is cut. */
  readonly within?: number;
}

const PLAIN = 9.5;

/** Draws the parts of a slip. Heights are given at full size; `scaled` converts them. */
export interface SlipPen {
  readonly size: SlipSize;
  readonly scaled: (height: number) => number;
  readonly write: (text: string, x: number, y: number, look?: PenLook) => void;
  readonly lines: (text: string, width: number, most: number, look?: PenLook) => readonly string[];
  readonly rule: (from: number, to: number, y: number, weight?: number, color?: string) => void;
}

export function slipPen(doc: jsPDF, size: SlipSize, tools: TextTools): SlipPen {
  const set = ({ size: letters = PLAIN, bold = false, muted = false }: PenLook) =>
    doc
      .setFont(FONT, bold ? "bold" : "normal")
      .setFontSize(letters * size.letters)
      .setTextColor(muted ? MUTED : INK);
  return {
    size,
    scaled: (height) => height * size.spacing,
    write: (text, x, y, look = {}) => {
      set(look);
      const { within } = look;
      const shown = within === undefined ? tools.clean(text) : tools.clip(text, within);
      if (look.ends) doc.text(shown, x - doc.getTextWidth(shown), y);
      else doc.text(shown, x, y);
    },
    lines: (text, width, most, look = {}) => {
      set(look);
      return tools.wrap(text, width, most);
    },
    rule: (from, to, y, weight = 0.8, color = INK) => {
      doc.setDrawColor(color).setLineWidth(weight).line(from, y, to, y);
    },
  };
}
