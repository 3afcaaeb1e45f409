import type { FileNote } from "#domain/import/table/sheet.ts";
import { ReadBudget } from "../../read/read-budget.ts";
import type { ReadPart } from "../../read/read-part.ts";
import { readCellStyles } from "./cell-styles.ts";
import { Package } from "./package.ts";
import { type SheetContext, SheetReader } from "./sheet-reader.ts";
import { readSharedStrings, readWorkbookParts } from "./workbook-parts.ts";

/** So many rows go to the page at once. */
const AT_ONCE = 1000;
/** After so many pieces without a full block the page hears of it all the same: silence would end the reading. */
const SILENT_PIECES = 32;

async function* readSheet(
  parts: Package,
  { name, hidden, path }: { readonly name: string; readonly hidden: boolean; readonly path: string },
  context: SheetContext,
): AsyncGenerator<ReadPart> {
  const reader = new SheetReader(name, context);
  yield { kind: "sheet", name, hidden };
  let silent = 0;
  for await (const _ of parts.scan(path, reader)) {
    silent += 1;
    if (reader.waiting < AT_ONCE && silent < SILENT_PIECES) continue;
    silent = 0;
    yield { kind: "rows", rows: reader.taken() };
  }
  yield { kind: "rows", rows: reader.taken() };
  const { merged, hiddenColumns, beyond, isFiltered } = reader;
  yield {
    kind: "sheet-end",
    merged,
    hiddenColumns,
    beyond,
    ...(isFiltered && { isFiltered: true as const }),
  };
}

/** The sheets of a workbook, in parts. A file that cannot be read throws `ReadStop`; nothing else is ever run or fetched. */
export async function* readXlsxParts(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<ReadPart> {
  const parts = new Package(bytes);
  const { sheets, from1904, strings, styles } = await readWorkbookParts(parts);
  parts.allow([...(strings === null ? [] : [strings]), ...sheets.map(({ path }) => path)]);
  const context: SheetContext = {
    strings: strings === null ? [] : await readSharedStrings(parts, strings),
    styles: styles === null ? [] : await readCellStyles(parts, styles),
    from1904,
    budget: new ReadBudget(),
  };
  for (const sheet of sheets) yield* readSheet(parts, sheet, context);
  const notes: FileNote[] = [];
  if (parts.has("xl/vbaproject.bin")) notes.push("macros");
  if (parts.hasUnder("xl/externallinks/")) notes.push("links");
  yield { kind: "end", notes };
}
