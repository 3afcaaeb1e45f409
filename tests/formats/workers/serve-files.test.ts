import { expect, it } from "vitest";
import type { ReadPart } from "#formats/read/read-part.ts";
import { fileServer } from "#formats/workers/serve-files.ts";

const FILE = new File(["x"], "a.csv");
const no = () => Promise.reject(new Error("not asked here"));

function serverOf(read: () => AsyncGenerator<ReadPart>) {
  return fileServer({ open: no, read, readInvoices: no as never, photo: no, desk: no });
}

it("makes the next part while the page takes the one before, and one ahead at most", async () => {
  let made = 0;
  const { answer, goOn } = serverOf(async function* () {
    for (; made < 3; made += 1) yield { kind: "kept", rows: made, hidden: 0 };
    yield { kind: "end", notes: [] };
  });
  const first = await answer({ kind: "read", file: FILE });
  expect(first).toEqual({ kind: "part", part: '{"kind":"kept","rows":0,"hidden":0}' });
  expect(made).toBe(0);
  goOn();
  goOn();
  await new Promise((resolve) => setTimeout(resolve));
  expect(made).toBe(1);
  const kinds: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const told = await answer({ kind: "more" });
    goOn();
    kinds.push(told.kind === "part" ? told.part : told.kind);
  }
  expect(kinds.map((part) => JSON.parse(part) as ReadPart)).toEqual([
    { kind: "kept", rows: 1, hidden: 0 },
    { kind: "kept", rows: 2, hidden: 0 },
    { kind: "end", notes: [] },
  ]);
  await expect(answer({ kind: "more" })).rejects.toThrow("more after the end");
});

it("tells whoever asks for a part that it could not be made, and nobody before", async () => {
  const { answer, goOn } = serverOf(async function* () {
    yield { kind: "kept", rows: 1, hidden: 0 };
    throw new Error("broken");
  });
  await answer({ kind: "read", file: FILE });
  goOn();
  await new Promise((resolve) => setTimeout(resolve));
  await expect(answer({ kind: "more" })).rejects.toThrow("broken");
});

it("leaves what was made ahead once something else is asked", async () => {
  let reads = 0;
  const { answer, goOn } = serverOf(async function* () {
    reads += 1;
    const own = reads;
    for (;;) yield { kind: "kept", rows: own, hidden: 0 };
  });
  await answer({ kind: "read", file: FILE });
  goOn();
  const again = await answer({ kind: "read", file: FILE });
  goOn();
  const then = await answer({ kind: "more" });
  const part = '{"kind":"kept","rows":2,"hidden":0}';
  expect([again, then]).toEqual([
    { kind: "part", part },
    { kind: "part", part },
  ]);
});
