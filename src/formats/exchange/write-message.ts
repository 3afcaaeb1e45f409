import type { ExchangeMessage } from "#domain/exchange/message.ts";
import { boundHead, joinPacket, packetHead } from "#domain/exchange/wire/packet-head.ts";
import { deflate } from "./deflate.ts";
import type { DeviceKeys } from "./keys/device-keys.ts";
import { joinBytes, sealTo } from "./keys/seal.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export const SIGNATURE = { name: "ECDSA", hash: "SHA-256" } as const;

export async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** What is signed and sealed: the content alone, as readable JSON; kind and id stand in the head. */
function contentOf({ madeAt, content }: ExchangeMessage): Bytes {
  return new TextEncoder().encode(JSON.stringify({ madeAt, content })) as Bytes;
}

/** SHA-256 of a message's content in hexadecimal; its beginning is the receipt. The reader finds the same. */
export async function messageHash(message: ExchangeMessage): Promise<string> {
  return hex(await sha256(contentOf(message)));
}

export function hex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * A message as the bytes of a `.cuadra` file, signed by its author and, where it is for one person, sealed to their
 * key. Keep the bytes: what is shared again should be the same file.
 */
export async function writeMessage(
  message: ExchangeMessage,
  author: DeviceKeys,
  recipient: string | null = null,
): Promise<Bytes> {
  const head = { kind: message.kind, id: message.id, sealed: recipient !== null };
  const bound = boundHead(head);
  const content = await deflate(contentOf(message));
  const signed = joinBytes(bound, content);
  const signature = new Uint8Array(await crypto.subtle.sign(SIGNATURE, author.sign, signed));
  const plain = joinBytes(signature, content);
  const body = recipient === null ? plain : await sealTo(recipient, plain, bound);
  const covered = packetHead(head, body.length);
  return joinPacket(covered, await sha256(joinBytes(covered, body)), body);
}
