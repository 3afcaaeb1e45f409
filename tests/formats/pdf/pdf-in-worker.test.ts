import { expect, it } from "vitest";
import type { PdfHead, PdfPart } from "#formats/pdf/pdf-document.ts";
import { makePdf, type PdfMaker } from "#formats/pdf/pdf-in-worker.ts";
import type { PdfAnswer, PdfRequest } from "#formats/pdf/pdf-messages.ts";

const HEAD = { title: "Libro diario" } as PdfHead;

function maker(answer: (request: PdfRequest) => PdfAnswer | Promise<PdfAnswer>) {
  const asked: string[] = [];
  let ended = 0;
  const start = (): PdfMaker => ({
    ask: async (request) => {
      asked.push(request.kind);
      return answer(request);
    },
    end: () => {
      ended += 1;
    },
  });
  return { start, asked, ended: () => ended };
}

async function* parts(count: number): AsyncGenerator<PdfPart> {
  for (let index = 1; index <= count; index += 1) yield { rows: [], done: index / count };
}

const drawing = ({ kind }: PdfRequest): PdfAnswer =>
  kind === "finish" ? { kind: "file", bytes: new TextEncoder().encode("%PDF").buffer } : { kind: "ready" };

it("hands over one part after the other, tells how far it is, and ends the worker", async () => {
  const { start, asked, ended } = maker(drawing);
  const told: number[] = [];
  const file = await makePdf(HEAD, parts(4), { onProgress: (done) => told.push(done) }, start);
  expect(asked).toEqual(["begin", "rows", "rows", "rows", "rows", "finish"]);
  expect(told).toEqual([0.25, 0.5, 0.75, 1]);
  expect(file?.type).toBe("application/pdf");
  expect(await file?.text()).toBe("%PDF");
  expect(ended()).toBe(1);
});

it("stops at once when it is no longer wanted, in the middle of a part", async () => {
  const stop = new AbortController();
  const never = new Promise<PdfAnswer>(() => undefined);
  const { start, ended } = maker(({ kind }) => {
    if (kind !== "rows") return { kind: "ready" };
    stop.abort();
    return never;
  });
  expect(await makePdf(HEAD, parts(4), { signal: stop.signal }, start)).toBeNull();
  expect(ended()).toBe(1);
  expect(await makePdf(HEAD, parts(1), { signal: stop.signal }, start)).toBeNull();
  expect(ended()).toBe(1);
});

it("says that it failed, and ends the worker then too", async () => {
  const { start, ended } = maker(({ kind }) =>
    kind === "rows" ? { kind: "failed", detail: "no font" } : { kind: "ready" },
  );
  await expect(makePdf(HEAD, parts(1), {}, start)).rejects.toThrow("no font");
  expect(ended()).toBe(1);
});
