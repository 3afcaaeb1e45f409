import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { useSimplePaste } from "#features/journal/simple/drafts/use-simple-paste.tsx";
import { givenFiles } from "#flows/doors/given-files.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { givenGroup } from "#tests/support/files/given-group.ts";
import { inStorage } from "#tests/support/in-storage.tsx";
import { allEntries, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

// The worker of files on the page's side, as there are no workers here.
vi.mock("#formats/workers/write-beside.ts", async (original) => {
  const { fileWorkerHere } = await import("#tests/support/files/file-worker-here.ts");
  return { ...(await original<object>()), startFileWorker: fileWorkerHere };
});

const OPERATIONS = [
  "Fecha;Concepto;Entró;Salió;Medio",
  "03/11/2026;Venta de mercancía;90.000;;Efectivo",
  "05/11/1900;Venta de mercancía;30.000;;Efectivo",
].join("\n");

let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  storage = await openTestStorage();
  bookId = await openTestBook(storage);
  return () => storage.close();
});

function Place({ opened, canWrite }: { readonly opened: OpenBook; readonly canWrite: boolean }) {
  const { items, dialog } = useSimplePaste({ opened, canWrite });
  return (
    <>
      {items.map(({ id, label, onSelect }) => (
        <button key={id} type="button" onClick={onSelect}>
          {label}
        </button>
      ))}
      {dialog}
    </>
  );
}

async function show(canWrite: boolean): Promise<void> {
  const book = await storage.db.books.get(bookId);
  if (book === undefined) throw new Error("a book");
  render(<Place opened={{ book, company: null, chart: pucChart() }} canWrite={canWrite} />, {
    wrapper: inStorage(storage),
  });
}

async function drop(text: string): Promise<void> {
  await act(async () => givenFiles.set(givenGroup("book", text, "caja.csv")));
}

it("IM-23 a list of operations dropped on the simple journal becomes entries", async () => {
  await show(true);
  await drop(OPERATIONS);
  await screen.findByRole("dialog", { name: "Importar al libro" });
  fireEvent.click(await screen.findByRole("button", { name: /^Usar las? / }));
  fireEvent.click(await screen.findByRole("button", { name: "Leer esas fechas en el año de las demás" }));
  fireEvent.click(await screen.findByRole("button", { name: "Registrar 2 asientos" }));
  await waitFor(async () => expect((await allEntries(storage, bookId)).size).toBe(2));
});

it("IM-20 the simple journal offers the file in its menu, and takes none where nothing is written", async () => {
  await show(true);
  fireEvent.click(screen.getByRole("button", { name: "Importar un archivo…" }));
  await screen.findByRole("dialog", { name: "Importar al libro" });
});

it("IM-20 a read-only simple journal takes no file", async () => {
  await show(false);
  await drop(OPERATIONS);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});
