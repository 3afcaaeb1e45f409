import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { SecondChance } from "#domain/classroom/second-chance.ts";
import type { ExchangeMessage } from "#domain/exchange/message.ts";
import { readArmour, toArmour } from "#domain/exchange/wire/armour.ts";
import { NO_FRAMES, SINGLE_QR, takeFrame, toFrames } from "#domain/exchange/wire/frames.ts";
import { readLink, toLink } from "#domain/exchange/wire/link.ts";
import { boundHead, joinPacket, packetHead } from "#domain/exchange/wire/packet-head.ts";
import { deflate } from "#formats/exchange/deflate.ts";
import { bringKeys, carryKeys } from "#formats/exchange/keys/carried-keys.ts";
import { type DeviceKeys, makeKeys } from "#formats/exchange/keys/device-keys.ts";
import { joinBytes } from "#formats/exchange/keys/seal.ts";
import { type Keyring, NO_KEYS, readMessage } from "#formats/exchange/read-message.ts";
import { taskSeed } from "#formats/exchange/task-seed.ts";
import { messageHash, SIGNATURE, sha256, writeMessage } from "#formats/exchange/write-message.ts";
import {
  ACTIVITY,
  cardMessage,
  handInMessage,
  returnMessage,
  taskMessage,
} from "#tests/support/exchange/messages.ts";
import { processorTime } from "#tests/support/processor-time.ts";

type Bytes = Uint8Array<ArrayBuffer>;

let teacher: DeviceKeys;
let student: DeviceKeys;
let other: DeviceKeys;
let known: Keyring;

beforeAll(async () => {
  [teacher, student, other] = await Promise.all([makeKeys(), makeKeys(), makeKeys()]);
  known = { own: [student, teacher], classKey: () => teacher.public.sign };
});

const KINDS = ["clase", "tarea", "entrega", "devolucion"] as const;

function messageOf(kind: (typeof KINDS)[number], words: string): ExchangeMessage {
  if (kind === "clase") return cardMessage(teacher.public, words.slice(0, 200));
  if (kind === "tarea") return taskMessage("practice", words.slice(0, 200));
  if (kind === "devolucion") return returnMessage(words);
  return handInMessage(student.public, { name: words.slice(0, 200) });
}

function written(message: ExchangeMessage): Promise<Bytes> {
  if (message.kind === "entrega") return writeMessage(message, student, teacher.public.seal);
  return writeMessage(message, teacher, message.kind === "devolucion" ? student.public.seal : null);
}

const words = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 120 }),
  fc.constantFrom("Ñoño 🧮👩🏽‍🏫 áéíóú ¿ü?", "", "__proto__", "\u0000\u202e", "línea\nlínea"),
);

describe("ED-40 messages by every way", () => {
  it.each(KINDS)("a %s comes back whole from file, text, codes and link", async (kind) => {
    await fc.assert(
      fc.asyncProperty(words, async (text) => {
        const message = messageOf(kind, text);
        const bytes = await written(message);
        const ways: (Bytes | undefined)[] = [bytes, readArmour(`> ${toArmour(bytes, kind)}`)[0]];
        let set = NO_FRAMES;
        for (const frame of (toFrames(bytes) ?? []).toReversed()) {
          const [next, taken] = takeFrame(set, frame);
          set = next;
          if (taken.kind === "whole") ways.push(taken.packet);
        }
        const link = toLink(bytes, "https://cuadra.example/educacion/abrir");
        if (link !== null) ways.push(readLink(link) ?? undefined);
        expect(ways.length).toBeGreaterThanOrEqual(3);
        const hash = await messageHash(message);
        for (const way of ways) {
          expect(await readMessage(way ?? new Uint8Array(), known)).toEqual({
            ok: true,
            value: { message, hash },
          });
        }
      }),
      { numRuns: 12 },
    );
  });

  it("fits a class card into a link, and twelve entries into one code", async () => {
    const card = await written(cardMessage(teacher.public));
    expect(toLink(card, "https://cuadra.example/educacion/abrir")).not.toBeNull();
    const handIn = await written(handInMessage(student.public, { entries: 12 }));
    expect(handIn.length).toBeLessThanOrEqual(SINGLE_QR);
  });
});

