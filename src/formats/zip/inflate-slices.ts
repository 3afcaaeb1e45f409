type Bytes = Uint8Array<ArrayBuffer>;

/**
 * So small a slice unpacks to some eight megabytes at most: what comes out can be counted before there is too much.
 * Each slice is a turn of the platform's stream, and a large workbook takes thousands of turns with a kilobyte each.
 */
const SLICE = 8192;

/** Unpacks deflated bytes piece by piece, as they are asked for. Throws where they are damaged; leaving stops the work. */
export async function* inflateSlices(packed: Bytes): AsyncGenerator<Bytes> {
  const stream = new DecompressionStream("deflate-raw");
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  const feed = async () => {
    for (let at = 0; at < packed.length; at += SLICE) await writer.write(packed.subarray(at, at + SLICE));
    await writer.close();
  };
  // A failure of the feeding is the reader's too, where it is handled.
  feed().catch(() => undefined);
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value as Bytes;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
