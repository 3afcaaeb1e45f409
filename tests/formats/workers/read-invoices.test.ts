import { afterEach, expect, it, vi } from "vitest";
import { DOCUMENT_LIMITS } from "#domain/invoice/document-limits.ts";
import { readInvoiceParts } from "#formats/invoice/read-documents.ts";
import type { FileAnswer, FileRequest } from "#formats/workers/file-messages.ts";
import { readInvoices } from "#formats/workers/read-invoices.ts";
import type { FileMaker } from "#formats/workers/write-beside.ts";
import { makeDocument } from "#tests/support/invoices/make-document.ts";

afterEach(() => vi.useRealTimers());

const file = (name: string, text = makeDocument({ number: name })) => new File([text], name);

/** What the worker does, on this side of it; a file called "lento" never answers. */
function workersHere() {
  let [started, ended] = [0, 0];
  const start = (): FileMaker<never> => {
    started += 1;
    let parts: ReturnType<typeof readInvoiceParts> | null = null;
    return {
      ask: async (request: FileRequest<never>): Promise<FileAnswer> => {
        if (request.kind === "read-invoices") {
          if (request.file.name === "lento") return new Promise(() => undefined);
          if (request.file.name === "roto") return { kind: "failed", detail: "x" };
          parts = readInvoiceParts(request.file);
        }
        const next = await parts?.next();
        return { kind: "part", part: JSON.stringify(next?.value) };
      },
      end: () => {
        ended += 1;
      },
    };
  };
  return { start, counts: () => [started, ended] };
}

const told = (found: Awaited<ReturnType<typeof readInvoices>>) =>
  found?.map(({ file: name, read }) => [name, read.ok ? read.value.number : read.error.kind]);

it("FE-03 reads files in their order, tells how far it is, and goes on after one that fails", async () => {
  const { start, counts } = workersHere();
  const progress: string[] = [];
  const files = [file("A"), file("roto"), file("vacio", ""), file("B")];
  const found = await readInvoices(
    files,
    { onProgress: (done, all) => progress.push(`${done}/${all}`) },
    start,
  );
  expect(told(found)).toEqual([
    ["A", "A"],
    ["roto", "failed"],
    ["vacio", "empty"],
    ["B", "B"],
  ]);
  expect(progress).toEqual(["1/4", "2/4", "3/4", "4/4"]);
  expect(counts()).toEqual([1, 1]);
});

it("FE-03 gives up a file that is silent, and reads the next one with another worker", async () => {
  vi.useFakeTimers();
  const { start, counts } = workersHere();
  const reading = readInvoices([file("lento"), file("B")], {}, start);
  await vi.advanceTimersByTimeAsync(5_100);
  vi.useRealTimers();
  expect(told(await reading)).toEqual([
    ["lento", "slow"],
    ["B", "B"],
  ]);
  expect(counts()).toEqual([2, 2]);
});

it("IM-06 stops at once when it is cancelled, and ends the worker", async () => {
  const { start, counts } = workersHere();
  const stop = new AbortController();
  const reading = readInvoices([file("lento")], { signal: stop.signal }, start);
  stop.abort();
  expect(await reading).toBeNull();
  expect(counts()).toEqual([1, 1]);
  expect(await readInvoices([file("A")], { signal: stop.signal }, start)).toBeNull();
});

it("FE-03 reads the first 500 files and says that there are more", async () => {
  const { start } = workersHere();
  const files = Array.from({ length: DOCUMENT_LIMITS.files + 2 }, () => file("x", ""));
  const found = told(await readInvoices(files, {}, start));
  expect(found?.slice(DOCUMENT_LIMITS.files - 1)).toEqual([
    ["x", "empty"],
    ["x", "too-many-documents"],
    ["x", "too-many-documents"],
  ]);
});
