import { shownFileName } from "#domain/import/shown-file-name.ts";
import {
  checkWorkbookBytes,
  checkWorkbookLabel,
  type WorkbookProblem,
} from "#domain/import/workbook-file.ts";
import { inTime } from "#storage/engine/in-time.ts";

/** A file of a cloud or of a disk that does not answer is not handed over (ST-16). */
const HANDED_MS = 10_000;

export interface ChosenFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

type Checked = { readonly chosen: ChosenFile } | { readonly problem: WorkbookProblem | "unreadable" };

/** Reads a chosen file; if it is no acceptable workbook, gives the reason. The sheets are parsed later. */
export async function readWorkbook(file: File): Promise<Checked> {
  const name = shownFileName(file.name);
  const outside = checkWorkbookLabel(name, file.size);
  if (outside !== null) return { problem: outside };
  try {
    const bytes = new Uint8Array(await inTime(file.arrayBuffer(), HANDED_MS));
    const inside = checkWorkbookBytes(bytes);
    return inside === null ? { chosen: { name, bytes } } : { problem: inside };
  } catch {
    // A folder with this name, a file moved meanwhile, or a place that does not answer.
    return { problem: "unreadable" };
  }
}
