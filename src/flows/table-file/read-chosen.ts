import { shownFileName } from "#domain/import/shown-file-name.ts";
import type { SheetBook } from "#domain/import/table/sheet.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { type ReadOptions, readSheets } from "#formats/workers/read-file.ts";
import { fileProblemText } from "./file-problem-text.ts";

export interface NamedBook {
  readonly name: string;
  readonly book: SheetBook;
}

/** The sheets of a chosen file with its name as it is shown, or why it was refused, in words. Null if cancelled. */
export async function readChosen(
  file: File,
  options: ReadOptions,
): Promise<Result<NamedBook, string> | null> {
  const name = shownFileName(file.name);
  const read = await readSheets(file, options);
  if (read === null) return null;
  return read.ok ? ok({ name, book: read.value }) : err(fileProblemText(name, read.error));
}
