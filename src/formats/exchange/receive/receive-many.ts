import type { ExchangeFailure, ExchangeFailureWord } from "#domain/exchange/failure.ts";
import type { ReadSource } from "#domain/exchange/receive/receive-plan.ts";
import { readArmour } from "#domain/exchange/wire/armour.ts";
import { NO_FRAMES, readFrame, takeFrame } from "#domain/exchange/wire/frames.ts";
import { HEAD_BYTES, MOST_PACKET, statedPacket } from "#domain/exchange/wire/packet-head.ts";
import { err } from "#domain/kernel/result.ts";
import { type Keyring, readMessage } from "../read-message.ts";
import { isZip, MOST_ARCHIVE, readZip } from "./read-zip.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Something that was chosen, dropped, pasted or scanned. */
export type ReceivedThing =
  | { readonly kind: "file"; readonly name: string; readonly blob: Blob }
  | { readonly kind: "text"; readonly name: string; readonly text: string }
  | { readonly kind: "packet"; readonly name: string; readonly bytes: Bytes };

export interface ReceiveOptions {
  /** Between 0 and 1. */
  readonly onProgress?: (done: number) => void;
  readonly signal?: AbortSignal;
  /** The packets in the codes of a picture, or that it could not be looked at; pictures are foreign without it. */
  readonly readPicture?: (picture: Blob) => Promise<readonly Bytes[] | "not-looked">;
}

/** Packets read at once, those inside archives counted: a class many times over. */
const MOST_PACKETS = 600;
/** A text file is looked through for packets up to this size. */
const MOST_TEXT = 4 * 1024 * 1024;
const MOST_PICTURE = 40 * 1024 * 1024;

const failed = (name: string, kind: ExchangeFailureWord): ReadSource => ({ name, outcome: err({ kind }) });

function isPicture(bytes: Bytes): boolean {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xd8 && c === 0xff) return true;
  if (a === 0x89 && b === 0x50 && c === 0x4e && d === 0x47) return true;
  // "RIFF" begins WebP, "GIF8" the pictures of old programs.
  return (a === 0x52 && b === 0x49 && c === 0x46) || (a === 0x47 && b === 0x49 && c === 0x46 && d === 0x38);
}

/** The bytes of what was chosen; null where the device does not hand them over (BR-03). */
async function bytesOf(part: Blob): Promise<Bytes | null> {
  try {
    return new Uint8Array(await part.arrayBuffer());
  } catch {
    return null;
  }
}

