import { fittedSize } from "#domain/attachments/limits.ts";

/** A photo as it is kept. */
export interface KeptPhoto {
  readonly bytes: ArrayBuffer;
  readonly width: number;
  readonly height: number;
}

const TYPE = "image/jpeg";
/** Receipts stay legible, and a photo of a phone comes to some hundreds of kilobytes. */
const QUALITY = 0.82;
/** What shows through a picture that has no ground of its own. */
const PAPER = "#fff";

/** The picture as it is to be seen: turned as its camera said. */
function decode(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: "from-image" });
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("not encoded"))), TYPE, QUALITY);
  });
}

function draw(canvas: OffscreenCanvas | HTMLCanvasElement, picture: ImageBitmap): void {
  const context = canvas.getContext("2d") as
    | OffscreenCanvasRenderingContext2D
    | CanvasRenderingContext2D
    | null;
  if (context === null) throw new Error("no canvas");
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
}

async function encode(picture: ImageBitmap, width: number, height: number): Promise<Blob> {
  if (typeof OffscreenCanvas === "function") {
    const canvas = new OffscreenCanvas(width, height);
    draw(canvas, picture);
    return canvas.convertToBlob({ type: TYPE, quality: QUALITY });
  }
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  draw(canvas, picture);
  return toBlob(canvas);
}

/**
 * A photo within the longest side, drawn anew as JPEG: where and with what it was taken stays behind (AD-02). Rejects
 * what this browser cannot decode. Works in a worker and in the page.
 */
export async function compressPhoto(file: Blob): Promise<KeptPhoto> {
  const picture = await decode(file);
  try {
    const { width, height } = fittedSize(picture.width, picture.height);
    const bytes = await (await encode(picture, width, height)).arrayBuffer();
    return { bytes, width, height };
  } finally {
    picture.close();
  }
}
