import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { readPdf } from "../../support/files/read-pdf.ts";
import { openKardex } from "../stock/open-kardex.ts";
import { expect, test } from "../support/app.ts";
import { post, type TypedEntry } from "../support/journal.ts";
import { goPremium } from "../support/premium.ts";
import { enter } from "../support/sessions.ts";
import { balanceOf, storedEntries, trialSums } from "../support/store/recount.ts";

/**
 * A year of a stationery shop through the screens alone. What it ends in is recounted from the stored entries without the
 * product, month by month, and computed by hand where it can be.
 */
const MONTHS = [
  "Enero",
  "Febrero",
  "Marzo",
  "Abril",
  "Mayo",
  "Junio",
  "Julio",
  "Agosto",
  "Septiembre",
  "Octubre",
  "Noviembre",
  "Diciembre",
];
const BOOK = "/dashboard/libro-contable";

const OPENING = `PAPELERÍA EL TRÉBOL S.A.S.;;;
Saldos iniciales al 01/01/2026;;;
Código;Cuenta;Débito;Crédito
111005;Bancos;20.000.000;
1305;Clientes;3.500.000;
1435;Mercancías;6.000.000;
152405;Muebles y enseres;3.600.000;
2205;Proveedores;;4.100.000
311505;Aportes sociales;;29.000.000`;

const ITEMS = `Código;Artículo;IVA;Mínimo;Precio;Existencias;Costo unitario
RE01;Resma carta;19;20;22.000;200;12.000
CU02;Cuaderno argollado;19;50;7.000;600;4.000
BO03;Bolígrafo negro;19;100;1.500;1.500;800`;

const button = (within: Page | Locator, name: string) => within.getByRole("button", { name, exact: true });
const two = (number: number) => String(number).padStart(2, "0");
const pesos = (text: string) => Number(text.replace(/[^\d]/g, ""));

async function begin(page: Page): Promise<string> {
  await enter(page);
  await goPremium(page);
  await page.goto("/dashboard/empresas");
  await button(page, "Crear empresa").first().click();
  await page.getByLabel("Nombre de la Empresa").fill("Papelería El Trébol S.A.S.");
  await page.getByLabel("NIT o cédula").fill("901482316");
  await page.getByLabel("Nombre de la Empresa").press("Enter");
  await expect(page.getByText("NIT 901.482.316-8", { exact: false })).toBeVisible();
  await page.goto(BOOK);
  await button(page, "Nuevo libro").first().click();
  await page.getByLabel("Nombre del libro").fill("Diario 2026");
  await page.getByLabel("Desde").fill("01/01/2026");
  await page.getByLabel("Hasta").fill("31/12/2026");
  await button(page, "Crear libro").click();
  await expect(page.getByRole("article", { name: "Diario 2026" })).toBeVisible();
  await page.getByRole("link", { name: "Ver", exact: true }).click();
  await expect(page).toHaveURL(/book=book_/);
  return new URL(page.url()).searchParams.get("book") ?? "";
}

async function bringOpening(page: Page, book: string): Promise<void> {
  await page.goto(`/journal/complex?book=${book}&periodo=2026-01`);
  await button(page, "Más acciones").click();
  await page.getByRole("menuitem", { name: "Importar un archivo…" }).click();
  const dialog = page.getByRole("dialog", { name: "Importar al libro" });
  const file = { name: "saldos.csv", mimeType: "text/csv", buffer: Buffer.from(OPENING) };
  await dialog.locator('input[type="file"]').setInputFiles(file);
  await button(dialog, "Registrar 1 asiento").click();
  await expect(dialog).toBeHidden();
}

async function bringStock(page: Page, book: string): Promise<void> {
  await page.goto(`${BOOK}/inventario?book=${book}`);
  await button(page, "Empezar el inventario").click();
  await button(page, "Pegar lista").click();
  const dialog = page.getByRole("dialog", { name: "Pegar lista de artículos" });
  await dialog.getByLabel("Filas").fill(ITEMS);
  await dialog.getByLabel("Fecha de las existencias").fill("01/01/2026");
  await button(dialog, "Guardar artículos").click();
  await expect(page.getByText("Igual al saldo de 1435 en el libro")).toBeVisible();
}

type Sold = readonly (readonly [code: string, units: number, amount?: number])[];

async function move(page: Page, kind: "Compra" | "Venta", date: string, lines: Sold, counter: string) {
  await button(page, kind).click();
  const dialog = page.getByRole("dialog", { name: `Registrar ${kind.toLowerCase()}` });
  for (const [at, [code, units, amount]] of lines.entries()) {
    if (at > 0) await button(dialog, "Otro artículo").click();
    const picker = dialog.getByRole("combobox", { name: "Artículo" }).nth(at);
    await picker.fill(code);
    await picker.press("Enter");
    await dialog.getByLabel("Cantidad").nth(at).fill(String(units));
    if (amount !== undefined) await dialog.getByLabel("Costo total sin IVA").nth(at).fill(String(amount));
  }
  await dialog.getByLabel("Fecha").fill(date);
  await dialog.getByLabel("Contrapartida").selectOption({ label: counter });
  await button(dialog, "Registrar").click();
  await expect(dialog).toBeHidden();
}

