import { deflateRawSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type FigureSeeds,
  type OpenedPacket,
  planReceipt,
  type ReceivingDesk,
} from "#domain/exchange/receive/receive-plan.ts";
import { toArmour } from "#domain/exchange/wire/armour.ts";
import { toFrames } from "#domain/exchange/wire/frames.ts";
import { ok } from "#domain/kernel/result.ts";
import { keptFileName } from "#domain/report/file-name.ts";
import { type DeviceKeys, makeKeys } from "#formats/exchange/keys/device-keys.ts";
import type { Keyring } from "#formats/exchange/read-message.ts";
import { figureSeeds } from "#formats/exchange/receive/figure-seeds.ts";
import { readZip } from "#formats/exchange/receive/read-zip.ts";
import { type ReceivedThing, receiveMany } from "#formats/exchange/receive/receive-many.ts";
import { taskSeed } from "#formats/exchange/task-seed.ts";
import { writeMessage } from "#formats/exchange/write-message.ts";
import { writeZip } from "#formats/zip/write-zip.ts";
import { tellClassSpeed } from "#tests/support/class-speed.ts";
import { ACTIVITY, CLASSROOM, handInMessage, idOf, NOON } from "#tests/support/exchange/messages.ts";
import { processorTime } from "#tests/support/processor-time.ts";

type Bytes = Uint8Array<ArrayBuffer>;

let teacher: DeviceKeys;
let student: DeviceKeys;
let keyring: Keyring;
let packets: readonly Bytes[];

const roster = Array.from({ length: 30 }, (_, at) => ({
  id: idOf("student", at),
  name: `Apellido ${at}, Nombre`,
  code: String(1_024_118_359 + at * 7_919),
  cedula: "",
  device: null,
}));
const NO_SEEDS: FigureSeeds = new Map();

const DESK: ReceivingDesk = {
  classroom: CLASSROOM,
  roster,
  activities: [
    {
      id: ACTIVITY,
      dueDate: null,
      createdAt: 0,
      attempts: { kind: "graded", most: 2, keep: "best" },
      seed: null,
    },
  ],
  here: new Map(),
  attempts: new Set(),
};

beforeAll(async () => {
  [teacher, student] = await Promise.all([makeKeys(), makeKeys()]);
  keyring = { own: [teacher], classKey: () => null };
  packets = await Promise.all(
    roster.map(({ code, name }, at) =>
      writeMessage(
        handInMessage(student.public, { number: at + 1, code, name }),
        student,
        teacher.public.seal,
      ),
    ),
  );
});

const file = (bytes: Bytes, name: string): ReceivedThing => ({ kind: "file", name, blob: new Blob([bytes]) });
const files = () => packets.map((bytes, at) => file(bytes, `entrega-${at}.cuadra`));
const zipOf = async (list: readonly Bytes[]): Promise<Bytes> => {
  const entries = list.map((bytes, at) => ({ name: keptFileName(`e${at}.cuadra`), bytes }));
  return new Uint8Array(await writeZip(entries).arrayBuffer());
};
const kindsOf = async (things: readonly ReceivedThing[]) =>
  (await receiveMany(things, keyring))?.map(({ outcome }) => (outcome.ok ? "ok" : outcome.error.kind));

/** An archive with one deflated member that states a size of its own. */
function deflatedZip(name: string, content: Bytes): Bytes {
  const packed = deflateRawSync(content);
  const bytes = new Uint8Array(30 + 46 + 22 + 2 * name.length + packed.length);
  const view = new DataView(bytes.buffer);
  const letters = new TextEncoder().encode(name);
  const directory = 30 + name.length + packed.length;
  view.setUint32(0, 0x04034b50, true);
  view.setUint16(8, 8, true);
  view.setUint16(26, name.length, true);
  bytes.set(letters, 30);
  bytes.set(packed, 30 + name.length);
  view.setUint32(directory, 0x02014b50, true);
  view.setUint16(directory + 10, 8, true);
  view.setUint32(directory + 20, packed.length, true);
  view.setUint32(directory + 24, 10, true);
  view.setUint16(directory + 28, name.length, true);
  bytes.set(letters, directory + 46);
  const end = directory + 46 + name.length;
  view.setUint32(end, 0x06054b50, true);
  view.setUint16(end + 8, 1, true);
  view.setUint16(end + 10, 1, true);
  view.setUint32(end + 16, directory, true);
  return bytes;
}

