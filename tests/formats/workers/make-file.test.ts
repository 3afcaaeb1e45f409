import { expect, it } from "vitest";
import type { FileHead, FilePart } from "#formats/file-head.ts";
import type { FileAnswer, FileRequest } from "#formats/workers/file-messages.ts";
import { makeFile } from "#formats/workers/make-file.ts";
import type { FileMaker } from "#formats/workers/write-beside.ts";

const HEAD = { title: "Libro diario" } as FileHead;

function maker(answer: (request: FileRequest) => FileAnswer | Promise<FileAnswer>) {
  const asked: string[] = [];
  let ended = 0;
  const start = (): FileMaker<FileHead> => ({
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

async function* parts(count: number): AsyncGenerator<FilePart> {
  for (let index = 1; index <= count; index += 1) yield { rows: [], done: index / count };
}

const drawing = ({ kind }: FileRequest): FileAnswer =>
  kind === "finish" ? { kind: "file", bytes: new TextEncoder().encode("%PDF").buffer } : { kind: "ready" };

it("hands over one part after the other, tells how far it is, and ends the worker", async () => {
  const { start, asked, ended } = maker(drawing);
  const told: number[] = [];
  const file = await makeFile("pdf", HEAD, parts(4), { onProgress: (done) => told.push(done) }, start);
  expect(asked).toEqual(["begin", "rows", "rows", "rows", "rows", "finish"]);
  expect(told).toEqual([0.25, 0.5, 0.75, 1]);
  expect(file?.type).toBe("application/pdf");
  expect(await file?.text()).toBe("%PDF");
  expect(ended()).toBe(1);
});

it("stops at once when it is no longer wanted, in the middle of a part", async () => {
  const stop = new AbortController();
  const never = new Promise<FileAnswer>(() => undefined);
  const { start, ended } = maker(({ kind }) => {
    if (kind !== "rows") return { kind: "ready" };
    stop.abort();
    return never;
  });
  expect(await makeFile("pdf", HEAD, parts(4), { signal: stop.signal }, start)).toBeNull();
  expect(ended()).toBe(1);
  expect(await makeFile("pdf", HEAD, parts(1), { signal: stop.signal }, start)).toBeNull();
  expect(ended()).toBe(1);
});

it("says that it failed, and ends the worker then too", async () => {
  const { start, ended } = maker(({ kind }) =>
    kind === "rows" ? { kind: "failed", detail: "no font" } : { kind: "ready" },
  );
  await expect(makeFile("pdf", HEAD, parts(1), {}, start)).rejects.toThrow("no font");
  expect(ended()).toBe(1);
});

it("hands many rows over at once where a file is quick to write, and none is lost", async () => {
  const row = { kind: "line", level: 1, cells: [] } as const;
  const many = Array.from({ length: 45 }, (_, index) => ({
    rows: Array.from({ length: 100 }, () => row),
    done: (index + 1) / 45,
  }));
  const sent: number[] = [];
  const { start, asked } = maker((request) => {
    if (request.kind === "rows") sent.push((JSON.parse(request.rows) as unknown[]).length);
    return drawing(request);
  });
  const told: number[] = [];
  await makeFile("xlsx", HEAD, many, { onProgress: (done) => told.push(done) }, start);
  expect(sent).toEqual([2000, 2000, 500]);
  expect(asked).toEqual(["begin", "rows", "rows", "rows", "finish"]);
  expect(told.at(-1)).toBe(1);
});
