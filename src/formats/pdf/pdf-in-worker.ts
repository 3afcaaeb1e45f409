import type { PdfHead, PdfPart } from "./pdf-document.ts";
import type { PdfAnswer, PdfRequest } from "./pdf-messages.ts";

export interface PdfOptions {
  /** Between 0 and 1. */
  readonly onProgress?: (done: number) => void;
  /** Ends the work at once. */
  readonly signal?: AbortSignal;
}

/** What a document is drawn with: a worker, asked one thing after the other. */
export interface PdfMaker {
  ask(request: PdfRequest): Promise<PdfAnswer>;
  end(): void;
}

export function startPdfWorker(): PdfMaker {
  const worker = new Worker(new URL("./pdf.worker.ts", import.meta.url), { type: "module" });
  return {
    ask: (request) =>
      new Promise((resolve) => {
        worker.onmessage = ({ data }: MessageEvent<PdfAnswer>) => resolve(data);
        worker.onerror = (event) => resolve({ kind: "failed", detail: event.message });
        worker.postMessage(request);
      }),
    end: () => worker.terminate(),
  };
}

async function drawn(maker: PdfMaker, request: PdfRequest): Promise<ArrayBuffer | null> {
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
 * Draws a document beside the page, which stays usable: each part is handed over when the one before it is drawn, so
 * that neither side holds the whole. Null when it was stopped; throws when it cannot be made.
 */
export async function makePdf(
  head: PdfHead,
  parts: AsyncIterable<PdfPart>,
  { onProgress, signal }: PdfOptions = {},
  start: () => PdfMaker = startPdfWorker,
): Promise<Blob | null> {
  if (signal?.aborted) return null;
  const maker = start();
  const { stopped, off } = whenStopped(signal);
  const draw = async (): Promise<Blob | null> => {
    await drawn(maker, { kind: "begin", head });
    for await (const part of parts) {
      if (signal?.aborted) return null;
      await drawn(maker, { kind: "rows", rows: part.rows });
      onProgress?.(part.done);
    }
    const bytes = await drawn(maker, { kind: "finish" });
    return bytes && new Blob([bytes], { type: "application/pdf" });
  };
  try {
    return await Promise.race([draw(), stopped]);
  } finally {
    off();
    maker.end();
  }
}
