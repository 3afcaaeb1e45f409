import { makeFile } from "#formats/workers/make-file.ts";
import type { FileOptions } from "#formats/workers/write-beside.ts";
import { type ExportFormat, WRITTEN_AS } from "./export-format.ts";
import type { ExportSource, OpenExport, OpenText } from "./export-source.ts";

/** Attempts while other tabs change the data; after the last one, the caller gets "changing". */
const ATTEMPTS = 3;

export type WrittenExport =
  | { readonly kind: "file"; readonly file: Blob }
  | { readonly kind: "stopped" }
  | { readonly kind: "gone" }
  | { readonly kind: "changing" };

/** Joins the parts of a plain text. They are read from the store one by one, so the page stays free in between. */
async function writeText({ parts }: OpenText, { onProgress, signal }: FileOptions): Promise<Blob | null> {
  const texts: string[] = [];
  for await (const { text, done } of parts) {
    if (signal?.aborted) return null;
    texts.push(text);
    onProgress?.(done);
  }
  return new Blob(texts, { type: "text/plain;charset=utf-8" });
}

async function writeOpen(
  open: OpenExport,
  format: ExportFormat,
  options: FileOptions,
  make: typeof makeFile,
): Promise<Blob | null> {
  if (open.kind === "text") return await writeText(open, options);
  if (open.kind === "set") {
    if (format !== "pdf" && format !== "xlsx") throw new Error(`a set cannot be written as ${format}`);
    const { makeSet } = await import("#formats/workers/make-set.ts");
    return await makeSet(format, open.head, open.sheets, options);
  }
  const { writer } = WRITTEN_AS[format];
  if (writer === "text") throw new Error(`a report cannot be written as ${format}`);
  return await make(writer, open.head, open.parts, options);
}

/** Makes the file from one consistent state of the data, even if other tabs write meanwhile. */
export async function writeExport(
  source: ExportSource,
  format: ExportFormat,
  options: FileOptions,
  make: typeof makeFile = makeFile,
): Promise<WrittenExport> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const open = await source.open(format);
    if (open === null) return { kind: "gone" };
    const file = await writeOpen(open, format, options, make);
    if (file === null) return { kind: "stopped" };
    if (await open.unchanged()) return { kind: "file", file };
  }
  return { kind: "changing" };
}
