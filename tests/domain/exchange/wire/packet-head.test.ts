import { describe, expect, it } from "vitest";
import { PACKET_KINDS } from "#domain/exchange/message.ts";
import { readArmour, toArmour } from "#domain/exchange/wire/armour.ts";
import { toBase64url } from "#domain/exchange/wire/base64url.ts";
import { crc32 } from "#domain/exchange/wire/crc32.ts";
import { NO_FRAMES, readFrame, SINGLE_QR, takeFrame, toFrames } from "#domain/exchange/wire/frames.ts";
import { LONGEST_LINK, packetOf, readLink, toLink } from "#domain/exchange/wire/link.ts";
import {
  boundHead,
  COVERED,
  HEAD_BYTES,
  isPacket,
  joinPacket,
  MOST_PACKET,
  type PacketHead,
  packetHead,
  splitPacket,
  statedPacket,
} from "#domain/exchange/wire/packet-head.ts";
import { idOf } from "#tests/support/exchange/messages.ts";

type Bytes = Uint8Array<ArrayBuffer>;
const HASH = Uint8Array.from({ length: 32 }, (_, at) => at);
const BODY = Uint8Array.from({ length: 50 }, (_, at) => at * 3);
const HEAD: PacketHead = { kind: "entrega", id: idOf("submission", 513), sealed: true };
const PACKET = joinPacket(packetHead(HEAD, BODY.length), HASH, BODY);

/** The packet with bytes of its head changed, and the checksum of the head made right again. */
function remade(change: (view: DataView, bytes: Bytes) => void): Bytes {
  const bytes = PACKET.slice();
  const view = new DataView(bytes.buffer);
  change(view, bytes);
  view.setUint32(COVERED, crc32(bytes.subarray(0, COVERED)));
  return bytes;
}
const failure = (bytes: Bytes) => {
  const split = splitPacket(bytes);
  return split.ok ? null : split.error;
};

describe("ED-41 a packet and its head", () => {
  it.each(PACKET_KINDS.flatMap((kind) => [true, false].map((sealed) => [kind, sealed] as const)))(
    "come back as they were: %s, sealed: %s",
    (kind, sealed) => {
      const id = kind === "entrega" ? idOf("submission", 513) : idOf("packet", 258);
      const covered = packetHead({ kind, id, sealed }, BODY.length);
      const split = splitPacket(joinPacket(covered, HASH, BODY));
      expect(split).toEqual({ ok: true, value: { kind, id, sealed, covered, hash: HASH, body: BODY } });
    },
  );

  it("bind a seal to what it is of, and not to how long it is", () => {
    const bound = boundHead(HEAD);
    expect(bound).toHaveLength(27);
    expect(bound).toEqual(PACKET.slice(0, 27));
    expect(boundHead({ ...HEAD, id: idOf("submission", 2) })).not.toEqual(bound);
    expect(boundHead({ ...HEAD, kind: "tarea" })).not.toEqual(bound);
  });

  it("tell how long the whole is, and its hash, as soon as the head is there", () => {
    const hash = Array.from(HASH, (byte) => byte.toString(16).padStart(2, "0")).join("");
    const stated = { length: HEAD_BYTES + BODY.length, hash };
    expect(statedPacket(PACKET)).toEqual(stated);
    expect(statedPacket(PACKET.slice(0, HEAD_BYTES))).toEqual(stated);
    expect(statedPacket(PACKET.slice(0, HEAD_BYTES - 1))).toBeNull();
    expect(statedPacket(PACKET.with(12, 99))).toBeNull();
    expect(statedPacket(PACKET.with(0, 0))).toBeNull();
  });

  it("are known by their mark alone", () => {
    expect(isPacket(PACKET.slice(0, 8))).toBe(true);
    expect(isPacket(PACKET.slice(0, 7))).toBe(false);
    for (let at = 0; at < 8; at += 1) expect(isPacket(PACKET.with(at, 1))).toBe(false);
    expect(isPacket(new Uint8Array())).toBe(false);
  });
});

