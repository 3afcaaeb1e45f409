import { DOCUMENT_LIMITS } from "#domain/invoice/document-limits.ts";
import { err } from "#domain/kernel/result.ts";
import type { DocumentPart, FoundDocument } from "../invoice/document-part.ts";
import { type FileMaker, startFileWorker } from "./write-beside.ts";

/** A document with the name of the file that it came in. */
export interface NamedDocument extends FoundDocument {
  readonly file: string;
}

interface ReadInvoicesOptions {
  /** Aborting stops the work immediately; the answer is then null. */
  readonly signal?: AbortSignal;
  /** How many files are read, of how many. */
  readonly onProgress?: (done: number, all: number) => void;
}

/** As of any file (IM-06): silent for so long, the worker is ended, and another one reads the files that follow. */
const LONGEST_SILENCE_MS = 5_000;

type Start = () => FileMaker<never>;

/** Resolves when the signal aborts; `off` removes the listener. */
function whenAborted(signal: AbortSignal | undefined) {
  let listener: () => void = () => undefined;
  const stopped = new Promise<"stopped">((resolve) => {
    listener = () => resolve("stopped");
    signal?.addEventListener("abort", listener);
  });
  return { stopped, off: () => signal?.removeEventListener("abort", listener) };
}

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer | "slow"> {
  let timer: ReturnType<typeof setTimeout>;
  const slow = new Promise<"slow">((resolve) => {
    timer = setTimeout(() => resolve("slow"), LONGEST_SILENCE_MS);
  });
  return Promise.race([answer, slow]).finally(() => clearTimeout(timer));
}

/** The documents of one file; "slow" where its worker has to be ended. */
async function readOne(maker: FileMaker<never>, file: File): Promise<readonly FoundDocument[] | "slow"> {
  const found: FoundDocument[] = [];
  let answer = await inTime(maker.ask({ kind: "read-invoices", file }));
  for (;;) {
    if (answer === "slow") return "slow";
    if (answer.kind !== "part") return [{ inside: "", read: err({ kind: "failed" }) }];
    const part = JSON.parse(answer.part) as DocumentPart;
    if (part.kind === "end") return found;
    found.push(part.document);
    answer = await inTime(maker.ask({ kind: "more" }));
  }
}

/**
 * The documents of many files, in their order, read in a worker one file after another. Null if cancelled. One file
 * that cannot be read says so and stops no other.
 */
export async function readInvoices(
  files: readonly File[],
  { signal, onProgress }: ReadInvoicesOptions = {},
  start: Start = startFileWorker,
): Promise<readonly NamedDocument[] | null> {
  if (signal?.aborted) return null;
  const { stopped, off } = whenAborted(signal);
  let maker = start();
  const found: NamedDocument[] = [];
  try {
    for (const [index, file] of files.entries()) {
      const refused = index >= DOCUMENT_LIMITS.files || found.length >= DOCUMENT_LIMITS.documents;
      const tooMany = [{ inside: "", read: err({ kind: "too-many-documents" } as const) }];
      const answer = refused ? tooMany : await Promise.race([readOne(maker, file), stopped]);
      if (answer === "stopped") return null;
      if (answer === "slow") {
        maker.end();
        maker = start();
      }
      const documents = answer === "slow" ? [{ inside: "", read: err({ kind: "slow" } as const) }] : answer;
      found.push(...documents.map((each) => ({ ...each, file: file.name })));
      onProgress?.(index + 1, files.length);
    }
    return found;
  } finally {
    off();
    maker.end();
  }
}
