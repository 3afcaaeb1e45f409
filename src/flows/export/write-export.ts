import { type FileFormat, makeFile } from "#formats/workers/make-file.ts";
import type { FileOptions } from "#formats/workers/write-beside.ts";
import type { ExportSource } from "./export-source.ts";

/** Attempts while other tabs change the data; after the last one, the caller gets "changing". */
const ATTEMPTS = 3;

export type WrittenExport =
  | { readonly kind: "file"; readonly file: Blob }
  | { readonly kind: "stopped" }
  | { readonly kind: "gone" }
  | { readonly kind: "changing" };

/** Makes the file in a worker from one consistent state of the data, even if other tabs write meanwhile. */
export async function writeExport(
  source: ExportSource,
  format: FileFormat,
  options: FileOptions,
  make: typeof makeFile = makeFile,
): Promise<WrittenExport> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const open = await source.open();
    if (open === null) return { kind: "gone" };
    const file = await make(format, open.head, open.parts, options);
    if (file === null) return { kind: "stopped" };
    if (await open.unchanged()) return { kind: "file", file };
  }
  return { kind: "changing" };
}
