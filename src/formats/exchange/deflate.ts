import { err, ok, type Result } from "#domain/kernel/result.ts";
import { inflateSlices } from "../zip/inflate-slices.ts";

type Bytes = Uint8Array<ArrayBuffer>;

async function through(bytes: Bytes, stream: CompressionStream): Promise<Bytes> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

export function deflate(bytes: Bytes): Promise<Bytes> {
  return through(bytes, new CompressionStream("deflate-raw"));
}

/** Unpacks at most so many bytes, counted as they come: no size that a file states is trusted (ED-41). */
export async function inflate(bytes: Bytes, most: number): Promise<Result<Bytes, "damaged" | "too-large">> {
  const parts: Bytes[] = [];
  let size = 0;
  try {
    for await (const piece of inflateSlices(bytes)) {
      size += piece.length;
      if (size > most) return err("too-large");
      parts.push(piece);
    }
  } catch {
    return err("damaged");
  }
  return ok(new Uint8Array(await new Blob(parts).arrayBuffer()));
}
