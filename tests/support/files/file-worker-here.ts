import { ImportDesk } from "#formats/import/import-desk.ts";
import { readInvoiceParts } from "#formats/invoice/read-documents.ts";
import { readParts } from "#formats/read/read-parts.ts";
import type { FileRequest, FileTask } from "#formats/workers/file-messages.ts";
import { fileServer } from "#formats/workers/serve-files.ts";
import type { FileMaker } from "#formats/workers/write-beside.ts";

const hasFile = (request: object): request is { readonly file: File } => "file" in request;

/** The worker of files on this side of it: what it is asked goes through the same copy of messages. */
export function fileWorkerHere<Head>(): FileMaker<Head> {
  let desk: ImportDesk | null = null;
  const { answer, goOn } = fileServer({
    open: () => Promise.reject(new Error("nothing is written here")),
    read: readParts,
    readInvoices: readInvoiceParts,
    photo: () => Promise.reject(new Error("no picture is decoded here")),
    desk: async () => {
      desk ??= new ImportDesk();
      return desk;
    },
  });
  return {
    ask: (request) => {
      // The worker takes only what it can be sent; a File of this world's DOM is none that Node can copy.
      const sent = hasFile(request) ? request : structuredClone(request);
      return answer(sent as FileRequest<FileTask["head"]>)
        .catch((error: unknown) => ({ kind: "failed" as const, detail: String(error) }))
        .finally(goOn);
    },
    end: () => undefined,
  };
}