describe("ED-41 what is no packet says why", () => {
  it.each<readonly [told: string, bytes: Bytes, failure: ReturnType<typeof failure>]>([
    ["nothing", new Uint8Array(), { kind: "empty" }],
    ["two bytes of the mark, which may be anything", PACKET.slice(0, 2), { kind: "foreign" }],
    ["the beginning of the mark", PACKET.slice(0, 3), { kind: "truncated", missing: null }],
    ["the mark but for its end", PACKET.slice(0, 7), { kind: "truncated", missing: null }],
    ["a beginning with one other byte", PACKET.slice(0, 7).with(2, 1), { kind: "foreign" }],
    ["the mark alone", PACKET.slice(0, 8), { kind: "truncated", missing: null }],
    ["the mark alone with one byte changed", PACKET.slice(0, 8).with(1, 0), { kind: "damaged" }],
    ["one byte of the mark changed", PACKET.with(1, 0), { kind: "damaged" }],
    ["two bytes of the mark changed", PACKET.with(0, 0).with(7, 0), { kind: "damaged" }],
    ["three bytes of the mark changed", PACKET.with(0, 0).with(1, 0).with(7, 0), { kind: "foreign" }],
    ["a head without its hash", PACKET.slice(0, HEAD_BYTES - 33), { kind: "truncated", missing: null }],
    ["a head with a byte of its hash", PACKET.slice(0, HEAD_BYTES - 31), { kind: "truncated", missing: 81 }],
    [
      "a head that just has its hash to come",
      PACKET.slice(0, HEAD_BYTES - 32),
      { kind: "truncated", missing: 82 },
    ],
    ["a changed head", PACKET.with(20, 99), { kind: "damaged" }],
    ["a later version", remade((view) => view.setUint8(8, 2)), { kind: "newer" }],
    ["no version", remade((view) => view.setUint8(8, 0)), { kind: "damaged" }],
    ["a kind that is none", remade((view) => view.setUint8(9, 5)), { kind: "damaged" }],
    ["a kind of nothing", remade((view) => view.setUint8(9, 0)), { kind: "damaged" }],
    ["flags of no packet", remade((view) => view.setUint8(10, 2)), { kind: "damaged" }],
    ["flags that nobody knows", remade((view) => view.setUint8(10, 15)), { kind: "damaged" }],
    [
      "more than a packet may hold",
      remade((view) => view.setUint32(27, MOST_PACKET + 1)),
      { kind: "too-large" },
    ],
    [
      "as much as a packet may hold",
      remade((view) => view.setUint32(27, MOST_PACKET)),
      { kind: "truncated", missing: MOST_PACKET - 50 },
    ],
    ["one byte less than it states", PACKET.slice(0, -1), { kind: "truncated", missing: 1 }],
    ["one byte more than it states", Uint8Array.from([...PACKET, 0]), { kind: "damaged" }],
  ])("%s", (_told, bytes, told) => {
    expect(failure(bytes)).toEqual(told);
  });
});