describe("ED-44 a class's hand-ins at once", () => {
  it("gives thirty states from mixed ways, with three duplicates and a damaged one, in 3 s", async () => {
    const [one = new Uint8Array(), two = new Uint8Array(), three = new Uint8Array()] = packets;
    const cut = packets[29]?.slice(0, -214) ?? new Uint8Array();
    const things: readonly ReceivedThing[] = [
      ...files().slice(0, 10),
      file(await zipOf(packets.slice(10, 20)), "curso.zip"),
      {
        kind: "text",
        name: "Chat",
        text: packets
          .slice(20, 25)
          .map((each) => toArmour(each, "entrega"))
          .join("\n\n"),
      },
      ...packets.slice(25, 29).map((bytes): ReceivedThing => ({ kind: "packet", name: "QR", bytes })),
      file(cut, "entrega_hoyos.cuadra"),
      file(one, "copia.cuadra"),
      file(two, "otra vez.cuadra"),
      { kind: "packet", name: "QR", bytes: three },
    ];
    const progress: number[] = [];
    const sources = (await receiveMany(things, keyring, { onProgress: (done) => progress.push(done) })) ?? [];
    const plan = planReceipt(sources, DESK, NO_SEEDS, NOON);
    // The least of several: files that are tested at the same time may count in the processor time of this one.
    let least = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 3; tries += 1) {
      const spent = processorTime();
      planReceipt((await receiveMany(things, keyring)) ?? [], DESK, NO_SEEDS, NOON);
      least = Math.min(least, spent());
    }
    tellClassSpeed("receiving", least);
    expect(least).toBeLessThan(3000);
    expect(new Set(plan.taken.map((each) => each.student)).size).toBe(29);
    expect(plan.repeated).toHaveLength(3);
    expect(plan.damaged).toMatchObject([
      { source: "entrega_hoyos.cuadra", failure: { kind: "truncated", missing: 214 } },
    ]);
    expect(progress.at(-1)).toBe(1);
    const again = planReceipt(
      sources,
      {
        ...DESK,
        here: new Map(plan.taken.map(({ packet }) => [packet.message.id, packet])),
      },
      NO_SEEDS,
      NOON,
    );
    expect([again.taken.length, again.repeated.length, again.damaged.length]).toEqual([0, 32, 1]);
  });

  it("stops when asked, and bounds what is read at once", async () => {
    const stop = new AbortController();
    const reading = receiveMany(files(), keyring, { signal: stop.signal, onProgress: () => stop.abort() });
    expect(await reading).toBeNull();
    const [one = new Uint8Array()] = packets;
    const many = Array.from({ length: 605 }, (_, at) => file(one, `${at}.cuadra`));
    const kinds = (await kindsOf(many)) ?? [];
    expect(kinds.filter((kind) => kind === "ok")).toHaveLength(600);
    expect(kinds.slice(600)).toEqual(Array(5).fill("too-many"));
  });

  it("says what each other thing is", async () => {
    const text = (words: string) => new TextEncoder().encode(words) as Bytes;
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array(50).fill(0)]);
    expect(
      await kindsOf([
        file(new Uint8Array(), "vacío"),
        file(text("%PDF-1.7"), "trabajo.pdf"),
        file(text("hola"), "nota.txt"),
        { kind: "text", name: "Pegado", text: "hola profe" },
        file(png, "foto.png"),
        file(text(toArmour(packets[0] ?? new Uint8Array(), "entrega")), "correo.txt"),
        { kind: "file", name: "grande", blob: new Blob([new Uint8Array(13 * 1024 * 1024)]) },
      ]),
    ).toEqual(["empty", "foreign", "foreign", "no-text", "foreign", "ok", "too-large"]);
    const readPicture = async () => packets.slice(0, 1);
    const seen = await receiveMany([file(png, "foto.png")], keyring, { readPicture });
    expect(seen?.[0]?.outcome.ok).toBe(true);
    const blank = await receiveMany([file(png, "foto.png")], keyring, { readPicture: async () => [] });
    expect(blank?.[0]?.outcome).toEqual({ ok: false, error: { kind: "no-code" } });
  });

  describe("ED-43 pictures of the codes of one packet", () => {
    const picture = (at: number): ReceivedThing =>
      file(Uint8Array.from([0xff, 0xd8, 0xff, at]), `foto ${at}.jpg`);
    /** What is in the codes of a list, by the picture that shows them. */
    const read = async (codes: readonly Bytes[], order: readonly number[]) => {
      const readPicture = async (blob: Blob) => {
        const at = new Uint8Array(await blob.arrayBuffer())[3] ?? 0;
        return codes.slice(at, at + 1);
      };
      const sources = (await receiveMany(order.map(picture), keyring, { readPicture })) ?? [];
      return sources.map(({ name, outcome }) => [
        name,
        outcome.ok ? outcome.value.message.id : outcome.error.kind,
      ]);
    };
    const long = async (number: number) => {
      const message = handInMessage(student.public, { number, code: "1", name: "" });
      let state = number;
      const noise = Array.from({ length: 2000 }, () => {
        state = (state * 48_271) % 2_147_483_647;
        return String.fromCharCode(33 + (state % 90));
      });
      const content = { ...message.content, work: { kind: "text" as const, text: noise.join("") } };
      const bytes = await writeMessage({ ...message, content }, student, teacher.public.seal);
      return { id: message.id, frames: toFrames(bytes) ?? [] };
    };

    it.each([
      ["in order", [0, 1, 2]],
      ["in another order", [2, 0, 1]],
      ["one taken twice", [1, 0, 1, 2, 2]],
    ])("are put together %s", async (_, order) => {
      const { id, frames } = await long(41);
      const all = Array.from(frames.keys());
      const wanted = order.filter((at) => at < all.length).concat(all.filter((at) => !order.includes(at)));
      expect(frames.length).toBeGreaterThan(1);
      expect(await read(frames, wanted)).toEqual([[`foto ${wanted[0]}.jpg`, id]]);
    });

    it("of two packets are told apart, and one that is missing is told by each of the others", async () => {
      const [one, two] = [await long(43), await long(47)];
      const codes = [...one.frames, ...two.frames.slice(1)];
      const found = await read(codes, Array.from(codes.keys()).reverse());
      expect(found.filter(([, what]) => what === one.id)).toHaveLength(1);
      expect(found.filter(([, what]) => what === "part-only")).toHaveLength(two.frames.length - 1);
      expect(found).toHaveLength(two.frames.length);
    });
  });

  it("goes on after a file that cannot be read", async () => {
    const gone = {
      size: 5,
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error("gone")) }),
    } as unknown as Blob;
    const [one = new Uint8Array()] = packets;
    expect(await kindsOf([{ kind: "file", name: "x", blob: gone }, file(one, "y")])).toEqual([
      "unreadable",
      "ok",
    ]);
  });

  it("tells a picture that nobody looked at from one without a code", async () => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const seen = await receiveMany([file(png, "foto.png")], keyring, {
      readPicture: async () => "not-looked",
    });
    expect(seen?.[0]?.outcome).toEqual({ ok: false, error: { kind: "not-looked" } });
  });
});

