// Checks that a file is the Excel workbook its name claims, before it is parsed.

/** Far above any workbook typed by hand; a larger file would only exhaust the device's memory. */
export const MOST_WORKBOOK_BYTES = 10_000_000;

/**
 * name: does not end in .xlsx. empty, tooLarge: its size. locked: an old .xls or a password-protected workbook, which
 * cannot be distinguished from outside. macros: an .xlsm. foreign: another format under this name. damaged: starts like
 * a workbook but is incomplete.
 */
export type WorkbookProblem = "name" | "empty" | "tooLarge" | "locked" | "macros" | "foreign" | "damaged";

const LONGEST_NAME = 255;
// Control and formatting characters: right-to-left text could hide the extension.
const UNSHOWABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** The name as stored and shown: one line, without invisible characters; a long name keeps its end. */
export function shownFileName(name: string): string {
  const clean = name.replace(UNSHOWABLE, "").trim();
  const characters = [...clean];
  if (characters.length <= LONGEST_NAME) return clean;
  return `${characters.slice(0, LONGEST_NAME - 10).join("")}…${characters.slice(-9).join("")}`;
}

/** Checks a workbook by its name (spec §5) and size, before reading it. */
export function checkWorkbookLabel(name: string, size: number): WorkbookProblem | null {
  if (!name.toLowerCase().endsWith(".xlsx")) return "name";
  if (size === 0) return "empty";
  return size > MOST_WORKBOOK_BYTES ? "tooLarge" : null;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_HEADER = 0x06054b50;
const COMPOUND_FILE = 0xe011cfd0;
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LONGEST_COMMENT = 0xffff;
const MOST_PARTS = 20_000;

function findEnd(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  const first = Math.max(0, last - LONGEST_COMMENT);
  for (let at = last; at >= first; at -= 1) if (view.getUint32(at, true) === END_HEADER) return at;
  return -1;
}

function nameAt(view: DataView, at: number, length: number): string {
  let name = "";
  for (let index = 0; index < length; index += 1) name += String.fromCharCode(view.getUint8(at + index));
  return name.replace(/^\/+/, "").toLowerCase();
}

/** The lower-case names of a zip file's parts; null when its directory is inconsistent. */
function partNames(view: DataView): ReadonlySet<string> | null {
  const end = findEnd(view);
  if (end < 0) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > MOST_PARTS) return null;
  const names = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_LENGTH > end || view.getUint32(at, true) !== CENTRAL_HEADER) return null;
    const length = view.getUint16(at + 28, true);
    if (at + CENTRAL_LENGTH + length > end) return null;
    names.add(nameAt(view, at + CENTRAL_LENGTH, length));
    at += CENTRAL_LENGTH + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

/** Checks the content: a zip with the parts of a workbook. Its sheets are parsed later. */
export function checkWorkbookBytes(bytes: Uint8Array): WorkbookProblem | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = view.byteLength >= 4 ? view.getUint32(0, true) : 0;
  if (start === COMPOUND_FILE) return "locked";
  if (start !== LOCAL_HEADER) return "foreign";
  const names = partNames(view);
  if (names === null) return "damaged";
  if (!names.has("[content_types].xml") || !names.has("xl/workbook.xml")) return "foreign";
  return names.has("xl/vbaproject.bin") ? "macros" : null;
}
