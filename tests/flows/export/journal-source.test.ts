import { expect, it } from "vitest";
import type { BookId } from "#domain/kernel/ids.ts";
import type { ReportRow } from "#domain/report/report.ts";
import { journalSource } from "#flows/export/journal-source.ts";
import { exportFileName } from "#flows/export/run-export.tsx";
import { writeExport } from "#flows/export/write-export.ts";
import { cellText } from "#formats/cell-text.ts";
import type { FileHead } from "#formats/file-head.ts";
import type { makeFile } from "#formats/workers/make-file.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { content } from "../../support/builders.ts";
import { wrongSums } from "../../support/report-sums.ts";
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

function exported(storage: AppStorage, bookId: BookId, make: typeof makeFile) {
  return writeExport(journalSource(storage, { id: bookId, name: "Diario" }, null), "pdf", {}, make);
}

/** Captures what would be drawn, as lines of text. */
function paper(during: () => Promise<void> = async () => undefined) {
  const drawn: { head: FileHead; all: ReportRow[]; rows: string[]; done: number[] }[] = [];
  const make: typeof makeFile = async (_format, head, parts) => {
    const all: ReportRow[] = [];
    const rows: string[] = [];
    const done: number[] = [];
    drawn.push({ head, all, rows, done });
    for await (const part of parts) {
      all.push(...part.rows);
      rows.push(
        ...part.rows.map((row) =>
          row.cells
            .map((cell) => cellText(cell))
            .filter(Boolean)
            .join(" "),
        ),
      );
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
  expect((await exported(storage, bookId, make)).kind).toBe("file");
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
  // The sums a workbook recalculates equal the book's (I-25).
  expect(first && wrongSums({ columns: first.head.columns, rows: first.all })).toEqual([]);
  expect(first?.all.filter(({ sums }) => sums).map(({ kind }) => kind)).toEqual([
    "subtotal",
    "subtotal",
    "total",
  ]);
  // The book's own period is 20/11 to 20/12; its entries are of these days, and those are counted.
  expect(first?.head.period).toBe("Del 03/11/2026 al 01/12/2026");
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
  expect((await exported(storage, bookId, once.make)).kind).toBe("file");
  expect(once.drawn.map(({ rows }) => rows.at(-1))).toEqual([
    "Sumas iguales 100 100",
    "Sumas iguales 105 105",
  ]);
  const always = paper(() => post(storage, bookId, "2026-11-22", 1));
  expect((await exported(storage, bookId, always.make)).kind).toBe("changing");
  expect((await exported(storage, storage.newId("book"), always.make)).kind).toBe("gone");
  expect((await exported(storage, bookId, async () => null)).kind).toBe("stopped");
  storage.close();
});

it("is written as lines and as plain text too, with a file name for each", async () => {
  const storage = await openTestStorage({ pageSize: 2 });
  const bookId = await openTestBook(storage);
  for (const day of ["03", "04", "05"]) await post(storage, bookId, `2026-11-${day}`, 100);
  const source = journalSource(storage, { id: bookId, name: "Diario 2026" }, null);
  const { drawn, make } = paper();
  expect((await writeExport(source, "csv-lines", {}, make)).kind).toBe("file");
  expect(drawn[0]?.head.columns.map(({ label }) => label)).toContain("Tercero");
  expect(drawn[0]?.rows).toHaveLength(6);
  const done: number[] = [];
  const made = await writeExport(source, "hledger", { onProgress: (share) => done.push(share) });
  const text = made.kind === "file" ? await made.file.text() : "";
  expect(text.match(/^2026-11-0\d \* \(\d\) Prueba$/gmu)).toHaveLength(3);
  expect(done).toEqual([0, 0.5, 1]);
  const aborted = await writeExport(source, "hledger", { signal: AbortSignal.abort() });
  expect(aborted.kind).toBe("stopped");
  expect((["csv", "csv-lines", "hledger"] as const).map((each) => exportFileName(source, each))).toEqual([
    "libro-diario_diario-2026.csv",
    "libro-diario_diario-2026_por-lineas.csv",
    "libro-diario_diario-2026.journal",
  ]);
  storage.close();
});
