import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { foundExtract } from "#domain/import/bank/find-extract.ts";
import { readExtract } from "#domain/import/bank/read-extract.ts";
import type { BroughtKind } from "#domain/import/doors/brought-kind.ts";
import { recogniseSheets } from "#domain/import/doors/recognise-sheet.ts";
import type { FileProblem, FileSheet, SheetRow } from "#domain/import/table/sheet.ts";
import { SHEET_LIMITS } from "#domain/import/table/sheet-limits.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { ReadPart } from "../read/read-part.ts";
import { readParts } from "../read/read-parts.ts";
import { ReadStop } from "../read/read-stop.ts";
import { isXmlSheet } from "../read/xml-sheet.ts";
import { Package } from "../xlsx/read/package.ts";

/** What a file holds, or why it is refused. Null: it was read, and its rows do not say what they are. */
export type RecognisedPart =
  | {
      readonly kind: "recognised";
      readonly file: BroughtKind | null;
      /** Of an extract: the month of its last movement. */
      readonly month: Month | null;
    }
  | { readonly kind: "refused"; readonly problem: FileProblem };

/** Rows of a sheet that say what it is: titles, headings, and what columns hold. */
const HEAD_ROWS = 300;
/** Sheets of a workbook that are looked at. */
const MOST_SHEETS = 40;
const LOOKED_AT = 4_096;

const of = (file: BroughtKind | null, month: Month | null = null): RecognisedPart => ({
  kind: "recognised",
  file,
  month,
});

const START_OF_ZIP = ["PK\x03\x04", "PK\x05\x06"];
/** How a copy of the books begins: packed, with its name in the comment, or as text. */
const PACKED_COPY = "cuadra-copia ";
const START_OF_COPY = '{"format":"cuadra-copia';
const START_OF_COMMENT = 10;
/** XML of any encoding, and no page of the web. */
const XML = /^[\xef\xbb\xbf\xff\xfe\s]*<(?!\s*!\s*doctype\s+html|html|table|head|body|meta)[?!\w]/i;

/** A file whose bytes alone say what it is; null for one that has to be read. */
async function byBytes(file: File): Promise<RecognisedPart | null> {
  const head = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer());
  const text = Array.from(head, (byte) => String.fromCharCode(byte)).join("");
  if (text.startsWith(START_OF_COPY) || text.startsWith(PACKED_COPY, START_OF_COMMENT)) return of("backup");
  const letters = text.replaceAll("\0", "").replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, "");
  if (XML.test(letters)) return isXmlSheet(letters) ? null : of("invoices");
  if (!START_OF_ZIP.some((mark) => text.startsWith(mark)) || file.size > SHEET_LIMITS.bytes) return null;
  const archive = new Package(new Uint8Array(await file.arrayBuffer()));
  const isOffice = archive.has("[content_types].xml") || archive.has("mimetype");
  return !isOffice && archive.names.some((name) => /\.(?:xml|zip)$/i.test(name)) ? of("invoices") : null;
}

type HeadSheet = Omit<FileSheet, "rows"> & { readonly rows: SheetRow[] };

function monthOfExtract(name: string, sheets: readonly FileSheet[], today: Day): Month | null {
  for (const { rows } of sheets) {
    const { columns, month, isSure } = foundExtract(name, rows, monthOf(today));
    if (!isSure) continue;
    const last = readExtract(rows, columns, month)
      .moves.map(({ date }) => date)
      .sort()
      .at(-1);
    if (last !== undefined) return monthOf(last);
  }
  return null;
}

async function byRows(file: File, today: Day): Promise<RecognisedPart> {
  const sheets: HeadSheet[] = [];
  const told = (): RecognisedPart | null => {
    const kind = recogniseSheets({ sheets }, { name: file.name, chart: pucChart(), today });
    if (kind === null) return null;
    return of(kind, kind === "extract" ? monthOfExtract(file.name, sheets, today) : null);
  };
  for await (const part of readParts(file) as AsyncGenerator<ReadPart>) {
    if (part.kind === "refused") return part;
    if (part.kind === "sheet") {
      const { name, hidden } = part;
      sheets.push({ name, hidden, rows: [], merged: [], hiddenColumns: [], beyond: 0 });
    }
    const last = sheets.at(-1);
    if (last === undefined || part.kind !== "rows") continue;
    for (const row of part.rows.slice(0, HEAD_ROWS - last.rows.length)) last.rows.push(row);
    // The rest of a long sheet says nothing more; whoever plans the file reads it whole.
    const isEnough = last.rows.length >= HEAD_ROWS && !last.hidden;
    const found = isEnough || sheets.length > MOST_SHEETS ? told() : null;
    if (found !== null) return found;
    if (sheets.length > MOST_SHEETS) break;
  }
  return told() ?? of(null);
}

/** Tells what a file is by what it holds and not by its name (IM-01, IM-27); writes and keeps nothing. */
export async function* recogniseFile(file: File, today: Day): AsyncGenerator<RecognisedPart> {
  try {
    yield (await byBytes(file)) ?? (await byRows(file, today));
  } catch (error) {
    const kind = error instanceof DOMException ? "changed" : "failed";
    yield { kind: "refused", problem: error instanceof ReadStop ? error.problem : { kind } };
  }
}
