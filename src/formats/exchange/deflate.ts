import { err, ok, type Result } from "#domain/kernel/result.ts";

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
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      size += step.value.length;
      if (size > most) {
        await reader.cancel();
        return err("too-large");
      }
      parts.push(step.value as Bytes);
    }
  } catch {
    return err("damaged");
  }
  return ok(new Uint8Array(await new Blob(parts).arrayBuffer()));
}
