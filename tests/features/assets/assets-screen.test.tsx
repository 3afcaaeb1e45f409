import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { AssetsScreen } from "#features/assets/assets-screen.tsx";
import { registerAsset } from "#storage/commands/assets/save-asset.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";
import { inStorage } from "#tests/support/in-storage.tsx";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { MACHINE } from "#tests/support/records/assets.ts";
import { typeInto } from "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;

const code = (text: string) => text as AccountCode;
const head = () => ({ id: newId("command"), bookId });

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  return () => storage.close();
});

async function show(): Promise<void> {
  const book = await storage.db.books.get(bookId);
  if (book === undefined) throw new Error("a book");
  const Around = inStorage(storage);
  await renderInRouter(
    <Around>
      <AssetsScreen open={{ book, company: null, chart: pucChart() }} />
    </Around>,
  );
}

async function bought(tag = ""): Promise<void> {
  const fields = { ...MACHINE, tag, bought: day("2026-09-10"), starts: month("2026-10") };
  const purchase = { kind: "post", entryId: newId("entry"), paidFrom: code("2205") } as const;
  must(await registerAsset(storage, { ...head(), assetId: newId("asset"), fields, purchase }));
}

const fill = (dialog: HTMLElement, label: string, text: string) =>
  typeInto(within(dialog).getByLabelText(label), text);

it("registers an asset with its purchase, and says what is wrong in it before", async () => {
  await show();
  fireEvent.click(await screen.findByRole("button", { name: "Nuevo activo" }));
  const dialog = await screen.findByRole("dialog");
  fireEvent.click(within(dialog).getByRole("button", { name: "Guardar" }));
  await within(dialog).findByText("Escribe un nombre de hasta 460 caracteres.");
  fill(dialog, "Nombre", "Mostrador");
  fill(dialog, "Fecha de compra", "05/10/2026");
  fill(dialog, "Costo", "1.200.000");
  fill(dialog, "Vida útil en meses", "0");
  fireEvent.click(within(dialog).getByRole("button", { name: "Guardar" }));
  await within(dialog).findByText("La vida útil va de 1 a 1.200 meses.");
  fill(dialog, "Vida útil en meses", "24");
  fireEvent.click(within(dialog).getByRole("button", { name: "Guardar" }));
  await screen.findByText("Registro = cuentas 15 y 1592");
  expect(await storage.db.assets.toArray()).toMatchObject([
    { name: "Mostrador", account: "1524", accumulated: "159215", starts: "2026-11", taxMonths: 120 },
  ]);
  await screen.findByRole("heading", { name: "Depreciación de noviembre de 2026" });
});

