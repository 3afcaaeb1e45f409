import type { FileProblem, SheetBook } from "#domain/import/table/sheet.ts";
import type { Result } from "#domain/kernel/result.ts";
import { readParts } from "#formats/read/read-parts.ts";
import type { FileAnswer, FileRequest } from "#formats/workers/file-messages.ts";
import { readSheets } from "#formats/workers/read-file.ts";
import type { FileMaker } from "#formats/workers/write-beside.ts";

/** What the worker does, on this side of it. */
export function readerHere(): FileMaker<never> {
  let parts: ReturnType<typeof readParts> | null = null;
  return {
    ask: async (request: FileRequest<never>): Promise<FileAnswer> => {
      if (request.kind === "read") parts = readParts(request.file);
      const next = await parts?.next();
      if (next === undefined || next.done) throw new Error("more after the end");
      return { kind: "part", part: JSON.stringify(next.value) };
    },
    end: () => undefined,
  };
}

/** A file as the page gets it, with the reader beside it instead of in a worker. */
export async function readWhole(
  bytes: Uint8Array<ArrayBuffer> | string,
  name = "libro.xlsx",
): Promise<Result<SheetBook, FileProblem>> {
  const read = await readSheets(new File([bytes], name), {}, readerHere);
  if (read === null) throw new Error("nobody cancelled");
  return read;
}
