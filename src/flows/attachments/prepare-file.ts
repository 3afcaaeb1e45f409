import { fileKind, KIND_BYTES, saidPixels } from "#domain/attachments/file-kind.ts";
import { attachmentName, judgeFile, MOST_KEPT_BYTES } from "#domain/attachments/limits.ts";
import { keepPhoto } from "#formats/workers/keep-photo.ts";
import { bytesToText } from "#storage/attachments/bytes-text.ts";
import { digest } from "#storage/backup/backup-file.ts";
import type { ReadyFile } from "#storage/commands/attachments/attach-file.ts";
import { inTime } from "#storage/engine/in-time.ts";
import { attachmentTexts as texts } from "./texts.ts";
import type { WhyNot } from "./why-not.ts";

export type Prepared =
  | { readonly ok: true; readonly file: ReadyFile }
  | { readonly ok: false; readonly why: WhyNot };

const refused = (why: WhyNot): Prepared => ({ ok: false, why });

/** A file of a cloud or of a disk that does not answer is not handed over (ST-16). */
const HANDED_MS = 10_000;

async function read(part: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await inTime(part.arrayBuffer(), HANDED_MS));
  } catch {
    return null;
  }
}

/** Makes a file ready to be kept, whatever it calls itself: a photo compressed, a PDF as it is (AD-01, AD-02). */
export async function prepareFile(chosen: File, compress: typeof keepPhoto = keepPhoto): Promise<Prepared> {
  const head = await read(chosen.slice(0, KIND_BYTES));
  if (head === null) return refused("unreadable");
  const kind = fileKind(head);
  const format = judgeFile(kind, chosen.size, saidPixels(kind, head));
  if (format !== "jpeg" && format !== "pdf") return refused(format);
  const original = await read(chosen);
  if (original === null) return refused("unreadable");
  const source = await digest(original);
  const name = attachmentName(chosen.name, format, texts.unnamed);
  if (format === "pdf") {
    const text = bytesToText(original);
    return { ok: true, file: { name, format, size: original.length, hash: source, source, text } };
  }
  // From the bytes that were read: the file may change or go away meanwhile, which is no damage of the photo.
  const photo = await compress(new Blob([original]));
  if (photo === null) return refused(kind === "heic" ? "heic" : "damaged");
  const { width, height } = photo;
  const bytes = new Uint8Array(photo.bytes);
  if (bytes.length > MOST_KEPT_BYTES) return refused("photo-too-large");
  const hash = await digest(bytes);
  const size = bytes.length;
  return { ok: true, file: { name, format, size, hash, source, width, height, text: bytesToText(bytes) } };
}