function textOf(bytes: Bytes): string | null {
  if (bytes.length > MOST_TEXT || bytes.includes(0)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Reads one thing after the other, so that what waits takes no room but its name. */
class Reader {
  readonly sources: ReadSource[] = [];
  readonly #keyring: Keyring;
  readonly #options: ReceiveOptions;
  /** Pieces of packets in pictures of one code each, by packet: they are put together once all were read. */
  readonly #pieces = new Map<string, { readonly name: string; readonly bytes: Bytes }[]>();
  /** Whether what is read has a name of its own, and not that of the way it came. */
  #isNamed = false;

  constructor(keyring: Keyring, options: ReceiveOptions) {
    this.#keyring = keyring;
    this.#options = options;
  }

  get #stopped(): boolean {
    return this.#options.signal?.aborted === true;
  }

  async #packet(name: string, bytes: Bytes): Promise<void> {
    if (this.#stopped) return;
    if (this.sources.length >= MOST_PACKETS) {
      this.sources.push(failed(name, "too-many"));
      return;
    }
    const stated = statedPacket(bytes)?.hash;
    this.sources.push({
      name,
      outcome: await readMessage(bytes, this.#keyring),
      ...(stated !== undefined && { stated }),
      ...(!this.#isNamed && { isNamed: false }),
    });
  }

  async #picture(name: string, codes: readonly Bytes[] | "not-looked"): Promise<void> {
    if (codes === "not-looked") return void this.sources.push(failed(name, codes));
    const whole: Bytes[] = [];
    for (const bytes of codes) {
      const frame = readFrame(bytes);
      if (frame === null) whole.push(bytes);
      else this.#pieces.set(frame.packet, [...(this.#pieces.get(frame.packet) ?? []), { name, bytes }]);
    }
    if (whole.length > 0 || codes.length === 0) await this.#packets(name, whole, "no-code");
  }

  /** What pictures of several codes hold together. */
  async end(): Promise<void> {
    for (const pieces of this.#pieces.values()) {
      let set = NO_FRAMES;
      let packet: Bytes | null = null;
      for (const { bytes } of pieces) {
        const [next, taken] = takeFrame(set, bytes);
        set = next;
        if (taken.kind === "whole") packet = taken.packet;
      }
      if (packet !== null) await this.#packet(pieces[0]?.name ?? "", packet);
      else for (const { name } of pieces) this.sources.push(failed(name, "part-only"));
    }
  }

  async #packets(name: string, packets: readonly Bytes[], none: ExchangeFailureWord): Promise<void> {
    if (packets.length === 0) this.sources.push(failed(name, none));
    for (const [index, bytes] of packets.entries())
      await this.#packet(packets.length > 1 ? `${name} (${index + 1})` : name, bytes);
  }

  async #zip(name: string, bytes: Bytes): Promise<void> {
    const members = readZip(bytes);
    if (!members.ok) {
      this.sources.push({ name, outcome: members });
      return;
    }
    if (members.value.length === 0) this.sources.push(failed(name, "empty"));
    const before = this.sources.length;
    for (const member of members.value) {
      if (this.#stopped || this.sources.length >= MOST_PACKETS) break;
      const read = await member.read();
      if (!read.ok) this.sources.push({ name: member.name, outcome: read });
      // An archive inside an archive is not opened: that is how bombs are made.
      else if (isZip(read.value)) this.sources.push(failed(member.name, "foreign"));
      else await this.#bytes(member.name, read.value);
    }
    const own = this.sources.slice(before);
    const isForeign = ({ outcome }: ReadSource) => !outcome.ok && outcome.error.kind === "foreign";
    // A document of another program is an archive too: it is told as one, not part by part.
    if (own.length > 1 && own.every(isForeign))
      this.sources.splice(before, own.length, failed(name, "foreign"));
  }

  async #bytes(name: string, bytes: Bytes): Promise<void> {
    if (isPicture(bytes) && this.#options.readPicture !== undefined) {
      if (bytes.length > MOST_PICTURE) this.sources.push(failed(name, "too-large"));
      else await this.#picture(name, await this.#options.readPicture(new Blob([bytes])));
      return;
    }
    const text = textOf(bytes);
    const packets = text === null ? [] : readArmour(text);
    if (packets.length > 0) await this.#packets(name, packets, "foreign");
    else await this.#packet(name, bytes);
  }

  async thing(thing: ReceivedThing): Promise<void> {
    this.#isNamed = thing.kind === "file";
    if (thing.kind === "packet") return this.#packet(thing.name, thing.bytes);
    if (thing.kind === "text") return this.#packets(thing.name, readArmour(thing.text), "no-text");
    const head = await bytesOf(thing.blob.slice(0, 4));
    if (head === null) return void this.sources.push(failed(thing.name, "unreadable"));
    const most = isZip(head) ? MOST_ARCHIVE : isPicture(head) ? MOST_PICTURE : MOST_PACKET + HEAD_BYTES;
    if (thing.blob.size > most) {
      this.sources.push(failed(thing.name, "too-large"));
      return;
    }
    const bytes = await bytesOf(thing.blob);
    if (bytes === null) return void this.sources.push(failed(thing.name, "unreadable"));
    return isZip(bytes) ? this.#zip(thing.name, bytes) : this.#bytes(thing.name, bytes);
  }

  /** What ends a reading in any other way is a failure like the others, and the next thing is read. */
  async any(thing: ReceivedThing): Promise<void> {
    try {
      await this.thing(thing);
    } catch {
      const failure: ExchangeFailure = { kind: "damaged" };
      this.sources.push({ name: thing.name, outcome: err(failure) });
    }
  }
}

/** Reads files, archives, texts, pictures and scanned codes in one way; null if it was stopped (ED-44). */
export async function receiveMany(
  things: readonly ReceivedThing[],
  keyring: Keyring,
  options: ReceiveOptions = {},
): Promise<readonly ReadSource[] | null> {
  const reader = new Reader(keyring, options);
  for (const [index, thing] of things.entries()) {
    if (options.signal?.aborted) return null;
    await reader.any(thing);
    options.onProgress?.((index + 1) / things.length);
  }
  await reader.end();
  return options.signal?.aborted ? null : reader.sources;
}
