import { decodeCode } from "./decode-code.ts";

/** Larger pictures are drawn smaller: a code is read from some pixels a module, not from a hundred. */
const LONGEST_SIDE = 1600;

function pixelsOf(picture: ImageBitmap): ImageData | null {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const pen = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  pen?.drawImage(picture, 0, 0, width, height);
  return pen?.getImageData(0, 0, width, height) ?? null;
}

/** The bytes of the code in a picture, which is given up afterwards; null if there is none to be read. */
export function readBitmap(picture: ImageBitmap, turns: readonly number[]): Uint8Array<ArrayBuffer> | null {
  try {
    const pixels = pixelsOf(picture);
    return pixels && decodeCode(pixels, turns);
  } finally {
    picture.close();
  }
}
