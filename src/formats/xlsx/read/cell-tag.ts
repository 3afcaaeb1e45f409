import { attribute } from "./xml-scanner.ts";

const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;

export interface Place {
  readonly row: number;
  /** From 0. */
  readonly column: number;
}

/** "BC12" as row 12 and column 54; null for anything else. */
export function cellPlace(reference: string): Place | null {
  let column = 0;
  let at = 0;
  for (; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
    if (column > LAST_COLUMN) return null;
  }
  const row = Number(reference.slice(at));
  if (at === 0 || !isRowNumber(row)) return null;
  return { row, column: column - 1 };
}

export function isRowNumber(row: number): boolean {
  return Number.isInteger(row) && row >= 1 && row <= LAST_ROW;
}

const [BLANK, QUOTE, EQUALS, C, R, S, T] = [32, 34, 61, 99, 114, 115, 116];

/**
 * What the tag of a cell says, one tag after the other. A sheet has hundreds of thousands of them, which nearly all
 * programs write as `c r="B12" s="1" t="s"`: those are read in one pass and without a text for each part.
 */
export class CellTag {
  /** 0 where the tag does not say where the cell stands, -1 where it says none that there is. */
  row = 0;
  column = -1;
  type = "n";
  style = 0;

  read(tag: string): void {
    this.#clear();
    if (this.#readUsual(tag)) return;
    this.#clear();
    const reference = attribute(tag, "r");
    if (reference !== null) {
      const { row, column } = cellPlace(reference) ?? { row: -1, column: -1 };
      this.row = row;
      this.column = column;
    }
    this.type = attribute(tag, "t") ?? "n";
    this.style = Number(attribute(tag, "s") ?? 0);
  }

  #clear(): void {
    this.row = 0;
    this.column = -1;
    this.type = "n";
    this.style = 0;
  }

  /** False for a tag that is written in any other way. */
  #readUsual(tag: string): boolean {
    if (tag.charCodeAt(0) !== C) return false;
    let at = 1;
    let isStyled = false;
    let isTyped = false;
    while (at < tag.length) {
      const isPart =
        tag.charCodeAt(at) === BLANK && tag.charCodeAt(at + 2) === EQUALS && tag.charCodeAt(at + 3) === QUOTE;
      if (!isPart) return false;
      const name = tag.charCodeAt(at + 1);
      const from = at + 4;
      let to = from;
      if (name === R && this.row === 0) to = this.#readPlace(tag, from);
      else if (name === S && !isStyled) {
        isStyled = true;
        to = digitsEnd(tag, from);
        this.style = Number(tag.slice(from, to));
      } else if (name === T && !isTyped) {
        isTyped = true;
        to = lettersEnd(tag, from);
        this.type = tag.slice(from, to);
      }
      if (to === from || tag.charCodeAt(to) !== QUOTE) return false;
      at = to + 1;
    }
    return true;
  }

  /** Where the reference ends; where it begins if it is none. */
  #readPlace(tag: string, from: number): number {
    let at = from;
    let column = 0;
    for (let code = tag.charCodeAt(at); code >= 65 && code <= 90; code = tag.charCodeAt(at)) {
      column = column * 26 + code - 64;
      at += 1;
    }
    const letters = at;
    let row = 0;
    for (let code = tag.charCodeAt(at); code >= 48 && code <= 57; code = tag.charCodeAt(at)) {
      row = row * 10 + code - 48;
      at += 1;
    }
    if (letters === from || column > LAST_COLUMN || row < 1 || row > LAST_ROW) return from;
    this.row = row;
    this.column = column - 1;
    return at;
  }
}

function digitsEnd(text: string, from: number): number {
  let at = from;
  for (let code = text.charCodeAt(at); code >= 48 && code <= 57; code = text.charCodeAt(at)) at += 1;
  return at;
}

function lettersEnd(text: string, from: number): number {
  let at = from;
  for (let code = text.charCodeAt(at); code > 64 && code < 123; code = text.charCodeAt(at)) at += 1;
  return at;
}
