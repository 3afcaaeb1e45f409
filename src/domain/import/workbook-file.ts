import { SHEET_LIMITS } from "./table/sheet-limits.ts";
import { readDirectory } from "./zip-directory.ts";

// Checks that a file is the Excel workbook its name claims, before it is parsed.

/** Far above any workbook typed by hand; a larger file would only exhaust the device's memory. */
export const MOST_WORKBOOK_BYTES = SHEET_LIMITS.bytes;

/**
 * name: does not end in .xlsx. empty, tooLarge: its size. locked: an old .xls or a password-protected workbook, which
 * cannot be distinguished from outside. macros: an .xlsm. foreign: another format under this name. damaged: starts like
 * a workbook but is incomplete.
 */
export type WorkbookProblem = "name" | "empty" | "tooLarge" | "locked" | "macros" | "foreign" | "damaged";

/** Checks a workbook by its name (spec §5) and size, before reading it. */
export function checkWorkbookLabel(name: string, size: number): WorkbookProblem | null {
  if (!name.toLowerCase().endsWith(".xlsx")) return "name";
  if (size === 0) return "empty";
  return size > MOST_WORKBOOK_BYTES ? "tooLarge" : null;
}

const LOCAL_HEADER = 0x04034b50;
const COMPOUND_FILE = 0xe011cfd0;

/** Checks the content: a zip with the parts of a workbook. Its sheets are parsed later. */
export function checkWorkbookBytes(bytes: Uint8Array): WorkbookProblem | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = view.byteLength >= 4 ? view.getUint32(0, true) : 0;
  if (start === COMPOUND_FILE) return "locked";
  if (start !== LOCAL_HEADER) return "foreign";
  const entries = readDirectory(bytes, SHEET_LIMITS.parts);
  if (typeof entries === "string") return "damaged";
  const names = new Set(entries.map(({ name }) => name.replace(/^\/+/, "").toLowerCase()));
  if (!names.has("[content_types].xml") || !names.has("xl/workbook.xml")) return "foreign";
  return names.has("xl/vbaproject.bin") ? "macros" : null;
}