/** Bought every second month on credit, sold every month through the bank. */
async function trade(page: Page): Promise<void> {
  for (const [at] of MONTHS.entries()) {
    const month = two(at + 1);
    const bought: Sold = [
      ["re01", 600, 7_200_000 + at * 6_000],
      ["cu02", 1000, 4_000_000],
    ];
    if (at % 2 === 0) await move(page, "Compra", `08/${month}/2026`, bought, "A crédito, proveedor");
    const sold: Sold = [
      ["re01", 300],
      ["cu02", 500],
      ["bo03", 100],
    ];
    await move(page, "Venta", `20/${month}/2026`, sold, "De contado, banco");
  }
}

async function giveBack(page: Page): Promise<void> {
  await openKardex(page, /Resma carta/);
  for (const [what, units, amount] of [
    ["Devolver Venta: Resma carta y 2 más, 20/03/2026", "2", "44.000"],
    ["Devolver Compra: Resma carta y 1 más, 08/05/2026", "5", "60.200"],
  ] as const) {
    await button(page, what).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Cantidad").fill(units);
    await dialog.getByLabel(/sin IVA/).fill(amount);
    await button(dialog, "Registrar").click();
    await expect(dialog).toBeHidden();
    const costs = page.getByRole("dialog");
    if (await costs.isVisible()) await costs.getByRole("button").last().click();
  }
  await button(page, "Volver al inventario").click();
}

async function repeat(page: Page, book: string): Promise<void> {
  await page.goto(`${BOOK}/recurrentes?book=${book}`);
  for (const [kind, fields] of [
    [
      "Préstamo",
      { Nombre: "Cuota del préstamo", "Valor del préstamo": "12000000", "Número de cuotas": "24" },
    ],
    [
      "Gasto fijo",
      { Nombre: "Arriendo del local", "Valor de cada mes": "900.000", "Última fecha": "31/12/2026" },
    ],
  ] as const) {
    await button(page, "Nuevo recurrente").click();
    const dialog = page.getByRole("dialog", { name: "Nuevo recurrente" });
    await dialog.getByText(kind, { exact: true }).click();
    for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
    await dialog.getByLabel("Primera fecha").fill(kind === "Préstamo" ? "28/02/2026" : "05/01/2026");
    await button(dialog, "Guardar").click();
    await expect(dialog).toBeHidden();
  }
  await button(page, "Registrar 23 asientos").click();
  await expect(page.getByText("Nada por registrar hoy.")).toBeVisible();
}

async function depreciate(page: Page, book: string): Promise<void> {
  await page.goto(`${BOOK}/activos?book=${book}`);
  await page.getByRole("button", { name: /^Registrar el activo/ }).click();
  const dialog = page.getByRole("dialog", { name: "Nuevo activo" });
  await expect(dialog.getByLabel("Nombre")).toHaveValue("Muebles y enseres");
  await button(dialog, "Guardar").click();
  await button(page, "Registrar los 11 meses").click();
  await expect(page.getByText("No hay depreciación por registrar.")).toBeVisible();
  await expect(page.getByText("Registro = cuentas 15 y 1592")).toBeVisible();
}

async function pay(page: Page, name: string, date: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name });
  await dialog.getByLabel("Fecha del pago").fill(date);
  await button(dialog, "Registrar el pago").click();
  await expect(dialog).toBeHidden();
}

