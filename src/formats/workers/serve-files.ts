import type { FileWriter } from "../file-head.ts";
import type { DocumentPart } from "../invoice/document-part.ts";
import type { ReadPart } from "../read/read-part.ts";
import type { FileAnswer, FileRequest, FileTask } from "./file-messages.ts";

/** The worker's messaging interface to its page. */
interface Scope {
  onmessage: ((event: MessageEvent<FileRequest<FileTask["head"]>>) => void) | null;
  postMessage(message: FileAnswer, transfer: Transferable[]): void;
}

/** What the worker does: a writer opens with its task, a file is read part by part. */
interface FileWork {
  readonly open: (task: FileTask) => Promise<FileWriter<never>>;
  readonly read: (file: File) => AsyncGenerator<ReadPart>;
  readonly readInvoices: (file: File) => AsyncGenerator<DocumentPart>;
}

/**
 * Makes the worker answer: a writer takes rows and hands its file over at the end; a reader gives its next part when
 * it is asked for it.
 */
export function serveFiles({ open, read, readInvoices }: FileWork): void {
  let writer: FileWriter<never> | null = null;
  let parts: AsyncGenerator<ReadPart | DocumentPart> | null = null;
  const answer = async (request: FileRequest<FileTask["head"]>): Promise<FileAnswer> => {
    if (request.kind === "read") parts = read(request.file);
    if (request.kind === "read-invoices") parts = readInvoices(request.file);
    if (request.kind === "read" || request.kind === "read-invoices" || request.kind === "more") {
      const next = await parts?.next();
      if (next === undefined || next.done) throw new Error("more after the end");
      return { kind: "part", part: JSON.stringify(next.value) };
    }
    if (request.kind === "begin") {
      writer = await open(request.task);
      return { kind: "ready" };
    }
    if (writer === null) throw new Error("rows before a document");
    if (request.kind === "finish") return { kind: "file", bytes: await writer.finish() };
    // The page sends the rows of the task that it began with, which are the ones this writer takes.
    writer.add(JSON.parse(request.rows) as readonly never[]);
    return { kind: "ready" };
  };
  // A worker's global scope has this type, which the page's type library does not declare.
  const scope = globalThis as unknown as Scope;
  scope.onmessage = ({ data }) => {
    answer(data).then(
      (message) => scope.postMessage(message, message.kind === "file" ? [message.bytes] : []),
      (error: unknown) => scope.postMessage({ kind: "failed", detail: String(error) }, []),
    );
  };
}
