import { err, ok, type Result } from "#domain/kernel/result.ts";

// File format: one JSON object that begins with its format, version and checksum. The checksum covers every byte
// after it, so that no change goes unnoticed. Packed with gzip where the browser can; the comment of the gzip header
// then also has a checksum over the packed bytes.

const FORMAT = "cuadra-copia";
const FORMAT_VERSION = 1;

/** Far above any book that fits in a browser; anything that unpacks to more is not ours. */
export const MOST_BYTES = 200 * 1024 * 1024;

/**
 * foreign: not a backup of ours. truncated: its end is missing. altered: its contents were changed after writing.
 * newer: made by a later version. locked: protected by a passphrase. too-large: beyond the limit. damaged: complete,
 * but not shaped like a backup. academic: of the academic edition, where a backup of books is wanted. unreadable: the
 * file itself was moved, deleted or held by another program; nothing is known of what it contains.
 */
export type BackupProblem =
  | "foreign"
  | "truncated"
  | "altered"
  | "newer"
  | "locked"
  | "too-large"
  | "academic"
  | "unreadable"
  | "damaged";

const BEGINNING = `{"format":"${FORMAT}","version":`;
/** Beginning of a file protected by a passphrase; `locked-file.ts` writes and opens it. */
export const LOCKED_BEGINNING = `{"format":"${FORMAT}-con-clave","version":`;
const HEAD = new RegExp(`^\\{"format":"${FORMAT}","version":(\\d{1,6}),"checksum":"([0-9a-f]{64})",$`);
const HEAD_LENGTH = `${BEGINNING}${FORMAT_VERSION},"checksum":"",`.length + 64;
// Flags: a comment follows. No time and no system, so that the same contents give the same file.
const GZIP_HEAD = [0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 255] as const;
const COMMENT = new RegExp(`^${FORMAT} ([0-9a-f]{64}) (\\d{1,12})$`);

type Bytes = Uint8Array<ArrayBuffer>;

export async function digest(bytes: Bytes): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const encode = (text: string): Bytes => new TextEncoder().encode(text) as Bytes;

/** `body`: the members of the JSON object after the checksum, without the opening brace. */
export async function writeFile(body: readonly string[]): Promise<Blob> {
  const rest = new Uint8Array(await new Blob([...body]).arrayBuffer());
  const head = `${BEGINNING}${FORMAT_VERSION},"checksum":"${await digest(rest)}",`;
  const plain = new Blob([head, rest], { type: "application/json" });
  return typeof CompressionStream === "undefined" ? plain : pack(plain);
}

async function pack(plain: Blob): Promise<Blob> {
  const stream = plain.stream().pipeThrough(new CompressionStream("gzip"));
  const packed = new Uint8Array(await new Response(stream).arrayBuffer());
  // The stream's own header is ten bytes that we do not need.
  const content = packed.subarray(10);
  const comment = encode(`${FORMAT} ${await digest(content)} ${content.length}\0`);
  return new Blob([new Uint8Array(GZIP_HEAD), comment, content], { type: "application/gzip" });
}

async function checkPacked(bytes: Bytes): Promise<BackupProblem | null> {
  if (GZIP_HEAD.some((byte, index) => bytes[index] !== byte))
    return bytes.length < 10 ? "truncated" : "foreign";
  const end = bytes.indexOf(0, 10);
  if (end < 0 || end > 200) return end < 0 && bytes.length < 200 ? "truncated" : "foreign";
  const found = COMMENT.exec(new TextDecoder().decode(bytes.subarray(10, end)));
  if (!found) return "foreign";
  const content = bytes.subarray(end + 1);
  if (content.length < Number(found[2])) return "truncated";
  const whole = content.length === Number(found[2]) && (await digest(content)) === found[1];
  return whole ? null : "altered";
}

/** Unpacks while counting the actual output: the size stated by the file is not trusted. */
async function unpack(packed: Blob, most: number): Promise<Result<Bytes, BackupProblem>> {
  const chunks: Bytes[] = [];
  let size = 0;
  const reader = packed.stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      size += step.value.length;
      if (size > most) {
        await reader.cancel();
        return err("too-large");
      }
      chunks.push(step.value as Bytes);
    }
  } catch {
    return err("altered");
  }
  return ok(new Uint8Array(await new Blob(chunks).arrayBuffer()));
}

/**
 * The bytes of a file that somebody chose. What another program moves, deletes or holds meanwhile cannot be read, which
 * says nothing of the store: its error has the name of one that does (BR-03).
 */
export async function fileBytes(file: Blob): Promise<Result<Bytes, "unreadable">> {
  try {
    return ok(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return err("unreadable");
  }
}

/** Returns the file's JSON text if its checksum matches. */
export async function readFile(file: Blob, most = MOST_BYTES): Promise<Result<string, BackupProblem>> {
  if (file.size > most) return err("too-large");
  const read = await fileBytes(file);
  if (!read.ok) return read;
  let bytes = read.value;
  if (bytes[0] === GZIP_HEAD[0] && bytes[1] === GZIP_HEAD[1]) {
    const problem = await checkPacked(bytes);
    if (problem) return err(problem);
    // From the bytes that were checked: the file may change or go away meanwhile.
    const unpacked = await unpack(new Blob([bytes]), most);
    if (!unpacked.ok) return unpacked;
    bytes = unpacked.value;
  }
  return readPlain(bytes);
}

async function readPlain(bytes: Bytes): Promise<Result<string, BackupProblem>> {
  const beginning = new TextDecoder().decode(bytes.subarray(0, HEAD_LENGTH));
  if (beginning.startsWith(LOCKED_BEGINNING)) return err("locked");
  if (beginning.length < HEAD_LENGTH && (BEGINNING.startsWith(beginning) || beginning.startsWith(BEGINNING)))
    return err(beginning === "" ? "foreign" : "truncated");
  const head = HEAD.exec(beginning);
  // A version with more digits makes a longer head: still our format, but too new for this code.
  const version = new RegExp(`^\\{"format":"${FORMAT}","version":(\\d+),`).exec(beginning);
  if (version && Number(version[1]) > FORMAT_VERSION) return err("newer");
  if (!head || Number(head[1]) !== FORMAT_VERSION)
    return err(beginning.startsWith(BEGINNING) ? "altered" : "foreign");
  const rest = bytes.subarray(HEAD_LENGTH);
  const whole = new TextDecoder().decode(bytes.subarray(-2)) === "}}";
  if ((await digest(rest)) !== head[2]) return err(whole ? "altered" : "truncated");
  return ok(new TextDecoder().decode(bytes));
}
