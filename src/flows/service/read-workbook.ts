import {
  checkWorkbookBytes,
  checkWorkbookLabel,
  shownFileName,
  type WorkbookProblem,
} from "#domain/import/workbook-file.ts";

export interface ChosenFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

type Checked = { readonly chosen: ChosenFile } | { readonly problem: WorkbookProblem | "unreadable" };

/** Reads a file that somebody chose, and says why it is no workbook to keep; what is in its sheets is read later. */
export async function readWorkbook(file: File): Promise<Checked> {
  const name = shownFileName(file.name);
  const outside = checkWorkbookLabel(name, file.size);
  if (outside !== null) return { problem: outside };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const inside = checkWorkbookBytes(bytes);
    return inside === null ? { chosen: { name, bytes } } : { problem: inside };
  } catch {
    // A folder under this name, or a file that was moved away meanwhile.
    return { problem: "unreadable" };
  }
}
