import type { FileHead, FilePart } from "../file-head.ts";
import { type FileMaker, type FileOptions, startFileWorker, writeBeside } from "./write-beside.ts";

export type FileFormat = "xlsx" | "csv" | "pdf";

export const TYPES: Readonly<Record<FileFormat, string>> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv;charset=utf-8",
  pdf: "application/pdf",
};

/** Rows sent per message. A PDF takes time for each row, so its parts stay small and report progress. */
const AT_ONCE: Readonly<Record<FileFormat, number>> = { xlsx: 2000, csv: 2000, pdf: 0 };

/** A report as a file of the given format, written in a worker. Null if cancelled; throws if it cannot be made. */
export async function makeFile(
  format: FileFormat,
  head: FileHead,
  parts: AsyncIterable<FilePart> | Iterable<FilePart>,
  options: FileOptions = {},
  start: () => FileMaker<FileHead> = startFileWorker,
): Promise<Blob | null> {
  const order = { task: { format, head }, parts, atOnce: AT_ONCE[format] };
  const bytes = await writeBeside(start, order, options);
  return bytes && new Blob([bytes], { type: TYPES[format] });
}
