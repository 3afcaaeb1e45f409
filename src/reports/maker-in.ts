import { invariant } from "#domain/kernel/invariant.ts";
import type { MakeReport, MakerFile } from "./book-report.ts";

/** What the file of a report's query exports. */
export function makerIn(file: MakerFile): MakeReport {
  const [make, ...others] = Object.values(file);
  invariant(
    make !== undefined && others.length === 0,
    "the file of a report's query exports its maker alone",
  );
  return make;
}
