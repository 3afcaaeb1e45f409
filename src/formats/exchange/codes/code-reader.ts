import type { ReadAnswer, ReadRequest } from "./code-messages.ts";
import { startCodeWorker } from "./start-code-worker.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A picture takes a tenth of a second; a worker that does not answer must not hold the queue behind it. */
const READ_MS = 20_000;

/** Reads codes in a worker, one picture after the other. */
export interface CodeReader {
  /** The bytes of the code in what is drawn; null when there is none, or it cannot be drawn. */
  read(picture: ImageBitmapSource, isThorough?: boolean): Promise<Bytes | null>;
  end(): void;
}

export function startCodeReader(): CodeReader {
  const worker = startCodeWorker();
  let last: Promise<unknown> = Promise.resolve();
  const ask = async (picture: ImageBitmapSource, isThorough: boolean): Promise<Bytes | null> => {
    let bitmap: ImageBitmap;
    try {
      bitmap = await createImageBitmap(picture);
    } catch {
      return null;
    }
    return new Promise((resolve) => {
      const answer = (bytes: Bytes | null) => {
        clearTimeout(timer);
        resolve(bytes);
      };
      const timer = setTimeout(answer, READ_MS, null);
      worker.onmessage = ({ data }: MessageEvent<ReadAnswer>) => answer(data.bytes);
      worker.onerror = () => answer(null);
      const request: ReadRequest = { kind: "read", picture: bitmap, isThorough };
      worker.postMessage(request, [bitmap]);
    });
  };
  return {
    read: (picture, isThorough = false) => {
      const next = last.then(() => ask(picture, isThorough));
      last = next;
      return next;
    },
    end: () => worker.terminate(),
  };
}
