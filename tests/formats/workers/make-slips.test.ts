import { expect, it } from "vitest";
import type { PaySlip } from "#domain/payroll/slip/pay-slip.ts";
import type { SlipsHead } from "#formats/slips-head.ts";
import type { FileAnswer, FileRequest } from "#formats/workers/file-messages.ts";
import { makeSlips } from "#formats/workers/make-slips.ts";
import { SLIPS_HEAD } from "../../support/payroll/slips-head.ts";

function* slips(count: number, made: string[] = []): Generator<PaySlip> {
  for (let index = 1; index <= count; index += 1) {
    made.push(String(index));
    yield { number: String(index) } as PaySlip;
  }
}

function worker(answer: (request: FileRequest<SlipsHead>) => FileAnswer | Promise<FileAnswer>) {
  const sent: string[][] = [];
  let ended = 0;
  const start = () => ({
    ask: async (request: FileRequest<SlipsHead>) => {
      if (request.kind === "rows")
        sent.push((JSON.parse(request.rows) as PaySlip[]).map(({ number }) => number));
      return answer(request);
    },
    end: () => {
      ended += 1;
    },
  });
  return { start, sent, ended: () => ended };
}

const drawing = ({ kind }: FileRequest<SlipsHead>): FileAnswer =>
  kind === "finish" ? { kind: "file", bytes: new ArrayBuffer(4) } : { kind: "ready" };

it("hands slips over twenty at a time, and tells how far it is", async () => {
  const { start, sent, ended } = worker(drawing);
  const told: number[] = [];
  const options = { onProgress: (done: number) => told.push(done) };
  const file = await makeSlips(SLIPS_HEAD, slips(50), 50, options, start);
  expect(sent.map((each) => each.length)).toEqual([20, 20, 10]);
  expect(sent.flat()).toEqual(Array.from({ length: 50 }, (_, index) => String(index + 1)));
  expect(told).toEqual([0.4, 0.8, 1]);
  expect(file?.type).toBe("application/pdf");
  expect(ended()).toBe(1);
  const zip = await makeSlips({ ...SLIPS_HEAD, bundle: "each" }, slips(1), 1, {}, start);
  expect(zip?.type).toBe("application/zip");
});

it("stops at once, and works out no more slips then", async () => {
  const stop = new AbortController();
  const made: string[] = [];
  const { start, ended } = worker(({ kind }) => {
    if (kind !== "rows") return { kind: "ready" };
    stop.abort();
    return new Promise<FileAnswer>(() => undefined);
  });
  const order = makeSlips(SLIPS_HEAD, slips(1000, made), 1000, { signal: stop.signal }, start);
  expect(await order).toBeNull();
  expect(made.length).toBeLessThanOrEqual(60);
  expect(ended()).toBe(1);
});