async function payPeople(page: Page): Promise<void> {
  await page.goto("/dashboard/nomina/empleados");
  await button(page.getByRole("main"), "Agregar empleado").first().click();
  const person = page.getByRole("dialog", { name: "Agregar empleado" });
  await person.getByLabel("Nombre completo").fill("Yuliana Cárdenas Peña");
  await person.getByLabel("Documento").fill("52731094");
  await person.getByLabel("Salario del mes").fill("1.750.905");
  await person.getByLabel("Fecha de ingreso").fill("01/01/2026");
  await button(person, "Agregar empleado").click();
  await expect(person).toBeHidden();
  for (const [at, month] of MONTHS.entries()) {
    await page.goto("/dashboard/nomina");
    await button(page.getByRole("main"), "Nueva nómina").first().click();
    const form = page.getByRole("dialog", { name: "Nueva nómina" });
    await form.getByLabel("Mes", { exact: true }).selectOption({ label: `${month} de 2026` });
    await button(form, "Crear nómina").click();
    await button(page, "Cerrar nómina").click();
    await button(page.getByRole("alertdialog"), "Cerrar nómina").click();
    await button(page, "Contabilizar").click();
    await button(
      page.getByRole("dialog", { name: "Contabilizar la nómina" }),
      "Registrar el asiento",
    ).click();
    await expect(page.getByText(/^Contabilizada en el asiento/)).toBeVisible();
    await button(page, "Marcar pagada").click();
    await pay(page, "Pagar la nómina", `28/${two(at + 1)}/2026`);
  }
  await page.goto("/dashboard/nomina/empleados");
  await button(page.getByRole("main"), "Prestaciones").click();
  const benefits = page.getByRole("dialog", { name: "Prestaciones", exact: true });
  for (const [name, date] of [
    ["Prima de junio", "30/06/2026"],
    ["Prima de diciembre", "18/12/2026"],
  ] as const) {
    await benefits.getByLabel("Qué se paga").selectOption({ label: name });
    await button(benefits, "Contabilizar").click();
    const posting = page.getByRole("dialog", { name: "Contabilizar las prestaciones" });
    await button(posting, "Registrar el asiento").click();
    await button(benefits, "Registrar un pago").click();
    await pay(page, "Registrar un pago", date);
  }
}

/** Typed in the journal, by keyboard. */
async function type(page: Page, book: string, month: string, entry: TypedEntry): Promise<void> {
  await page.goto(`/journal/complex?book=${book}&periodo=${month}`);
  await post(page, entry);
}

async function declareVat(page: Page, book: string): Promise<void> {
  for (const [until, month] of [
    ["2026-04", "2026-05"],
    ["2026-08", "2026-09"],
  ] as const) {
    const owed = -balanceOf(await storedEntries(page), "2408", until);
    const description = `IVA hasta ${until}`;
    const lines = [["2408", owed] as const, ["111005", -owed] as const];
    await type(page, book, month, { date: "14", description, lines });
  }
}

async function countStock(page: Page, book: string): Promise<void> {
  await page.goto(`${BOOK}/inventario?book=${book}`);
  await button(page, "Conteo").click();
  const dialog = page.getByRole("dialog", { name: "Conteo de inventario" });
  // 200 + 3.600 − 3.600 + 2 − 5; 600 + 6.000 − 6.000; 1.500 − 1.200: one ream is missing, two notebooks are too many.
  await dialog.getByText("Pegar la hoja", { exact: true }).click();
  await dialog.getByLabel("Lo contado").fill("RE01;196\nCU02;602\nBO03;300");
  await expect(dialog.getByText("3 artículos contados, 2 diferencias.")).toBeVisible();
  await button(dialog, "Registrar las diferencias").click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Igual al saldo de 1435 en el libro")).toBeVisible();
}

/** The bank's extract of December, as it would say what the book has, with what the bank took besides. */
async function reconcile(page: Page, book: string): Promise<void> {
  const entries = await storedEntries(page);
  let balance = balanceOf(entries, "111005", "2026-11");
  const rows = entries
    .filter(({ date }) => date >= "2026-12")
    .flatMap(({ date, description, lines }) => {
      const moved = lines.filter(({ account }) => account === "111005");
      return moved.map(({ debit, credit }) => [date, description, debit - credit] as const);
    });
  const all = [
    ...rows,
    ["2026-12-31", "GMF 4X1000", -48_000],
    ["2026-12-31", "COMISION MANEJO", -14_000],
  ] as const;
  const text = all.map(([date, description, value]) => {
    balance += value;
    return [date.split("-").reverse().join("/"), description, value, balance].join(";");
  });
  const buffer = Buffer.from(["FECHA;DESCRIPCION;VALOR;SALDO", ...text].join("\n"), "latin1");
  await page.goto(`${BOOK}/conciliacion?book=${book}`);
  await button(page, "Traer extracto").click();
  const dialog = page.getByRole("dialog", { name: "Extracto de diciembre de 2026" });
  const file = { name: "extracto.csv", mimeType: "text/csv", buffer };
  await dialog.locator('input[type="file"]').setInputFiles(file);
  await button(dialog, `Guardar ${all.length} movimientos`).click();
  await page.getByRole("button", { name: /^Aceptar las \d+$/ }).click();
  await button(page, "Registrar 2 propuestas").click();
  await button(page, "Cerrar conciliación").click();
  await expect(
    page.getByText("Diciembre de 2026 está conciliado: extracto y libro concuerdan."),
  ).toBeVisible();
}

