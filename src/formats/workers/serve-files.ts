import type { RecognisedPart } from "../doors/recognise-file.ts";
import type { FileWriter } from "../file-head.ts";
import type { DeskPart } from "../import/desk-orders.ts";
import type { ImportDesk } from "../import/import-desk.ts";
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

/** The parts of one request, each as JSON text. The next one is made while the page takes the one before. */
class PartsInTurn {
  readonly #parts: Parts;
  #next: Promise<string | null> | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async #made(): Promise<string | null> {
    const { done, value } = await this.#parts.next();
    return done ? null : JSON.stringify(value);
  }

  take(): Promise<string | null> {
    const next = this.#next ?? this.#made();
    this.#next = null;
    return next;
  }

  /** Whoever takes it hears of what went wrong in it. */
  goOn(): void {
    this.#next ??= this.#made();
    this.#next.catch(() => undefined);
  }
}

interface FileServer {
  /** Answers one request after the other. */
  readonly answer: (request: FileRequest<FileTask["head"]>) => Promise<FileAnswer>;
  /** Goes on with what was begun, once an answer is sent. */
  readonly goOn: () => void;
}

export function fileServer(work: FileWork): FileServer {
  let writer: FileWriter<never> | null = null;
  let parts: PartsInTurn | null = null;
  const answer: FileServer["answer"] = async (request) => {
    const next = await begun(work, request);
    if (next !== null) parts = new PartsInTurn(next);
    if (next !== null || request.kind === "more") {
      const part = (await parts?.take()) ?? null;
      if (part === null) throw new Error("more after the end");
      return { kind: "part", part };
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
  return { answer, goOn: () => parts?.goOn() };
}

/**
 * Makes the worker answer: a writer takes rows and hands its file over at the end; a reader gives its next part when
 * it is asked for it.
 */
export function serveFiles(work: FileWork): void {
  const { answer, goOn } = fileServer(work);
  // A worker's global scope has this type, which the page's type library does not declare.
  const scope = globalThis as unknown as Scope;
  const tell = (message: FileAnswer) => {
    scope.postMessage(message, "bytes" in message ? [message.bytes] : []);
    goOn();
  };
  scope.onmessage = ({ data }) => {
    answer(data).then(tell, (error: unknown) => tell({ kind: "failed", detail: String(error) }));
  };
}
