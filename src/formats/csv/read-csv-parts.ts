import { splitCells } from "#domain/import/pasted/split-cells.ts";
import { isPlainJournal } from "#domain/import/plain/plain-lines.ts";
import type { SheetRow } from "#domain/import/table/sheet.ts";
import { SHEET_LIMITS } from "#domain/import/table/sheet-limits.ts";
import { ReadBudget } from "../read/read-budget.ts";
import type { ReadPart } from "../read/read-part.ts";
import { stop } from "../read/read-stop.ts";
import { isXmlSheet } from "../read/xml-sheet.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const AT_ONCE = 1000;
/** Looked at to see whether every second byte is nothing. */
const LOOK = 2000;

/** Which of the two orders of UTF 16 bytes without a mark have: in texts of our languages every second one is zero. */
function wideOrder(bytes: Bytes): "utf-16le" | "utf-16be" | null {
  const length = Math.min(bytes.length - (bytes.length % 2), LOOK);
  if (length === 0) return null;
  let [even, odd] = [0, 0];
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  const most = length * 0.4;
  if (odd > most && even === 0) return "utf-16le";
  return even > most && odd === 0 ? "utf-16be" : null;
}

function wide(bytes: Bytes): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return wideOrder(bytes);
}

/** The text of a file: UTF-8, UTF 16, or as older spreadsheets write it. */
function decoded(bytes: Bytes): string {
  const order = wide(bytes);
  if (order !== null) return new TextDecoder(order).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Banks give a page of the web the name of a workbook. */
const PAGE = /^\s*<(?:!doctype|html|table|\?xml|head|body|meta)/i;

const LAST_LINE = 1_048_576;

/** Whether a text has characters that no list has, and a picture or a document does. */
function isBinary(text: string): boolean {
  if (text.startsWith("%PDF")) return true;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 32 && (code < 9 || code > 13) && code !== 26) return true;
  }
  return false;
}

function countLines(text: string): number {
  let lines = 1;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines += 1;
  return lines;
}

/** The cells of a table, or the lines of a journal as plain text, whose blanks mean something. */
function rowsOf(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\n|\r/);
  return isPlainJournal(lines) ? lines.map((line) => [line.trimEnd()]) : splitCells(text);
}

const LOOKED_AT = 4_096;
/** A document of a word processor, and data of a program: `{` begins no table. */
const RICH_OR_JSON = /^\ufeff?\s*(?:\{\\rtf|\[?\s*\{\s*["}])/;

/** A text file as one sheet without a name; its cells are texts. One that is no text throws `ReadStop`. */
export async function* readCsvParts(bytes: Bytes): AsyncGenerator<ReadPart> {
  const text = decoded(bytes);
  if (isXmlSheet(text.slice(0, LOOKED_AT))) stop("xml-sheet");
  if (PAGE.test(text.slice(0, 500))) stop("web-page");
  if (RICH_OR_JSON.test(text.slice(0, LOOKED_AT))) stop("foreign");
  if (isBinary(text)) stop("foreign");
  if (text.trim() === "") stop("empty");
  if (countLines(text) > LAST_LINE) stop("too-many-rows", { row: LAST_LINE + 1 });
  const budget = new ReadBudget();
  yield { kind: "sheet", name: "", hidden: false };
  let rows: SheetRow[] = [];
  for (const [index, cells] of rowsOf(text).entries()) {
    if (cells.every((cell) => cell === "")) continue;
    const row = index + 1;
    if (cells.some((cell) => cell.length > SHEET_LIMITS.cellLength)) stop("long-cell", { row });
    budget.row("", row, cells.length);
    rows.push({ row, cells: cells.map((cell) => (cell === "" ? null : cell)) });
    if (rows.length < AT_ONCE) continue;
    yield { kind: "rows", rows };
    rows = [];
  }
  yield { kind: "rows", rows };
  yield { kind: "sheet-end", merged: [], hiddenColumns: [], beyond: 0 };
  yield { kind: "end", notes: [] };
}
