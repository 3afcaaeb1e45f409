import type { SetHead, SetSheet } from "../set-head.ts";
import { TYPES } from "./make-file.ts";
import { type FileMaker, type FileOptions, startFileWorker, writeBeside } from "./write-beside.ts";

/** Several reports as one file, written in a worker sheet by sheet. Null if cancelled; throws if it cannot be made. */
export async function makeSet(
  format: "pdf" | "xlsx",
  head: SetHead,
  sheets: readonly SetSheet[],
  options: FileOptions = {},
  start: () => FileMaker<SetHead> = startFileWorker,
): Promise<Blob | null> {
  const parts = sheets.map((sheet, index) => ({ rows: [sheet], done: (index + 1) / sheets.length }));
  const bytes = await writeBeside(
    start,
    { task: { format: `${format}-set`, head }, parts, atOnce: 0 },
    options,
  );
  return bytes && new Blob([bytes], { type: TYPES[format] });
}