describe("ED-41 any bytes are answered", () => {
  it.each(KINDS)("a changed, cut or longer %s is never taken", async (kind) => {
    const bytes = await written(messageOf(kind, "Taller"));
    const change = fc.oneof(
      fc
        .record({ at: fc.nat(bytes.length - 1), bit: fc.nat(7) })
        .map(({ at, bit }) => bytes.with(at, (bytes[at] ?? 0) ^ (1 << bit))),
      fc.nat(bytes.length - 1).map((length) => bytes.slice(0, length)),
      fc
        .tuple(fc.nat(bytes.length), fc.uint8Array({ minLength: 1, maxLength: 9 }))
        .map(([at, more]) => joinBytes(bytes.slice(0, at), more, bytes.slice(at))),
      fc.nat(bytes.length - 2).map((at) => joinBytes(bytes.slice(0, at), bytes.slice(at + 1))),
    );
    await fc.assert(
      fc.asyncProperty(change, async (bad) => {
        const read = await readMessage(bad, known);
        expect(read.ok).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  it("names what happened to each class of byte", async () => {
    const bytes = await written(handInMessage(student.public));
    const kindAt = async (at: number) => {
      const read = await readMessage(bytes.with(at, (bytes[at] ?? 0) ^ 1), known);
      return read.ok ? "" : read.error.kind;
    };
    // Mark, version, kind, flags, id, length, checksum, hash, key, ciphertext, last byte.
    const places = [0, 7, 8, 9, 10, 11, 26, 30, 31, 35, 66, 67, 71, 120, bytes.length - 1];
    for (const at of places) expect(await kindAt(at)).toBe("damaged");
    expect(await readMessage(bytes.slice(0, -214), known)).toEqual({
      ok: false,
      error: { kind: "truncated", missing: 214 },
    });
    expect(await readMessage(bytes.slice(0, 20), known)).toEqual({
      ok: false,
      error: { kind: "truncated", missing: null },
    });
    const text = new TextDecoder("latin1").decode(bytes);
    const asText = await readMessage(new TextEncoder().encode(text) as Bytes, known);
    expect(asText).toEqual({ ok: false, error: { kind: expect.stringMatching(/damaged|foreign/) } });
  });

  it.each([
    ["nothing", new Uint8Array(), "empty"],
    ["a PDF", new TextEncoder().encode("%PDF-1.7 …"), "foreign"],
    ["a text", new TextEncoder().encode("Hola profe"), "foreign"],
    ["more than any packet", new Uint8Array(13 * 1024 * 1024), "too-large"],
  ])("%s is told", async (_what, bytes, kind) => {
    expect(await readMessage(bytes as Bytes, known)).toEqual({ ok: false, error: { kind } });
  });

  it("tells a later version from damage", async () => {
    const bytes = await written(cardMessage(teacher.public));
    const head = bytes.slice(0, 31).with(8, 2);
    const body = bytes.slice(67);
    const later = joinPacket(head, await sha256(joinBytes(head, body)), body);
    expect(await readMessage(later, known)).toEqual({ ok: false, error: { kind: "newer" } });
    const task = taskMessage("graded");
    const unknown = { ...task, content: { ...task.content, type: "debate" } } as unknown as ExchangeMessage;
    expect(await readMessage(await written(unknown), known)).toEqual({ ok: false, error: { kind: "newer" } });
  });

  /** A packet with a right head, hash and signature around any JSON. */
  async function packetOf(json: string): Promise<Bytes> {
    const head = { kind: "clase", id: cardMessage(teacher.public).id, sealed: false } as const;
    const content = await deflate(new TextEncoder().encode(json) as Bytes);
    const signed = joinBytes(boundHead(head), content);
    const signature = new Uint8Array(await crypto.subtle.sign(SIGNATURE, teacher.sign, signed));
    const body = joinBytes(signature, content);
    const covered = packetHead(head, body.length);
    return joinPacket(covered, await sha256(joinBytes(covered, body)), body);
  }

  it("takes no hostile JSON, and no property of it reaches an object", async () => {
    const { madeAt, content } = cardMessage(teacher.public);
    const good = JSON.stringify({ madeAt, content });
    const hostile = [
      "",
      "null",
      "[]",
      `${"[".repeat(60_000)}${"]".repeat(60_000)}`,
      `{"a":${'{"a":'.repeat(20_000)}1${"}".repeat(20_001)}`,
      good.replace('"group"', '"grupo"'),
      good.replace('"Contabilidad"', "7"),
      JSON.stringify({ madeAt, content: { ...content, name: "x".repeat(100_000) } }),
      JSON.stringify({ madeAt, content: { ...content, roster: Array(600).fill({ code: "1", name: "" }) } }),
      `${good.slice(0, -1)},"content":null}`,
    ];
    for (const json of hostile) {
      expect(await readMessage(await packetOf(json), known)).toEqual({
        ok: false,
        error: { kind: "damaged" },
      });
    }
    const tricky = good.replace("{", '{"__proto__":{"polluted":1},"constructor":1,');
    const read = await readMessage(await packetOf(tricky), known);
    expect(read).toMatchObject({ ok: true, value: { message: { content } } });
    expect(Object.keys(read.ok ? read.value.message : {})).toEqual(["kind", "id", "madeAt", "content"]);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it("unpacks no bomb", async () => {
    const spent = processorTime();
    const bomb = await packetOf(" ".repeat(60_000_000));
    expect(await readMessage(bomb, known)).toEqual({ ok: false, error: { kind: "too-large" } });
    expect(spent()).toBeLessThan(10_000);
  });

  it("ED-153 reads what a task stands in for, and no second chance beyond the scale", async () => {
    const task = taskMessage("graded");
    const standing = (replaces: SecondChance) => ({ ...task, content: { ...task.content, replaces } });
    const other = standing({ kind: "activity", activity: task.content.activity });
    expect(await readMessage(await written(other), known)).toMatchObject({ value: { message: other } });
    const from = (grade: number) => written(standing({ kind: "final", from: grade }));
    expect(await readMessage(await from(2), known)).toMatchObject({ ok: true });
    expect(await readMessage(await from(9), known)).toEqual({ ok: false, error: { kind: "damaged" } });
  });

  it("reads no graded task that carries its solution", async () => {
    const task = taskMessage("graded");
    const wrong = {
      ...task,
      content: { ...task.content, solution: taskMessage("practice").content.solution },
    };
    expect(await readMessage(await written(wrong), known)).toEqual({ ok: false, error: { kind: "damaged" } });
  });
});

describe("ED-45 who opens and who signed", () => {
  it("opens a hand-in with the class's key alone, and a return with the student's own", async () => {
    const handIn = await written(handInMessage(student.public));
    const returned = await written(returnMessage());
    const classKey = () => teacher.public.sign;
    const fails = { ok: false, error: { kind: "other-key" } };
    expect(await readMessage(handIn, { own: [other, student], classKey })).toEqual(fails);
    expect(await readMessage(returned, { own: [other, teacher], classKey })).toEqual(fails);
    expect(await readMessage(handIn, NO_KEYS)).toEqual(fails);
    expect((await readMessage(handIn, { own: [teacher], classKey })).ok).toBe(true);
    expect((await readMessage(returned, { own: [other, student], classKey })).ok).toBe(true);
  });

  it("takes nothing in a teacher's name from somebody else", async () => {
    const forged = { ok: false, error: { kind: "forged" } };
    expect(await readMessage(await writeMessage(taskMessage("graded"), other), known)).toEqual(forged);
    const grade = await writeMessage(returnMessage(), other, student.public.seal);
    expect(await readMessage(grade, known)).toEqual(forged);
    // Another key for a class that was joined, and a card that says a key which did not sign it.
    expect(await readMessage(await writeMessage(cardMessage(other.public), other), known)).toEqual(forged);
    expect(await readMessage(await writeMessage(cardMessage(teacher.public), other), NO_KEYS)).toEqual(
      forged,
    );
    const stolen = await writeMessage(handInMessage(student.public), other, teacher.public.seal);
    expect(await readMessage(stolen, known)).toEqual(forged);
  });

  it("asks for the class first", async () => {
    const task = await written(taskMessage("practice"));
    expect(await readMessage(task, NO_KEYS)).toEqual({ ok: false, error: { kind: "unknown-class" } });
    expect((await readMessage(await written(cardMessage(teacher.public)), NO_KEYS)).ok).toBe(true);
  });

  it("seals every time anew, with one receipt", async () => {
    const message = handInMessage(student.public);
    const [one, two] = await Promise.all([written(message), written(message)]);
    expect(one).not.toEqual(two);
    const reads = await Promise.all([one, two].map((bytes) => readMessage(bytes, known)));
    expect(new Set(reads.map((read) => read.ok && read.value.hash)).size).toBe(1);
  });

  it("brings keys back as a copy carries them, and none that do not work", async () => {
    const sealed = await written(handInMessage(student.public));
    const carried = await carryKeys(teacher);
    const kept = JSON.parse(JSON.stringify(carried)) as {
      public: { sign: string; seal: string };
      sign: string;
    };
    const back = await bringKeys(kept);
    if (back === null) throw new Error("keys");
    expect((await readMessage(sealed, { own: [back], classKey: () => null })).ok).toBe(true);
    expect(await carryKeys(back)).toEqual(carried);
    const foreign = await carryKeys(other);
    const halves = { ...kept.public, seal: other.public.seal };
    for (const bad of [
      null,
      [],
      {},
      { ...kept, public: {} },
      { ...kept, sign: "a" },
      { ...kept, sign: "x".repeat(500) },
      { ...kept, sign: foreign?.sign },
      { ...kept, seal: foreign?.seal },
      { ...kept, public: halves },
    ])
      expect(await bringKeys(bad)).toBeNull();
  });

  it("carries no keys that were made to stay in the browser", async () => {
    const pair = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, false, ["sign"]);
    expect(await carryKeys({ ...teacher, sign: pair.privateKey })).toBeNull();
    expect(await carryKeys({ wrapped: "x" })).toBeNull();
  });

  it("makes the same seed of activity, code and attempt on every device", async () => {
    expect(await taskSeed(ACTIVITY, "1.024.118.359", 1)).toBe(await taskSeed(ACTIVITY, "1024118359", 1));
    const seeds = await Promise.all(
      Array.from({ length: 200 }, (_, at) => taskSeed(ACTIVITY, `${at % 50}`, at)),
    );
    expect(new Set(seeds).size).toBe(200);
    expect(seeds.every((seed) => seed > 0 && seed < 2_147_483_647)).toBe(true);
  });
});

const FIXTURES = "tests/formats/exchange/fixtures";

describe("ED-46 files of every released version", () => {
  // Made once by this product, never again: `UPDATE=1` writes those of a version that has none yet.
  const files = readdirSync(FIXTURES).filter((name) => name.endsWith(".cuadra"));

  it("are opened", async () => {
    const secrets: unknown = JSON.parse(readFileSync(`${FIXTURES}/keys-1.json`, "utf8"));
    const { teacher: desk, student: device } = secrets as Record<"teacher" | "student", unknown>;
    const [ofClass, ofDevice] = await Promise.all([bringKeys(desk), bringKeys(device)]);
    if (ofClass === null || ofDevice === null) throw new Error("keys");
    const ring: Keyring = { own: [ofClass, ofDevice], classKey: () => ofClass.public.sign };
    expect(files.map((name) => name.replace(/-\d+\.cuadra$/, "")).toSorted()).toEqual([...KINDS].toSorted());
    for (const name of files) {
      const read = await readMessage(new Uint8Array(readFileSync(`${FIXTURES}/${name}`)), ring);
      if (!read.ok) throw new Error(`${name}: ${read.error.kind}`);
      const kept: unknown = JSON.parse(
        readFileSync(`${FIXTURES}/${name.replace(".cuadra", ".json")}`, "utf8"),
      );
      expect(read.value.message).toEqual(kept);
    }
  });

  it.runIf(process.env.UPDATE === "1")("are written", async () => {
    const pair = await Promise.all([makeKeys(), makeKeys()]);
    const [desk, device] = pair;
    const [ofClass, ofDevice] = await Promise.all(pair.map(carryKeys));
    writeFileSync(`${FIXTURES}/keys-1.json`, JSON.stringify({ teacher: ofClass, student: ofDevice }));
    const all: readonly (readonly [ExchangeMessage, DeviceKeys, string | null])[] = [
      [cardMessage(desk.public), desk, null],
      [taskMessage("practice"), desk, null],
      [handInMessage(device.public), device, desk.public.seal],
      [returnMessage(), desk, device.public.seal],
    ];
    for (const [message, author, to] of all) {
      writeFileSync(`${FIXTURES}/${message.kind}-1.cuadra`, await writeMessage(message, author, to));
      writeFileSync(`${FIXTURES}/${message.kind}-1.json`, JSON.stringify(message));
    }
  });
});
