import { compressPhoto, type KeptPhoto } from "../photo/compress-photo.ts";
import { type FileMaker, startFileWorker } from "./write-beside.ts";

/** Longest wait for a worker that says nothing: decoding a photo takes a second on a slow phone. */
const PATIENCE_MS = 10_000;

function afterPatience(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
}

/** By the worker; null where it could not. */
async function beside(file: Blob, start: () => FileMaker<never>): Promise<KeptPhoto | null> {
  let maker: FileMaker<never> | null = null;
  try {
    maker = start();
    const answer = await Promise.race([maker.ask({ kind: "photo", file }), afterPatience()]);
    return answer?.kind === "photo" ? answer : null;
  } catch {
    return null;
  } finally {
    maker?.end();
  }
}

/**
 * Compresses a photo in a worker where that can draw, and in the page otherwise. Null for what this browser cannot
 * decode.
 */
export async function keepPhoto(
  file: Blob,
  start: () => FileMaker<never> = startFileWorker,
): Promise<KeptPhoto | null> {
  const made = typeof OffscreenCanvas === "function" ? await beside(file, start) : null;
  if (made !== null) return made;
  try {
    return await compressPhoto(file);
  } catch {
    return null;
  }
}
