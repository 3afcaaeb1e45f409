import type { ReadAnswer, ReadRequest } from "./code-messages.ts";
import { TURNS } from "./code-turns.ts";
import { startCodeWorker } from "./start-code-worker.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A picture takes a tenth of a second; a worker that does not answer must not hold the queue behind it. */
const READ_MS = 10_000;

/** Reads codes in a worker, one picture after the other. */
export interface CodeReader {
  /**
   * The bytes of the code in what is drawn, turned by each of these angles until it is read; null when there is none.
   * not-looked: it cannot be drawn, or the worker did not answer.
   */
  read(picture: ImageBitmapSource, turns?: readonly number[]): Promise<Bytes | null | "not-looked">;
  end(): void;
}

export function startCodeReader(): CodeReader {
  let worker = startCodeWorker();
  let hasEnded = false;
  let last: Promise<unknown> = Promise.resolve();
  /** Another one for the next picture: what the silent one may still say is of no picture that is asked about. */
  const begin = () => {
    worker.terminate();
    if (!hasEnded) worker = startCodeWorker();
  };
  const ask = async (picture: ImageBitmapSource, turns: readonly number[]) => {
    const bitmap = await Promise.resolve(picture)
      .then((each) => createImageBitmap(each))
      .catch(() => null);
    if (bitmap === null || hasEnded) return "not-looked";
    return new Promise<Bytes | null | "not-looked">((resolve) => {
      const fail = () => {
        clearTimeout(timer);
        begin();
        resolve("not-looked");
      };
      const timer = setTimeout(fail, READ_MS);
      worker.onmessage = ({ data }: MessageEvent<ReadAnswer>) => {
        clearTimeout(timer);
        resolve(data.bytes);
      };
      worker.onerror = fail;
      const request: ReadRequest = { kind: "read", picture: bitmap, turns };
      worker.postMessage(request, [bitmap]);
    });
  };
  return {
    read: (picture, turns = TURNS) => {
      const next = last.then(() => ask(picture, turns));
      last = next.catch(() => undefined);
      return next;
    },
    end: () => {
      hasEnded = true;
      worker.terminate();
    },
  };
}
