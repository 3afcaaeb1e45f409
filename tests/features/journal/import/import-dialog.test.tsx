import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { givenFiles } from "#flows/doors/given-files.ts";
import { undo } from "#session/undo/undo-stack.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { entriesOfMonths } from "#storage/queries/books/journal.ts";
import { givenGroup } from "#tests/support/files/given-group.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { NOVEMBER, openJournal, stubLayout } from "../open-journal.tsx";

// The worker of files on the page's side, as there are no workers here.
vi.mock("#formats/workers/write-beside.ts", async (original) => {
  const { fileWorkerHere } = await import("#tests/support/files/file-worker-here.ts");
  return { ...(await original<object>()), startFileWorker: fileWorkerHere };
});

const JOURNAL = [
  "Ferretería La Sabana",
  "Fecha;Comprobante;Código;Cuenta;Detalle;Debe;Haber",
  "03/11/2026;RC-1;110505;Caja general;Venta;1.190.000;",
  "03/11/2026;RC-1;4135;Comercio;Venta;;1.190.000",
  "04/11/2026;CE-2;5135;Servicios;Luz;80.000;",
  "04/11/2026;CE-2;110505;Caja general;Luz;;80.000",
  "05/11/1900;CE-3;5135;Servicios;Agua;30.000;",
  "05/11/1900;CE-3;110505;Caja general;Agua;;30.000",
].join("\r\n");

let storage: AppStorage;
let bookId: BookId;

beforeAll(stubLayout);
beforeEach(async () => {
  localStorage.clear();
  storage = await openTestStorage();
  bookId = await openTestBook(storage);
});

const entries = () => entriesOfMonths(storage, bookId, NOVEMBER, NOVEMBER);
const button = (name: string | RegExp) => screen.findByRole("button", { name });

async function drop(text: string, name = "diario.csv"): Promise<void> {
  await act(async () => givenFiles.set(givenGroup("book", text, name)));
  await screen.findByRole("dialog", { name: "Importar al libro" });
}

const press = async (name: string | RegExp) => {
  // A button rests while the plan of the last choice is made.
  const found = await waitFor(() => {
    const there = screen.getByRole<HTMLButtonElement>("button", { name });
    expect(there.disabled).toBe(false);
    return there;
  });
  await act(async () => void fireEvent.click(found));
};