async function identities(
  page: Page,
  book: string,
  months = MONTHS.map((_name, at) => `2026-${two(at + 1)}`),
) {
  const entries = await storedEntries(page);
  for (const month of months) {
    await page.goto(`${BOOK}/comprobacion?book=${book}&periodo=${month}`);
    const sums = page.getByRole("row", { name: /^Sumas iguales/ }).getByRole("cell");
    const expected = trialSums(entries, month);
    await expect
      .poll(async () => (await sums.allInnerTexts()).map(pesos).slice(-4), { message: month })
      .toEqual(expected);
    expect(expected[0]).toBe(expected[1]);
    expect(expected[2]).toBe(expected[3]);
  }
}

test("a year of a shop: opened, traded, paid, depreciated, counted, reconciled, declared, closed, told in notes and opened again", async ({
  page,
}) => {
  // A year of presses takes ten minutes on a loaded machine.
  test.setTimeout(1_800_000);
  await page.clock.install({ time: new Date("2026-12-31T09:00:00-05:00") });
  const book = await begin(page);
  await bringOpening(page, book);
  await bringStock(page, book);
  await trade(page);
  await giveBack(page);
  const borrowed = [["111005", 12_000_000] as const, ["2105", -12_000_000] as const];
  await type(page, book, "2026-01", { date: "28", description: "Préstamo del banco", lines: borrowed });
  await repeat(page, book);
  await depreciate(page, book);
  await payPeople(page);
  await declareVat(page, book);
  await countStock(page, book);
  await reconcile(page, book);
  await identities(page, book);

  await test.step("by hand", async () => {
    const entries = await storedEntries(page);
    // 12 × (300 × 22.000 + 500 × 7.000 + 100 × 1.500), less two reams given back.
    expect(-balanceOf(entries, "4135")).toBe(12 * 10_250_000);
    expect(balanceOf(entries, "4175")).toBe(44_000);
    expect(balanceOf(entries, "5120")).toBe(12 * 900_000);
    expect(balanceOf(entries, "5160")).toBe((11 * 3_600_000) / 120);
    expect(-balanceOf(entries, "1592")).toBe((11 * 3_600_000) / 120);
    // Net of the law for the minimum wage with its allowance, twelve times, and two primas.
    const paid = entries.filter(({ description }) => /^Pago de la (?:nómina|prima)/.test(description));
    expect(paid).toHaveLength(14);
    expect(-balanceOf(paid, "111005")).toBe(12 * 1_859_928 + 2 * 1_000_000);
    // One bank: no form began with another account than the one that the book uses.
    expect(balanceOf(entries, "1110")).toBe(balanceOf(entries, "111005"));
  });

  await test.step("closed, with its result carried on to the next year", async () => {
    await page.goto(`${BOOK}/cierre?book=${book}`);
    await expect(page.getByText("El recuento da lo mismo que los meses")).toBeVisible();
    const lacking = page.getByRole("button", { name: /^Registrar \d+ asientos?$/ });
    await lacking.click();
    await expect(lacking).toBeHidden();
    await button(page, "Cerrar 2026").click();
    await expect(page.getByRole("heading", { name: "2026 está cerrado" })).toBeVisible();
    await lacking.click();
    await expect(page.getByText("El resultado ya pasó a los de ejercicios anteriores")).toBeVisible();
    await identities(page, book, ["2026-12", "2027-01"]);
    const entries = await storedEntries(page);
    for (const result of ["4", "5", "6"])
      expect([result, balanceOf(entries, result, "2026-12")]).toEqual([result, 0]);
    for (const result of ["4", "6", "3605", "3610"])
      expect([result, balanceOf(entries, result)]).toEqual([result, 0]);
    // The loan's interest to the last day is of 2026; January gives it back to the payment that follows.
    const accrued = entries.filter(({ description }) => description.startsWith("Intereses causados"));
    expect(accrued).toHaveLength(1);
    expect(balanceOf(entries, "5")).toBe(-balanceOf(accrued, "5"));
    expect(balanceOf(entries, "2335")).toBe(
      balanceOf(entries, "2335", "2026-12") - balanceOf(accrued, "2335"),
    );
  });

  await test.step("the full set with its notes, whose balance is that of the entries", async () => {
    await page.goto(`${BOOK}/estados?book=${book}&statement=balance&desde=2026-01-01&hasta=2026-12-31`);
    const total = page
      .getByRole("article")
      .getByRole("row", { name: /^Total activo(?! corriente| no corriente)/ });
    const assets = balanceOf(await storedEntries(page), "1", "2026-12");
    await expect(total).toContainText(assets.toLocaleString("es-CO"));
    await page.goto(`/dashboard/estados?book=${book}`);
    const file = page.waitForEvent("download");
    await button(page, "Exportar juego completo").click();
    await page.getByRole("menuitem", { name: "PDF" }).click();
    const { pages } = readPdf(new Uint8Array(readFileSync(await (await file).path())));
    const text = pages.flat().join(" ");
    expect(text).toMatch(/Nota 1\b/);
    expect(text).toContain(assets.toLocaleString("es-CO"));
  });
});