/** The same hand-in, said to be of another attempt. */
function inAttempt(packet: OpenedPacket, attempt: number): OpenedPacket {
  const { message, hash } = packet;
  if (message.kind !== "entrega") return packet;
  return { hash, message: { ...message, content: { ...message.content, attempt } } };
}

describe("ED-126 the seeds that hand-ins should have", () => {
  it("finds a work that was copied, whatever code it says now", async () => {
    const [natalia, cristian] = [roster[0]?.code ?? "", roster[1]?.code ?? ""];
    const sent = async (number: number, code: string, of: string) => {
      const message = handInMessage(student.public, { number, code, name: "" });
      const seed = await taskSeed(ACTIVITY, of, 1);
      const content = { ...message.content, seed };
      return file(await writeMessage({ ...message, content }, student, teacher.public.seal), `${number}`);
    };
    const things = [
      await sent(1, natalia, natalia),
      await sent(2, cristian, natalia),
      await sent(3, "77", "77"),
    ];
    const sources = (await receiveMany(things, keyring)) ?? [];
    const seeds = await figureSeeds(sources, DESK);
    expect(seeds.size).toBe(31);
    // Each attempt has figures of its own: those of the first are no longer right in the second.
    const second = sources.map((source) => ({
      ...source,
      outcome: source.outcome.ok ? ok(inAttempt(source.outcome.value, 2)) : source.outcome,
    }));
    const later = planReceipt(second, DESK, await figureSeeds(second, DESK), NOON);
    expect(later.taken.map(({ remarks }) => remarks.includes("other-figures"))).toEqual([true, true]);
    const plan = planReceipt(sources, DESK, seeds, NOON);
    expect(plan.taken.map(({ figuresOf }) => figuresOf)).toEqual([null, roster[0]?.id]);
    expect(plan.unidentified[0]?.otherFigures).toBe(false);
    const shared = DESK.activities.map((each) => ({ ...each, seed: 1 }));
    expect((await figureSeeds(sources, { ...DESK, activities: shared })).size).toBe(0);
  });
});

