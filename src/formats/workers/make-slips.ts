import type { PaySlip } from "#domain/payroll/slip/pay-slip.ts";
import type { FilePart } from "../file-head.ts";
import type { SlipsHead } from "../slips-head.ts";
import { type FileMaker, type FileOptions, startFileWorker, writeBeside } from "./write-beside.ts";

const TYPES: Readonly<Record<SlipsHead["bundle"], string>> = {
  one: "application/pdf",
  each: "application/zip",
};

/** Slips per message: some tenths of a second of drawing, so that progress is visible. */
const AT_ONCE = 20;

function* partsOf(slips: Iterable<PaySlip>, count: number): Generator<FilePart<PaySlip>> {
  let done = 0;
  for (const slip of slips) {
    done += 1;
    yield { rows: [slip], done: done / count };
  }
}

/**
 * Pay slips as one document or as an archive with one for each, written in a worker that receives them in parts. Null
 * if cancelled; throws if it cannot be made.
 */
export async function makeSlips(
  head: SlipsHead,
  slips: Iterable<PaySlip>,
  count: number,
  options: FileOptions = {},
  start: () => FileMaker<SlipsHead> = startFileWorker,
): Promise<Blob | null> {
  const order = { task: { format: "slips" as const, head }, parts: partsOf(slips, count), atOnce: AT_ONCE };
  const bytes = await writeBeside(start, order, options);
  return bytes && new Blob([bytes], { type: TYPES[head.bundle] });
}
