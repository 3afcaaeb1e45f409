import { shownFileName } from "#domain/import/shown-file-name.ts";
import type { SheetBook } from "#domain/import/table/sheet.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { DeskClient, type KeepOptions } from "#formats/workers/keep-file.ts";
import { type ReadOptions, readSheets } from "#formats/workers/read-file.ts";
import { fileProblemText } from "#session/notices/file-problem-text.ts";

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

/** The same for a file whose rows stay in its worker, which then answers what is asked of them. */
export async function keepChosen(
  file: File,
  options: KeepOptions,
  onKept: (kept: DeskClient) => void,
): Promise<Result<NamedBook, string> | null> {
  const name = shownFileName(file.name);
  const kept = new DeskClient();
  const read = await kept.read(file, options);
  if (read?.ok !== true) kept.end();
  if (read === null) return null;
  if (!read.ok) return err(fileProblemText(name, read.error));
  onKept(kept);
  return ok({ name, book: read.value });
}