describe("ED-41 archives", () => {
  it("reads deflated members, and no bomb, no archive in an archive, no cut one", async () => {
    const [one = new Uint8Array()] = packets;
    expect(await kindsOf([file(deflatedZip("Pérez Ñ/e.cuadra", one), "a.zip")])).toEqual(["ok"]);
    const bomb = deflatedZip("e.cuadra", new Uint8Array(60_000_000));
    expect(await kindsOf([file(bomb, "b.zip")])).toEqual(["too-large"]);
    expect(await kindsOf([file(await zipOf([await zipOf([one])]), "c.zip")])).toEqual(["foreign"]);
    const whole = await zipOf(packets.slice(0, 3));
    expect(await kindsOf([file(whole.slice(0, -40), "d.zip")])).toEqual(["truncated"]);
    expect(await kindsOf([file(await zipOf([]), "e.zip")])).toEqual(["empty"]);
    // A document of Word is an archive of parts: one thing to whoever chose it.
    const part = (words: string) => new TextEncoder().encode(words) as Bytes;
    const letter = file(
      await zipOf([part("<document/>"), part("<styles/>"), part("<theme/>")]),
      "tarea.docx",
    );
    expect((await receiveMany([letter], keyring))?.map(({ name, outcome }) => [name, outcome])).toEqual([
      ["tarea.docx", { ok: false, error: { kind: "foreign" } }],
    ]);
    expect(await kindsOf([file(await zipOf([part("<document/>"), one]), "g.zip")])).toEqual([
      "foreign",
      "ok",
    ]);
    expect(await kindsOf([file(deflatedZip("__MACOSX/._e", one), "f.zip")])).toEqual(["empty"]);
  });

  it("answers whatever byte is changed", async () => {
    const whole = await zipOf(packets.slice(0, 2));
    for (let at = 0; at < whole.length; at += 7) {
      const bad = whole.with(at, (whole[at] ?? 0) ^ 0x55);
      const members = readZip(bad);
      if (members.ok) for (const member of members.value) await member.read();
    }
    expect(await kindsOf([file(whole.with(60, (whole[60] ?? 0) ^ 1), "a.zip")])).toEqual(["damaged", "ok"]);
  });
});
