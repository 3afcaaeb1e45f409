import type { FileHead, FilePart } from "../file-head.ts";
import { type FileMaker, type FileOptions, startFileWorker, writeBeside } from "./write-beside.ts";

export type FileFormat = "xlsx" | "csv" | "pdf";

const TYPES: Readonly<Record<FileFormat, string>> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv;charset=utf-8",
  pdf: "application/pdf",
};

/** Rows that go over at once. A PDF takes its time for each of them, and says how far it is. */
const AT_ONCE: Readonly<Record<FileFormat, number>> = { xlsx: 2000, csv: 2000, pdf: 0 };

/** A report as a file of its kind, written beside the page. Null when it was stopped; throws when it cannot be made. */
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