it("IM-20 a file dropped on the journal becomes entries in one command, once, and is taken back whole", async () => {
  await openJournal(storage, bookId);
  await drop(JOURNAL);
  await screen.findByText(/^2 asientos por registrar, por \$ 1.270.000 en el debe/);
  expect(screen.getByText("Fila 7: el año 1900 no puede ser")).toBeTruthy();
  await press("Leer esas fechas en el año de las demás");
  await press("Registrar 3 asientos");
  await waitFor(async () => expect(await entries()).toHaveLength(3));
  expect(
    (await entries()).map(({ description, reference, origin }) => [description, reference, origin]),
  ).toEqual([
    ["Venta", "RC-1", "import"],
    ["Luz", "CE-2", "import"],
    ["Agua", "CE-3", "import"],
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await drop(JOURNAL.replaceAll("1900", "2026"));
  await screen.findByText("Este archivo ya está en el libro: no hay nada nuevo que agregar.");
  expect((await button("Registrar")).hasAttribute("disabled")).toBe(true);
  await press("Agregarlos de todos modos");
  await button("Registrar 3 asientos");
  await act(async () => void (await undo(storage, bookId)));
  await waitFor(async () => expect(await entries()).toHaveLength(0));
});

it("IM-19 what no heading says is asked, shown at once and remembered for such a file", async () => {
  const text = ["A;B;C;D", "03/11/2026;110505;900;", "03/11/2026;4135;;900"].join("\n");
  await openJournal(storage, bookId);
  await drop(text);
  await screen.findByText("No se reconoce la columna de la fecha: elígela abajo.");
  const choose = (column: string, value: string) =>
    act(async () => void fireEvent.change(screen.getByLabelText(column), { target: { value } }));
  await choose("A", "date");
  await choose("B", "code");
  await choose("C", "debit");
  await choose("D", "credit");
  await button("Registrar 1 asiento");
  await press("Quitar el archivo");
  const input = document.querySelector<HTMLInputElement>('dialog input[type="file"]');
  if (input === null) throw new Error("no input");
  await act(async () => void fireEvent.change(input, { target: { files: [new File([text], "otro.csv")] } }));
  await button("Registrar 1 asiento");
});

it("IM-20 every problem is there to be read, and a day beyond its month is mended in one press", async () => {
  const rows = Array.from({ length: 12 }, (_, at) => [
    `31/11/2026;RC-${at};1105;900;`,
    `31/11/2026;RC-${at};4135;;900`,
  ]);
  await openJournal(storage, bookId);
  await drop(["Fecha;Comprobante;Código;Debe;Haber", ...rows.flat()].join("\n"));
  expect(await screen.findAllByText(/^Fila \d+: «31\/11\/2026» no es una fecha$/)).toHaveLength(8);
  await press("Ver 4 más");
  expect(screen.getAllByText(/^Fila \d+: «31\/11\/2026» no es una fecha$/)).toHaveLength(12);
  expect(screen.queryByText(/falta la fecha/)).toBeNull();
  await press("Usar el 30/11/2026, el último día del mes");
  await button("Registrar 12 asientos");
});

it("IM-19 two columns of one name are told, and their uses are open to be chosen", async () => {
  const text = [
    "Fecha;Comprobante;Código;Valor;Valor",
    "3/11/2026;RC-1;1105;900;",
    "3/11/2026;RC-1;4135;;900",
  ];
  await openJournal(storage, bookId);
  await drop(text.join("\n"));
  await screen.findByText(
    "Dos columnas se llaman «Valor» y solo se lee la primera: di abajo qué trae cada una.",
  );
  const [first, second] = screen.getAllByLabelText("Valor");
  const choose = (field: HTMLElement | undefined, value: string) =>
    act(async () => void (field && fireEvent.change(field, { target: { value } })));
  await choose(first, "debit");
  await choose(second, "credit");
  await button("Registrar 1 asiento");
  expect(screen.queryByText(/^Dos columnas se llaman/)).toBeNull();
});

it("IM-19 no row of a table without headings is taken for one", async () => {
  const rows = ["Papelería El Trébol", "03/11/2026;110505;Caja;900;", "03/11/2026;4135;Comercio;;900"];
  await openJournal(storage, bookId);
  await drop(rows.join("\n"));
  await screen.findByText("No se reconoce la columna de la fecha: elígela abajo.");
  expect(screen.getByLabelText<HTMLSelectElement>("Los datos empiezan en la fila").value).toBe("1");
  expect(screen.queryByRole("button", { name: /la fecha del título/ })).toBeNull();
  const choose = (column: string, value: string) =>
    act(async () => void fireEvent.change(screen.getByLabelText(column), { target: { value } }));
  await choose("Columna 1", "date");
  await choose("Columna 2", "code");
  await choose("Columna 4", "debit");
  await choose("Columna 5", "credit");
  await button("Registrar 1 asiento");
});

it("IM-01 a file that cannot be read is named with why", async () => {
  await openJournal(storage, bookId);
  await drop("<html><table></table></html>", "extracto.xls");
  await screen.findByText(/^El archivo «extracto.xls» es una página web/);
});

it("IM-22 a trial balance has the day of its title, and of the newest open month where none says it", async () => {
  const trial = ["Código;Cuenta;Saldo", "1105;Caja;1.000", "3115;Aportes sociales;-1.000"];
  await openJournal(storage, bookId);
  await drop(["Balance de prueba", "A 31 DE OCTUBRE DE 2026", ...trial].join("\n"), "b.csv");
  await button("Registrar 1 asiento");
  expect(screen.getByLabelText<HTMLInputElement>("Fecha del asiento de saldos iniciales").value).toBe(
    "31/10/2026",
  );
  await press("Quitar el archivo");
  const input = document.querySelector<HTMLInputElement>('dialog input[type="file"]');
  const plain = new File([trial.join("\n")], "b.csv");
  await act(async () => void (input && fireEvent.change(input, { target: { files: [plain] } })));
  await button("Registrar 1 asiento");
  expect(screen.getByLabelText<HTMLInputElement>("Fecha del asiento de saldos iniciales").value).toBe(
    "30/11/2026",
  );
});

it("IM-22 a journal without a column of days takes the day of its title in one press", async () => {
  const rows = ["Octubre de 2026", "Comprobante;Código;Debe;Haber", "1;1105;900;", "1;4135;;900"];
  await openJournal(storage, bookId);
  await drop(rows.join("\n"), "d.csv");
  await act(async () => {
    fireEvent.change(screen.getByLabelText("Qué trae la hoja"), { target: { value: "journal" } });
  });
  await press("Usar el 31/10/2026, la fecha del título");
  await press("Registrar 1 asiento");
  const october = month("2026-10");
  await waitFor(async () =>
    expect((await entriesOfMonths(storage, bookId, october, october)).map(({ date }) => date)).toEqual([
      "2026-10-31",
    ]),
  );
});

it("IM-23 a journal as plain text becomes entries, and what is not in pesos stays out with its row", async () => {
  const text = [
    "2026-11-03 * Venta  ; referencia: RC-9",
    "    Activo:1105 Caja  500 COP",
    "    Ingresos:4135",
    "2026-11-04 Compra",
    "    Activo:1105 Caja  5 USD",
    "    Ingresos:4135",
  ].join("\n");
  await openJournal(storage, bookId);
  await drop(text, "libro.journal");
  await screen.findByText(
    "Fila 5: «5 USD» no está en pesos, o trae un precio: conviértelo a pesos en el archivo",
  );
  await press("Registrar 1 asiento");
  await waitFor(async () => expect((await entries()).map(({ reference }) => reference)).toEqual(["RC-9"]));
});
