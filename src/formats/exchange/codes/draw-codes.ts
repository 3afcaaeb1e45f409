import type { CodeModules, DrawAnswer, DrawRequest } from "./code-messages.ts";
import { startCodeWorker } from "./start-code-worker.ts";

/** Drawing all codes of the largest packet takes a second or two. */
const DRAW_MS = 10_000;

/** Packets or their pieces as QR codes, in their order; null where they cannot be drawn, or were no longer wanted. */
export function drawCodes(
  pieces: readonly Uint8Array[],
  signal: AbortSignal,
): Promise<readonly CodeModules[] | null> {
  const worker = startCodeWorker();
  let late: ReturnType<typeof setTimeout> | undefined;
  return new Promise<readonly CodeModules[] | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<DrawAnswer>) => resolve(data.codes);
    worker.onerror = () => resolve(null);
    late = setTimeout(resolve, DRAW_MS, null);
    signal.addEventListener("abort", () => resolve(null));
    const request: DrawRequest = { kind: "draw", pieces };
    worker.postMessage(request);
  }).finally(() => {
    clearTimeout(late);
    worker.terminate();
  });
}
