import { expect, it } from "vitest";
import type { BookId } from "#domain/kernel/ids.ts";
import { journalPdf } from "#features/books/journal-pdf.ts";
import { cellText } from "#formats/pdf/cell-text.ts";
import type { PdfHead } from "#formats/pdf/pdf-document.ts";
import type { makePdf } from "#formats/pdf/pdf-in-worker.ts";
import type { AppStorage } from "#storage/app-storage.ts";
import { postEntry } from "#storage/commands/post-entry.ts";
import { content } from "../../support/builders.ts";
import { openTestBook, openTestStorage } from "../../support/test-storage.ts";

async function post(storage: AppStorage, bookId: BookId, date: string, amount: number): Promise<void> {
  const made = await postEntry(storage, {
    id: storage.newId("command"),
    bookId,
    entryId: storage.newId("entry"),
    content: content(date, "1110", "4135", amount),
    origin: "journal",
  });
  if (!made.ok) throw new Error(made.error.kind);
}

/** Takes what would be drawn, as lines of text. */
function paper(during: () => Promise<void> = async () => undefined) {
  const drawn: { head: PdfHead; rows: string[]; done: number[] }[] = [];
  const make: typeof makePdf = async (head, parts) => {
    const rows: string[] = [];
    const done: number[] = [];
    drawn.push({ head, rows, done });
    for await (const part of parts) {
      rows.push(...part.rows.map((row) => row.cells.map(cellText).filter(Boolean).join(" ")));
      done.push(part.done);
    }
    await during();
    return new Blob(["%PDF"]);
  };
  return { drawn, make };
}

it("lays out a book month by month, page by page, with what is brought and the sums of each", async () => {
  const storage = await openTestStorage({ pageSize: 2 });
  const bookId = await openTestBook(storage);
  for (const day of ["03", "04", "05"]) await post(storage, bookId, `2026-11-${day}`, 100);
  await post(storage, bookId, "2026-12-01", 50);
  const { drawn, make } = paper();
  expect((await journalPdf(storage, bookId, null, {}, make)).kind).toBe("file");
  const [first] = drawn;
  const sums = first?.rows.filter((row) => !/^(?:\d{2}\/|1110|4135)/.test(row));
  expect(sums).toEqual([
    "Sumas de noviembre 300 300",
    "Vienen de noviembre 300 300",
    "Sumas de diciembre 50 50",
    "Sumas iguales 350 350",
  ]);
  expect(first?.rows.filter((row) => row.startsWith("1110 Bancos"))).toHaveLength(4);
  expect(first?.done.every((share, index) => index === 0 || share >= (first.done[index - 1] ?? 0))).toBe(
    true,
  );
  expect(first?.done.at(-1)).toBe(1);
  // Its own days are from 20/11 to 20/12; its entries begin before.
  expect(first?.head.period).toBe("Del 03/11/2026 al 20/12/2026");
  expect(first?.head).toMatchObject({
    company: "Sin empresa",
    nit: "",
    unit: "Cifras en pesos",
    widest: 350,
  });
  storage.close();
});

it("reads a book again that somebody wrote to meanwhile, and says so when it does not rest", async () => {
  const storage = await openTestStorage();
  const bookId = await openTestBook(storage);
  await post(storage, bookId, "2026-11-20", 100);
  let left = 1;
  const once = paper(async () => {
    left -= 1;
    if (left >= 0) await post(storage, bookId, "2026-11-21", 5);
  });
  expect((await journalPdf(storage, bookId, null, {}, once.make)).kind).toBe("file");
  expect(once.drawn.map(({ rows }) => rows.at(-1))).toEqual([
    "Sumas iguales 100 100",
    "Sumas iguales 105 105",
  ]);
  const always = paper(() => post(storage, bookId, "2026-11-22", 1));
  expect((await journalPdf(storage, bookId, null, {}, always.make)).kind).toBe("changing");
  expect((await journalPdf(storage, storage.newId("book"), null, {}, always.make)).kind).toBe("gone");
  expect((await journalPdf(storage, bookId, null, {}, async () => null)).kind).toBe("stopped");
  storage.close();
});
