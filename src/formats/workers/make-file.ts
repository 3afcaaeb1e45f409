import type { ReportRow } from "#domain/report/report.ts";
import type { FileHead, FilePart } from "../file-head.ts";
import type { FileAnswer, FileRequest } from "./file-messages.ts";

export type FileFormat = "xlsx" | "csv" | "pdf";

const TYPES: Readonly<Record<FileFormat, string>> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv;charset=utf-8",
  pdf: "application/pdf",
};

export interface FileOptions {
  /** Between 0 and 1. */
  readonly onProgress?: (done: number) => void;
  /** Ends the work at once. */
  readonly signal?: AbortSignal;
}

/** What a file is written with: a worker, asked one thing after the other. */
export interface FileMaker {
  ask(request: FileRequest): Promise<FileAnswer>;
  end(): void;
}

/** Each format in a worker of its own, with its own library: fetched with the first file of its kind. */
function workerOf(format: FileFormat): Worker {
  switch (format) {
    case "xlsx":
      return new Worker(new URL("./xlsx.worker.ts", import.meta.url), { type: "module" });
    case "csv":
      return new Worker(new URL("./csv.worker.ts", import.meta.url), { type: "module" });
    case "pdf":
      return new Worker(new URL("./pdf.worker.ts", import.meta.url), { type: "module" });
  }
}

export function startFileWorker(format: FileFormat): FileMaker {
  const worker = workerOf(format);
  return {
    ask: (request) =>
      new Promise((resolve) => {
        worker.onmessage = ({ data }: MessageEvent<FileAnswer>) => resolve(data);
        worker.onerror = (event) => resolve({ kind: "failed", detail: event.message });
        worker.postMessage(request);
      }),
    end: () => worker.terminate(),
  };
}

async function written(maker: FileMaker, request: FileRequest): Promise<ArrayBuffer | null> {
  const answer = await maker.ask(request);
  if (answer.kind === "failed") throw new Error(answer.detail);
  return answer.kind === "file" ? answer.bytes : null;
}

/** Resolves when the work is no longer wanted; `off` forgets about it. */
function whenStopped(signal: AbortSignal | undefined): { readonly stopped: Promise<null>; off(): void } {
  let listener: () => void = () => undefined;
  const stopped = new Promise<null>((resolve) => {
    listener = () => resolve(null);
    signal?.addEventListener("abort", listener);
  });
  return { stopped, off: () => signal?.removeEventListener("abort", listener) };
}

/**
 * Rows that go over at once: each time costs a turn of both sides, which a busy machine makes long. A PDF takes its time
 * for each of them, and says how far it is.
 */
const AT_ONCE: Readonly<Record<FileFormat, number>> = { xlsx: 2000, csv: 2000, pdf: 0 };

/** The same rows in fewer parts. */
async function* gathered(
  parts: AsyncIterable<FilePart> | Iterable<FilePart>,
  atOnce: number,
): AsyncGenerator<FilePart> {
  let rows: ReportRow[] = [];
  let done = 0;
  for await (const part of parts) {
    rows = rows.concat(part.rows);
    done = part.done;
    if (rows.length < atOnce) continue;
    yield { rows, done };
    rows = [];
  }
  if (rows.length > 0) yield { rows, done };
}

/**
 * Writes a file beside the page, which stays usable: each part is handed over when the one before it is written, and
 * read while that one is.
 * Null when it was stopped; throws when it cannot be made.
 */
export async function makeFile(
  format: FileFormat,
  head: FileHead,
  parts: AsyncIterable<FilePart> | Iterable<FilePart>,
  { onProgress, signal }: FileOptions = {},
  start: (format: FileFormat) => FileMaker = startFileWorker,
): Promise<Blob | null> {
  if (signal?.aborted) return null;
  const maker = start(format);
  const { stopped, off } = whenStopped(signal);
  const write = async (): Promise<Blob | null> => {
    /** What the worker is at, its own start first: the next part is read meanwhile, and no more than that one waits. */
    let writing: Promise<unknown> = written(maker, { kind: "begin", head });
    // A failure is told where it is waited for.
    writing.catch(() => undefined);
    for await (const { rows, done } of gathered(parts, AT_ONCE[format])) {
      if (signal?.aborted) return null;
      await writing;
      writing = written(maker, { kind: "rows", rows: JSON.stringify(rows) }).then(() => onProgress?.(done));
      writing.catch(() => undefined);
    }
    await writing;
    const bytes = await written(maker, { kind: "finish" });
    return bytes && new Blob([bytes], { type: TYPES[format] });
  };
  try {
    return await Promise.race([write(), stopped]);
  } finally {
    off();
    maker.end();
  }
}