describe("ED-43 a code that is no frame", () => {
  const [frame = new Uint8Array()] =
    toFrames(Uint8Array.from({ length: SINGLE_QR + 1 }, (_, at) => PACKET[at] ?? at)) ?? [];

  /** A frame with other bytes, and its checksum made right again. */
  function reframed(change: (bytes: Bytes) => Bytes): Bytes {
    const bytes = change(frame.slice());
    const covered = Uint8Array.from([...bytes.subarray(0, 11), ...bytes.subarray(15)]);
    new DataView(bytes.buffer).setUint32(11, crc32(covered));
    return bytes;
  }
  const numbered = (index: number, count: number) =>
    readFrame(reframed((bytes) => bytes.with(9, index).with(10, count)));

  it.each([
    [0, 2, true],
    [1, 2, true],
    [2, 2, false],
    [0, 1, false],
    [0, 0, false],
    [39, 40, true],
    [0, 41, false],
  ])("piece %i of %i: %s", (index, count, is) => {
    expect(numbered(index, count) !== null).toBe(is);
    if (is) expect(numbered(index, count)).toMatchObject({ index, count });
  });

  it("has another mark, no piece, or more than a code holds", () => {
    expect(readFrame(reframed((bytes) => bytes))).not.toBeNull();
    for (const at of [0, 1, 2]) expect(readFrame(reframed((bytes) => bytes.with(at, 99)))).toBeNull();
    expect(readFrame(reframed((bytes) => bytes.slice(0, 16)))).not.toBeNull();
    expect(readFrame(reframed((bytes) => bytes.slice(0, 15)))).toBeNull();
    expect(readFrame(new Uint8Array(4))).toBeNull();
    expect(readFrame(reframed((bytes) => Uint8Array.from([...bytes, 0])))).toBeNull();
    expect(readFrame(Uint8Array.from([...frame, ...frame]))).toBeNull();
  });

  it("is again there of a packet that came whole, and of no other", () => {
    const long = Uint8Array.from({ length: 1500 }, (_, at) => PACKET[at] ?? at);
    const frames = toFrames(long) ?? [];
    let set = NO_FRAMES;
    for (const each of frames) [set] = takeFrame(set, each);
    expect(takeFrame(set, frames[1] ?? new Uint8Array())).toEqual([
      set,
      { kind: "again", here: 3, count: 3 },
    ]);
    expect(takeFrame(set, PACKET)[1]).toEqual({ kind: "whole", packet: PACKET });
  });

  it("counts as many packets as are begun, up to sixty", () => {
    const begun = (seed: number) => reframed((bytes) => bytes.with(4, seed));
    let set = NO_FRAMES;
    for (let seed = 0; seed < 60; seed += 1) [set] = takeFrame(set, begun(seed));
    expect(set.pending.size).toBe(60);
    [set] = takeFrame(set, begun(60));
    expect(set.pending.size).toBe(60);
    expect(takeFrame(set, begun(0))[1]).toMatchObject({ kind: "piece" });
    expect(takeFrame(set, begun(1))[1]).toMatchObject({ kind: "again" });
  });

  it("has the whole of a packet as long as forty codes hold", () => {
    const most = new Uint8Array(585 * 40);
    expect(toFrames(most)).toHaveLength(40);
    expect(toFrames(new Uint8Array(585 * 40 + 1))).toBeNull();
  });
});

describe("ED-42 letters that came among others", () => {
  const letters = toBase64url(PACKET);

  it("are read up to what the packet states, and as they are where nothing is stated", () => {
    expect(packetOf(letters)).toEqual(PACKET);
    expect(packetOf(`${letters}-AAAA`)).toEqual(PACKET);
    expect(packetOf(letters.slice(0, -8))).toEqual(PACKET.slice(0, -6));
    expect(packetOf("AAAA")).toEqual(new Uint8Array(3));
    expect(packetOf("??")).toBeNull();
  });

  it("are a link up to the longest that chats take", () => {
    const page = (length: number) => "x".repeat(length - "#cuadra=".length - letters.length);
    expect(toLink(PACKET, page(LONGEST_LINK))).toHaveLength(LONGEST_LINK);
    expect(toLink(PACKET, page(LONGEST_LINK + 1))).toBeNull();
    const address = (length: number) => `${page(length)}#cuadra=${letters}`;
    expect(readLink(address(100_000))).toEqual(PACKET);
    expect(readLink(address(100_001))).toBeNull();
    expect(readLink("https://cuadra.example/")).toBeNull();
  });

  it("stand between marks in capitals, and are nothing but marks where there are none", () => {
    expect(toArmour(PACKET, "tarea").split("\n").at(0)).toBe("== INICIO CUADRA TAREA ==");
    expect(toArmour(PACKET, "tarea").split("\n").at(-1)).toBe("== FIN CUADRA TAREA ==");
    expect(toArmour(new Uint8Array(), "tarea").split("\n")).toHaveLength(2);
  });

  it("are read with a long dash for two hyphens, and another for one", () => {
    const body = Uint8Array.from([0, 0, 0xfb, 0xef, 0xbe, 0, 0xfb, 0, 0]);
    const hyphens = joinPacket(packetHead(HEAD, body.length), HASH, body);
    const text = toArmour(hyphens, "entrega");
    expect(text).toContain("----");
    expect(readArmour(text.replaceAll("--", "\u2014"))).toEqual([hyphens]);
    expect(readArmour(text.replaceAll("-", "\u2013"))).toEqual([hyphens]);
  });

  it("are five hundred at most, of each way", () => {
    const link = `https://x.co/#cuadra=${letters}\n`;
    expect(readArmour(link.repeat(501))).toHaveLength(500);
    expect(readArmour(`${toArmour(PACKET, "tarea")}\n`.repeat(501))).toHaveLength(500);
    expect(readArmour(`${letters}. `.repeat(501))).toHaveLength(500);
  });
});
