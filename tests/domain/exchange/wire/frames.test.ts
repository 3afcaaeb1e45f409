import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type FrameTaken,
  MOST_FRAMES,
  NO_FRAMES,
  SINGLE_QR,
  takeFrame,
  toFrames,
} from "#domain/exchange/wire/frames.ts";

type Bytes = Uint8Array<ArrayBuffer>;
const MARK = [0x89, 0x43, 0x55, 0x41, 0x44, 0x52, 0x41, 0x0a];

/** A packet of any content; its hash is what tells it from others. */
function packet(length: number, seed: number): Bytes {
  return Uint8Array.from({ length }, (_, at) => MARK[at] ?? (at * 31 + seed * (at % 7) + seed) & 255);
}

function readAll(frames: readonly Bytes[]): readonly FrameTaken[] {
  let set = NO_FRAMES;
  return frames.map((frame) => {
    const [next, taken] = takeFrame(set, frame);
    set = next;
    return taken;
  });
}

const wholes = (taken: readonly FrameTaken[]) =>
  taken.flatMap((each) => (each.kind === "whole" ? [each.packet] : []));

const long = fc.tuple(fc.integer({ min: SINGLE_QR + 1, max: 9000 }), fc.integer({ min: 1, max: 200 }));

describe("ED-43 a packet as QR codes", () => {
  it("is one code when it fits, else frames of at most 600 bytes", () => {
    const small = packet(SINGLE_QR, 1);
    expect(toFrames(small)).toEqual([small]);
    const frames = toFrames(packet(SINGLE_QR + 1, 1)) ?? [];
    expect(frames).toHaveLength(2);
    expect(Math.max(...frames.map((frame) => frame.length))).toBeLessThanOrEqual(600);
    expect(toFrames(packet(600 * MOST_FRAMES, 1))).toBeNull();
  });

  it("is put together from any order, with repeats, and once", () => {
    fc.assert(
      fc.property(long, fc.infiniteStream(fc.nat(1000)), ([length, seed], chance) => {
        const whole = packet(length, seed);
        const frames = toFrames(whole) ?? [];
        const keys = Array.from(chance.take(frames.length * 2));
        const shuffled = [...frames, ...frames]
          .map((frame, at) => ({ frame, key: keys[at] ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ frame }) => frame);
        expect(wholes(readAll(shuffled))).toEqual([whole]);
      }),
      { numRuns: 60 },
    );
  });

  it("keeps frames of several packets apart", () => {
    // The first two have as many frames.
    const packets = [packet(3000, 3), packet(2950, 9), packet(5000, 21)];
    const lists = packets.map((each) => toFrames(each) ?? []);
    const mixed = Array.from({ length: 10 }, (_, at) =>
      lists.flatMap((list) => list.slice(at, at + 1)),
    ).flat();
    expect(wholes(readAll(mixed)).toSorted((a, b) => a.length - b.length)).toEqual(
      packets.toSorted((a, b) => a.length - b.length),
    );
  });

  it("counts what is here, and takes no changed frame", () => {
    const frames = toFrames(packet(3000, 5)) ?? [];
    const [first = new Uint8Array()] = frames;
    expect(readAll([first, first])).toEqual([
      { kind: "piece", here: 1, count: frames.length },
      { kind: "again", here: 1, count: frames.length },
    ]);
    fc.assert(
      fc.property(fc.nat(first.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const bad = first.with(at, (first[at] ?? 0) ^ change);
        const [, taken] = takeFrame(NO_FRAMES, bad);
        // A change in the tag makes it a frame of another packet, which never becomes whole.
        expect(["foreign", "piece"]).toContain(taken.kind);
        if (at < 3 || at > 8) expect(taken.kind).toBe("foreign");
      }),
    );
  });

  it("answers whatever a code holds", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 700 }) as fc.Arbitrary<Bytes>, (bytes) => {
        expect(takeFrame(NO_FRAMES, bytes)[1].kind).toBe("foreign");
      }),
    );
  });

  it("forgets the packets begun first when a hundred are begun", () => {
    const firsts = Array.from(
      { length: 100 },
      (_, at) => (toFrames(packet(3000, at + 1)) ?? [])[0] ?? new Uint8Array(),
    );
    let set = NO_FRAMES;
    for (const frame of firsts) [set] = takeFrame(set, frame);
    expect(set.pending.size).toBeLessThanOrEqual(60);
  });
});
