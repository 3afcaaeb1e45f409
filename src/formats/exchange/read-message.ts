import type { ExchangeFailure, ExchangeFailureWord } from "#domain/exchange/failure.ts";
import type { ExchangeMessage } from "#domain/exchange/message.ts";
import type { OpenedPacket } from "#domain/exchange/receive/receive-plan.ts";
import { messageShape } from "#domain/exchange/shapes/message-shapes.ts";
import {
  boundHead,
  HEAD_BYTES,
  MOST_PACKET,
  type SplitPacket,
  splitPacket,
} from "#domain/exchange/wire/packet-head.ts";
import type { ClassroomId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { isObject } from "#domain/kernel/shape.ts";
import { inflate } from "./deflate.ts";
import { type DeviceKeys, publicKey } from "./keys/device-keys.ts";
import { joinBytes, openSeal } from "./keys/seal.ts";
import { hex, SIGNATURE, sha256 } from "./write-message.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Read<T> = Result<T, ExchangeFailure>;

/** Unpacked JSON: above a hand-in with a file of 8 MB in letters. */
const MOST_JSON = 16 * 1024 * 1024;
const SIGNATURE_BYTES = 64;

/** What this device can open, and whom it knows. */
export interface Keyring {
  readonly own: readonly DeviceKeys[];
  /** The signing key of a class that was joined or made here; null for a class that is not known. */
  readonly classKey: (classroom: ClassroomId) => string | null;
}

/** @internal */
export const NO_KEYS: Keyring = { own: [], classKey: () => null };

const fail = (kind: ExchangeFailureWord) => err({ kind });

async function checkHash({ covered, body, hash }: SplitPacket): Promise<boolean> {
  const found = await sha256(joinBytes(covered, body));
  return found.every((byte, at) => hash[at] === byte);
}

function parse(bytes: Bytes): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

/** Known fields in new objects (IM-10); the head says kind and id, whatever the content says. */
function checkMessage({ kind, id }: SplitPacket, parsed: unknown): Read<ExchangeMessage> {
  if (!isObject(parsed)) return fail("damaged");
  const { madeAt, content } = parsed;
  const given = { kind, id, madeAt, content };
  const verdict = messageShape.check(given);
  if (verdict !== "ok") return fail(verdict === "newer" ? "newer" : "damaged");
  return ok(messageShape.copy(given as ExchangeMessage));
}

/** Whose signature it must carry: the class's for what a teacher sends, the device's own for a hand-in. */
function signerOf({ kind, content }: ExchangeMessage, keyring: Keyring): Read<string> {
  if (kind === "entrega") return ok(content.device.sign);
  const known = keyring.classKey(content.classroom);
  if (kind !== "clase") return known === null ? fail("unknown-class") : ok(known);
  return known !== null && known !== content.keys.sign ? fail("forged") : ok(content.keys.sign);
}

async function isSigned(text: string, signature: Bytes, signed: Bytes): Promise<boolean> {
  const key = await publicKey(text, "sign");
  return key !== null && crypto.subtle.verify(SIGNATURE, key, signature, signed);
}

async function open(split: SplitPacket, keyring: Keyring): Promise<Read<OpenedPacket>> {
  const bound = boundHead(split);
  const plain = split.sealed ? await openSeal(keyring.own, split.body, bound) : split.body;
  if (plain === null) return fail("other-key");
  const content = plain.slice(SIGNATURE_BYTES);
  const json = await inflate(content, MOST_JSON);
  if (!json.ok) return fail(json.error);
  const message = checkMessage(split, parse(json.value));
  if (!message.ok) return message;
  const signer = signerOf(message.value, keyring);
  if (!signer.ok) return signer;
  const signature = plain.slice(0, SIGNATURE_BYTES);
  if (!(await isSigned(signer.value, signature, joinBytes(bound, content)))) return fail("forged");
  return ok({ message: message.value, hash: hex(await sha256(json.value)) });
}

/** Reads a packet, whatever the bytes are. Every failure is an answer, and nothing is used in part (ED-41). */
export async function readMessage(bytes: Bytes, keyring: Keyring): Promise<Read<OpenedPacket>> {
  if (bytes.length > MOST_PACKET + HEAD_BYTES) return fail("too-large");
  const split = splitPacket(bytes);
  if (!split.ok) return split;
  if (!(await checkHash(split.value))) return fail("damaged");
  return open(split.value, keyring);
}
