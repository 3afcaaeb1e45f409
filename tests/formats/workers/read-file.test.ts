import { afterEach, expect, it, vi } from "vitest";
import type { FileAnswer, FileRequest } from "#formats/workers/file-messages.ts";
import { readSheets } from "#formats/workers/read-file.ts";
import type { FileMaker } from "#formats/workers/write-beside.ts";
import { readerHere } from "#tests/support/files/read-whole.ts";

const FILE = new File(["codigo;nombre\n1105;Caja"], "a.csv");

function reader(answer: (request: FileRequest<never>, turn: number) => FileAnswer | Promise<FileAnswer>) {
  let [ended, turn] = [0, 0];
  const start = (): FileMaker<never> => ({
    ask: async (request) => {
      turn += 1;
      return answer(request, turn);
    },
    end: () => {
      ended += 1;
    },
  });
  return { start, ended: () => ended };
}

const rows: FileAnswer = { kind: "part", part: '{"kind":"rows","rows":[]}' };
const never = () => new Promise<FileAnswer>(() => undefined);

afterEach(() => vi.useRealTimers());

it("puts the parts together and tells how many rows came", async () => {
  const told: number[] = [];
  const read = await readSheets(FILE, { onRows: (count) => told.push(count) }, readerHere);
  expect(read).toEqual({
    ok: true,
    value: {
      notes: [],
      sheets: [
        {
          name: "",
          hidden: false,
          merged: [],
          hiddenColumns: [],
          beyond: 0,
          rows: [
            { row: 1, cells: ["codigo", "nombre"] },
            { row: 2, cells: ["1105", "Caja"] },
          ],
        },
      ],
    },
  });
  expect(told.at(-1)).toBe(2);
});

it("IM-06 stops at once when it is no longer wanted, and ends the worker", async () => {
  const stop = new AbortController();
  const { start, ended } = reader(never);
  const read = readSheets(FILE, { signal: stop.signal }, start);
  stop.abort();
  expect(await read).toBeNull();
  expect(ended()).toBe(1);
  expect(await readSheets(FILE, { signal: stop.signal }, start)).toBeNull();
});

it("IM-06 ends a worker that is silent for five seconds, however many parts came before", async () => {
  vi.useFakeTimers();
  const { start, ended } = reader((_, turn) => (turn < 4 ? rows : never()));
  const read = readSheets(FILE, {}, start);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(ended()).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(await read).toEqual({ ok: false, error: { kind: "slow" } });
  expect(ended()).toBe(1);
});

it("IM-06 ends a worker that goes on for half a minute", async () => {
  vi.useFakeTimers();
  const slowly = () => new Promise<FileAnswer>((resolve) => setTimeout(() => resolve(rows), 3_000));
  const { start } = reader(slowly);
  const read = readSheets(FILE, {}, start);
  await vi.advanceTimersByTimeAsync(30_100);
  expect(await read).toEqual({ ok: false, error: { kind: "slow" } });
});

it("answers a failure of the worker", async () => {
  const { start, ended } = reader(() => ({ kind: "failed", detail: "no module" }));
  expect(await readSheets(FILE, {}, start)).toEqual({ ok: false, error: { kind: "failed" } });
  expect(ended()).toBe(1);
});
