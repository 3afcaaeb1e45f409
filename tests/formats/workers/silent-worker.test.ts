import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startGrader } from "#features/education/teacher/work/start-grader.ts";
import { startCodeReader } from "#formats/exchange/codes/code-reader.ts";
import { drawCodes } from "#formats/exchange/codes/draw-codes.ts";
import { makeFile } from "#formats/workers/make-file.ts";

let ended = 0;

/** A worker whose code never comes: it neither answers nor fails. */
class SilentWorker {
  postMessage(): void {}
  terminate(): void {
    ended += 1;
  }
}

beforeEach(() => {
  ended = 0;
  vi.useFakeTimers();
  vi.stubGlobal("Worker", SilentWorker);
  vi.stubGlobal("createImageBitmap", async () => ({}));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function after<T>(milliseconds: number, work: Promise<T>): Promise<T | "waits" | "failed"> {
  let answer: T | "waits" | "failed" = "waits";
  work.then(
    (found) => {
      answer = found;
    },
    () => {
      answer = "failed";
    },
  );
  await vi.advanceTimersByTimeAsync(milliseconds);
  return answer;
}

it("ST-16 a file whose worker never begins is told as not made, and the worker is ended", async () => {
  const making = makeFile("csv", { title: "Diario" } as never, [{ rows: [], done: 1 }]);
  expect(await after(31_000, making)).toBe("failed");
  expect(ended).toBe(1);
});

it("ST-16 a work that gets no answer is told as not graded", async () => {
  expect(await after(61_000, startGrader().grade({} as never))).toMatchObject({ kind: "failed" });
});

it("ST-16 a picture that gets no answer was not looked at, and the next one goes to another worker", async () => {
  const reader = startCodeReader();
  const both = Promise.all([reader.read({} as never), reader.read({} as never)]);
  expect(await after(21_000, both)).toEqual(["not-looked", "not-looked"]);
  expect(ended).toBe(2);
});

it("ST-16 what a worker says late is of no other picture", async () => {
  const started: SilentWorker[] = [];
  class LateWorker extends SilentWorker {
    onmessage: ((event: { readonly data: unknown }) => void) | null = null;
    constructor() {
      super();
      started.push(this);
    }
  }
  vi.stubGlobal("Worker", LateWorker);
  const reader = startCodeReader();
  const answers = [reader.read({} as never), reader.read({} as never)];
  expect(await after(10_500, answers[0] as Promise<unknown>)).toBe("not-looked");
  const [late, next] = started as LateWorker[];
  late?.onmessage?.({ data: { bytes: Uint8Array.of(1) } });
  next?.onmessage?.({ data: { bytes: Uint8Array.of(2) } });
  expect(await after(1, answers[1] as Promise<unknown>)).toEqual(Uint8Array.of(2));
});

it("ST-16 a picture that cannot be drawn was not looked at", async () => {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new DOMException("x", "InvalidStateError")));
  expect(await after(1, startCodeReader().read({} as never))).toBe("not-looked");
});

it("ST-16 codes that are never drawn are told as not drawn", async () => {
  expect(await after(31_000, drawCodes([], new AbortController().signal))).toBeNull();
  expect(ended).toBe(1);
});
