import type { RecognisedPart } from "../doors/recognise-file.ts";
import type { FileWriter } from "../file-head.ts";
import type { DeskPart, ImportDesk } from "../import/import-desk.ts";
import type { DocumentPart } from "../invoice/document-part.ts";
import type { KeptPhoto } from "../photo/compress-photo.ts";
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
  readonly photo: (file: Blob) => Promise<KeptPhoto>;
  /** The one desk of this worker, made with its first file. */
  readonly desk: () => Promise<ImportDesk>;
}

type Parts = AsyncGenerator<ReadPart | DocumentPart | DeskPart | RecognisedPart>;

/** The parts that a request begins; null for one that begins none. */
async function begun(
  { read, readInvoices, desk }: FileWork,
  request: FileRequest<FileTask["head"]>,
): Promise<Parts | null> {
  switch (request.kind) {
    case "read":
      return read(request.file);
    case "recognise":
      return (await desk()).recognise(request.file, request.today);
    case "read-invoices":
      return readInvoices(request.file);
    case "keep":
      return (await desk()).read(request.file, request.whole);
    case "scan":
      return (await desk()).scan(request.order);
    case "plan":
      return (await desk()).plan(request.order);
    case "look":
      return (await desk()).look();
    case "statement":
      return (await desk()).statement(request.order);
    case "entries":
      return (await desk()).entries();
    default:
      return null;
  }
}

/** Answers one request after the other. */
export function answerFiles(work: FileWork): (request: FileRequest<FileTask["head"]>) => Promise<FileAnswer> {
  let writer: FileWriter<never> | null = null;
  let parts: Parts | null = null;
  return async (request) => {
    const next = await begun(work, request);
    parts = next ?? parts;
    if (next !== null || request.kind === "more") {
      const part = await parts?.next();
      if (part === undefined || part.done) throw new Error("more after the end");
      return { kind: "part", part: JSON.stringify(part.value) };
    }
    if (request.kind === "photo") return { kind: "photo", ...(await work.photo(request.file)) };
    if (request.kind === "begin") {
      writer = await work.open(request.task);
      return { kind: "ready" };
    }
    if (writer === null) throw new Error("rows before a document");
    if (request.kind === "finish") return { kind: "file", bytes: await writer.finish() };
    // The page sends the rows of the task that it began with, which are the ones this writer takes.
    if (request.kind === "rows") writer.add(JSON.parse(request.rows) as readonly never[]);
    return { kind: "ready" };
  };
}

/**
 * Makes the worker answer: a writer takes rows and hands its file over at the end; a reader gives its next part when
 * it is asked for it.
 */
export function serveFiles(work: FileWork): void {
  const answer = answerFiles(work);
  // A worker's global scope has this type, which the page's type library does not declare.
  const scope = globalThis as unknown as Scope;
  scope.onmessage = ({ data }) => {
    answer(data).then(
      (message) => scope.postMessage(message, "bytes" in message ? [message.bytes] : []),
      (error: unknown) => scope.postMessage({ kind: "failed", detail: String(error) }, []),
    );
  };
}