it("AF-02 registers the months that wait, one by one or all, with what the asset is worth after", async () => {
  await bought();
  await show();
  await screen.findByRole("heading", { name: "Depreciación de octubre de 2026" });
  expect(screen.getByText(/12\.000\.000 a .*11\.900\.000/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Registrar los 2 meses" }));
  await screen.findByText("No hay depreciación por registrar.");
  const [asset] = await storage.db.assets.toArray();
  expect(asset?.events.map(({ kind, date }) => [kind, date])).toEqual([
    ["depreciation", "2026-10-31"],
    ["depreciation", "2026-11-30"],
  ]);
  expect((await storage.db.books.get(bookId))?.entries).toBe(3);
});

it("AF-03 sells an asset from its panel, with what it gains", async () => {
  await bought();
  await show();
  fireEvent.click(await screen.findByRole("button", { name: "Registrar los 2 meses" }));
  await screen.findByText("No hay depreciación por registrar.");
  fireEvent.click(screen.getByRole("button", { name: "Ver Máquina tintométrica" }));
  fireEvent.click(await screen.findByRole("button", { name: "Vender o dar de baja" }));
  const dialog = await screen.findByRole("dialog", { name: "Vender o dar de baja: Máquina tintométrica" });
  fill(dialog, "Precio de venta", "12.000.000");
  // It leaves on 20 November, whose month is registered: ten days of thirty are given back, or the month stays whole.
  await within(dialog).findByText(/Utilidad de .*166\.667/);
  const last = within(dialog).getByLabelText<HTMLSelectElement>(
    "Depreciación de noviembre de 2026, cuando sale",
  );
  expect([...last.options].map(({ text }) => text.replaceAll("\u00a0", " "))).toEqual([
    "Hasta el día en que sale: se devuelven $ 33.333",
    "El mes entero: nada cambia",
    "Hasta el mes anterior: se devuelven $ 100.000",
  ]);
  fireEvent.change(last, { target: { value: "whole" } });
  await within(dialog).findByText(/Utilidad de .*200\.000/);
  fireEvent.change(last, { target: { value: "days" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Registrar" }));
  await waitFor(async () =>
    expect((await storage.db.assets.toArray())[0]?.events.at(-1)).toMatchObject({
      kind: "disposal",
      price: 12_000_000,
    }),
  );
  // What left says the day it left and what it was worth then, and adds up to nothing.
  fireEvent.click(await screen.findByText("Dados de baja 1"));
  const table = within(await screen.findByRole("table", { name: "Activos fijos" }));
  table.getByRole("columnheader", { name: "Salió" });
  table.getByRole("columnheader", { name: "Neto al salir" });
  expect(table.getByRole("row", { name: /^1 activo/ }).textContent).toBe("1 activo");
});

it("AF-06 names the entry of an asset that is not registered, and registers it without another entry", async () => {
  const content = {
    date: day("2026-10-03"),
    description: "Compra de estantería",
    reference: "",
    lines: [
      { account: code("1524"), debit: pesos(900_000), credit: ZERO },
      { account: code("1110"), debit: ZERO, credit: pesos(900_000) },
    ],
  };
  must(await postEntry(storage, { ...head(), entryId: newId("entry"), content, origin: "journal" }));
  await show();
  await screen.findByText("Tus libros ya tienen activos: regístralos aquí");
  fireEvent.click(screen.getByRole("button", { name: "Registrar el activo: Compra de estantería" }));
  const dialog = await screen.findByRole("dialog");
  within(dialog).getByText(/Se une al asiento 1 del 03\/10\/2026/);
  fireEvent.click(within(dialog).getByRole("button", { name: "Guardar" }));
  await screen.findByText("Registro = cuentas 15 y 1592");
  expect((await storage.db.books.get(bookId))?.entries).toBe(1);
  // Once it is kept, an entry past it is a difference.
  must(await postEntry(storage, { ...head(), entryId: newId("entry"), content, origin: "journal" }));
  await screen.findByText("El registro y los libros no coinciden");
});

it("UX-42 what an asset cannot be is said at its field, an emptied day too", async () => {
  await bought("Placa 81");
  await show();
  fireEvent.click(await screen.findByRole("button", { name: "Nuevo activo" }));
  const dialog = await screen.findByRole("dialog");
  const field = (label: string) => within(dialog).getByLabelText<HTMLInputElement>(label);
  const isRefused = (label: string) => field(label).getAttribute("aria-invalid") === "true";
  fill(dialog, "Nombre", "Mostrador");
  fill(dialog, "Placa o serie", "placa 81");
  within(dialog).getByText(`${MACHINE.name} tiene la misma placa o serie.`);
  fill(dialog, "Costo", "1.200.000");
  fill(dialog, "Valor residual", "1.300.000");
  fill(dialog, "Fecha de compra", "");
  fireEvent.blur(field("Fecha de compra"));
  fill(dialog, "Vida útil en meses", "0");
  const save = () => fireEvent.click(within(dialog).getByRole("button", { name: "Guardar" }));
  save();
  await within(dialog).findByText("Escribe la fecha de compra.");
  for (const label of ["Fecha de compra", "Vida útil en meses", "Valor residual"])
    expect([label, isRefused(label)]).toEqual([label, true]);
  expect(field("Vida útil en meses").value).toBe("0");
  fill(dialog, "Vida útil en meses", "12,5");
  fireEvent.blur(field("Vida útil en meses"));
  expect(isRefused("Vida útil en meses")).toBe(true);
  fill(dialog, "Vida útil en meses", "24");
  fill(dialog, "Valor residual", "200.000");
  fill(dialog, "Fecha de compra", "05/10/2026");
  save();
  await waitFor(async () => expect(await storage.db.assets.count()).toBe(2));
});

it("UX-42 a step is refused at the field that mends it", async () => {
  await bought();
  await show();
  fireEvent.click(await screen.findByRole("button", { name: "Ver Máquina tintométrica" }));
  fireEvent.click(await screen.findByRole("button", { name: "Vender o dar de baja" }));
  const dialog = await screen.findByRole("dialog", { name: /^Vender o dar de baja/ });
  const date = within(dialog).getByLabelText("Fecha");
  const send = () => fireEvent.click(within(dialog).getByRole("button", { name: "Registrar" }));
  send();
  await within(dialog).findByText(/^Registra primero la depreciación de /);
  expect(date.getAttribute("aria-invalid")).toBe("true");
  fill(dialog, "Fecha", "");
  fireEvent.blur(date);
  send();
  await within(dialog).findByText("Escribe la fecha.");
  fill(dialog, "Fecha", "15/10/2026");
  send();
  await waitFor(async () =>
    expect((await storage.db.assets.toArray())[0]?.events.at(-1)?.kind).toBe("disposal"),
  );
});

it("UX-42 what an asset made is whole units, and what is not is not registered as nothing", async () => {
  const fields = {
    ...MACHINE,
    bought: day("2026-09-10"),
    starts: month("2026-10"),
    method: "units" as const,
    months: 0,
    units: 1000,
  };
  const purchase = { kind: "post", entryId: newId("entry"), paidFrom: code("2205") } as const;
  must(await registerAsset(storage, { ...head(), assetId: newId("asset"), fields, purchase }));
  await show();
  const units = await screen.findByLabelText("Unidades de Máquina tintométrica");
  const send = () =>
    fireEvent.click(screen.getByRole("button", { name: "Registrar depreciación de octubre de 2026" }));
  typeInto(units, "12,5");
  fireEvent.blur(units);
  send();
  expect(units.getAttribute("aria-invalid")).toBe("true");
  expect((await storage.db.assets.toArray())[0]?.events).toEqual([]);
  typeInto(units, "12");
  send();
  await waitFor(async () =>
    expect((await storage.db.assets.toArray())[0]?.events.map(({ kind }) => kind)).toEqual(["depreciation"]),
  );
});

it("AF-06 an asset that its own account would pay is refused at that account", async () => {
  await show();
  fireEvent.click(await screen.findByRole("button", { name: "Nuevo activo" }));
  const dialog = await screen.findByRole("dialog");
  fill(dialog, "Nombre", "Mostrador");
  fill(dialog, "Costo", "1.200.000");
  const paidFrom = within(dialog).getByLabelText("Se paga con o queda debiendo en");
  typeInto(paidFrom, "1524");
  fireEvent.keyDown(paidFrom, { key: "Enter" });
  fireEvent.click(within(dialog).getByRole("button", { name: "Guardar" }));
  await within(dialog).findByText("Elige otra cuenta: la del activo no puede pagar su propia compra.");
  const fields = { ...MACHINE, bought: day("2026-09-10"), starts: month("2026-10") };
  const purchase = { kind: "post", entryId: newId("entry"), paidFrom: fields.account } as const;
  const command = { ...head(), assetId: newId("asset"), fields, purchase };
  expect(await registerAsset(storage, command)).toMatchObject({ error: { problems: ["paid-from"] } });
  expect(await storage.db.assets.count()).toBe(0);
});

it("AF-09 the list says how much of each asset is used up, and what is spent and still in use", async () => {
  const own = [
    { name: "Troqueladora", method: "units" as const, units: 1000, residual: pesos(0) },
    { name: "Computador", months: 2, taxMonths: 60 },
  ];
  for (const more of own) {
    const fields = { ...MACHINE, ...more, bought: day("2026-08-10"), starts: month("2026-09") };
    const purchase = { kind: "post", entryId: newId("entry"), paidFrom: code("2205") } as const;
    must(await registerAsset(storage, { ...head(), assetId: newId("asset"), fields, purchase }));
  }
  await show();
  const row = async (name: string) =>
    (await screen.findByRole("button", { name: `Ver ${name}` })).closest("tr")?.textContent;
  expect(await row("Troqueladora")).toContain("0%");
  for (const name of ["septiembre", "octubre"]) {
    typeInto(await screen.findByLabelText("Unidades de Troqueladora"), "150");
    fireEvent.click(screen.getByRole("button", { name: `Registrar depreciación de ${name} de 2026` }));
    await screen.findByRole("heading", { name: /^Depreciación de (?:octubre|noviembre) de 2026$/ });
  }
  await waitFor(async () => expect(await row("Troqueladora")).toContain("30%"));
  expect(await row("Computador")).toContain("ya depreciado, sigue en uso");
  expect(await row("Computador")).toContain("2 de 2");
});

it("AF-10 beside the list stands what the ledger has, and the list goes out as it is seen", async () => {
  await bought("M-1");
  await show();
  const row = (await screen.findByText(/^En el libro mayor a/)).closest("p");
  if (row === null) throw new Error("a row");
  const [cost, lost, net] = within(row)
    .getAllByText(/[\d.]+|—/, {
      selector: ".asset-ledger-sum > :last-child, .asset-ledger-sum > :last-child *",
    })
    .map(({ textContent }) => textContent);
  expect([cost, lost, net]).toEqual(["12.000.000", "0", "12.000.000"]);
  expect(within(row).getByRole("link", { name: "1520" }).getAttribute("href")).toContain("cuenta=");
  await screen.findByRole("button", { name: /Exportar/ });
  typeInto(screen.getByLabelText("Nombre, placa o serie"), "nada de esto");
  await screen.findByText("Ningún activo coincide.");
  expect(screen.queryByRole("button", { name: /Exportar/ })).toBeNull();
});

it("AF-10 the depreciation of a month says what each asset has of it", async () => {
  await bought("M-1");
  await bought("M-2");
  await show();
  fireEvent.click(await screen.findByText("Ver por activo"));
  expect(screen.getAllByText("100.000").length).toBeGreaterThanOrEqual(2);
});
