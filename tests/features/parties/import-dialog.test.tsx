import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { BookId } from "#domain/kernel/ids.ts";
import { ImportPartiesDialog } from "#features/parties/import/import-dialog.tsx";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { listParties } from "#storage/queries/parties/parties.ts";
import { inStorage } from "#tests/support/in-storage.tsx";
import { typeInto } from "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

// The worker of files on the page's side, as there are no workers here.
vi.mock("#formats/workers/write-beside.ts", async (original) => {
  const { fileWorkerHere } = await import("#tests/support/files/file-worker-here.ts");
  return { ...(await original<object>()), startFileWorker: fileWorkerHere };
});

let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  return () => storage.close();
});

it("IM-24 shows each row with its reason, mends in one press, and writes what was shown", async () => {
  const onClose = vi.fn();
  render(<ImportPartiesDialog bookId={bookId} parties={[]} onClose={onClose} />, {
    wrapper: inStorage(storage),
  });
  typeInto(
    screen.getByLabelText("Lista de terceros"),
    "Nombre;NIT\nAceros;900214867-9\nBeta;800123456\nBeta;800123456",
  );
  await screen.findByText(/^1 nuevo, .*2 con problemas$/);
  expect(screen.getByText(/El dígito de verificación de este número es 2/)).toBeDefined();
  expect(screen.getByText("Es el mismo de la fila 3")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Traerlo sin el dígito o el correo que no sirve" }));
  fireEvent.click(await screen.findByRole("button", { name: "Guardar 2 terceros" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect((await listParties(storage, bookId)).map(({ name }) => name).sort()).toEqual(["Aceros", "Beta"]);
});

it("IM-24 says of a file that has headings and nobody below them that it has nobody", async () => {
  const given = new File(["Nombre;NIT;Ciudad\n"], "terceros.csv");
  render(<ImportPartiesDialog bookId={bookId} parties={[]} given={given} onClose={vi.fn()} />, {
    wrapper: inStorage(storage),
  });
  await screen.findByText("No hay ningún tercero debajo de los títulos.");
});
