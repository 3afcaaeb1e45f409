import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { countedRuns } from "#tests/support/random/runs.ts";
import { mutatedText, mutatedValue } from "./mutate.ts";
import { FILE_READERS, MESSAGE_READERS, TEXT_READERS } from "./readers.ts";

const count = [TEXT_READERS, MESSAGE_READERS, FILE_READERS].reduce(
  (sum, each) => sum + Object.keys(each).length,
  0,
);
/** Of all faults together, each reader its part: 200,000 in the long mode, some thousands usually. */
const { numRuns, seed } = countedRuns(4_000, 200_000);
const each = { numRuns: Math.ceil(numRuns / count), seed };

type Sound = (found: unknown) => boolean;

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  vi.stubGlobal("sessionStorage", new MemoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
  // No text of any reader reached a prototype (IM-10).
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

describe("IM-14 I-24 texts from storage, addresses and the clipboard", () => {
  it.each(Object.entries(TEXT_READERS))("%s answers to any text", (_file, { examples, read, sound }) => {
    for (const example of examples) expect((sound as Sound)(read(example))).toBe(true);
    fc.assert(
      fc.property(mutatedText(examples), (text) => {
        expect((sound as Sound)(read(text))).toBe(true);
      }),
      each,
    );
  });
});

describe("IM-14 messages of other pages and workers", () => {
  it.each(Object.entries(MESSAGE_READERS))("%s answers to any value", (_file, { examples, read, sound }) => {
    fc.assert(
      fc.property(mutatedValue(examples), (value) => {
        expect((sound as Sound)(read(value))).toBe(true);
      }),
      each,
    );
  });
});

describe("IM-14 BR-03 files", () => {
  it.each(Object.entries(FILE_READERS))(
    "%s answers to any bytes",
    async (_file, { examples, read, sound }) => {
      await fc.assert(
        fc.asyncProperty(mutatedText(examples), async (bytes) => {
          expect((sound as Sound)(await read(bytes))).toBe(true);
        }),
        each,
      );
    },
    3_600_000,
  );
});

it("names what a reader did with a fault, so that this test can fail", () => {
  const naive = (text: string): unknown => JSON.parse(text);
  const tried = () =>
    fc.assert(
      fc.property(mutatedText(['{"a":1}']), (text) => void naive(text)),
      each,
    );
  expect(tried).toThrow(/Property failed/);
});
