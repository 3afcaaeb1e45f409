import type { Locator, Page } from "@playwright/test";
import { inContainer, makeDocument } from "../../support/invoices/make-document.ts";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { fits } from "../support/looks.ts";
import { goPremium } from "../support/premium.ts";
import { enter } from "../support/sessions.ts";
import { balanceOf, storedEntries, trialSums } from "../support/store/recount.ts";

/** A month of a shop from its files alone: forty invoices, a list of employees and the extract of its bank. */
const BOOK = "/dashboard/libro-contable";
const OWN = { name: "Papelería El Trébol S.A.S.", nit: "901482316", digit: "8" };

type Party = readonly [name: string, nit: string, what?: string];
const CUSTOMERS: readonly Party[] = [
  ["Colegio San Rafael", "860012345"],
  ["Litografía Andes S.A.S.", "900111222"],
  ["Jardín Infantil Sol", "811222333"],
  ["Oficinas del Centro Ltda.", "830444555"],
  ["Notaría Once", "800777888"],
];
const SUPPLIERS: readonly Party[] = [
  ["Papeles del Valle S.A.", "890300400", "Resmas de papel carta 75 g"],
  ["Energía del Altiplano S.A. E.S.P.", "811111111", "Energía eléctrica del local"],
  ["Telecomunicaciones Ya S.A.", "830999000", "Servicio de internet"],
  ["Distribuidora Escolar Ltda.", "900555666", "Cuadernos argollados"],
  ["Aseo Total S.A.S.", "901000222", "Servicio de aseo"],
];

interface Made {
  readonly day: number;
  readonly name: string;
  readonly base: number;
  readonly isSale: boolean;
  readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
}

const two = (number: number) => String(number).padStart(2, "0");
const vat = (base: number) => base * 0.19;
/** Companies withhold 2,5 % of what they buy from 10 UVT of 2026 on. */
const withheld = (base: number) => (base >= 10 * 52_374 ? base * 0.025 : 0);
const collected = (base: number) => base + vat(base) - withheld(base);

function invoice(isSale: boolean, at: number): Made {
  const [name = "", nit = "", what = "Útiles y papelería"] = (isSale ? CUSTOMERS : SUPPLIERS)[at % 5] ?? [];
  const base = isSale ? 400_000 + at * 20_000 : 200_000 + at * 50_000;
  const day = isSale ? 1 + at : 2 + at;
  const other = { name, nit };
  const xml = makeDocument({
    number: `${isSale ? "FE" : "PR"}-${500 + at}`,
    issued: `2026-11-${two(day)}`,
    due: `2026-12-${two(day)}`,
    seller: isSale ? OWN : other,
    buyer: isSale ? other : OWN,
    lines: [{ description: what, amount: base.toFixed(2) }],
    taxes: [{ id: "01", percent: "19.00", base: base.toFixed(2), amount: vat(base).toFixed(2) }],
  });
  const text = at % 2 === 0 ? xml : inContainer(xml);
  const file = { name: `${isSale ? "v" : "c"}${at}.xml`, mimeType: "text/xml", buffer: Buffer.from(text) };
  return { day, name, base, isSale, file };
}

const SALES = Array.from({ length: 25 }, (_, at) => invoice(true, at));
const PURCHASES = Array.from({ length: 15 }, (_, at) => invoice(false, at));
const NET = 1_859_928;

const EMPLOYEES = `Nombre;Cédula;Cargo;Salario;Fecha de ingreso
Yuliana Cárdenas Peña;52.731.094;Vendedora;$ 1.750.905;01/11/2026`;

/** Twenty sales collected, twelve purchases paid, the salary, and what the bank does by itself. */
const MOVED = [
  ...SALES.slice(0, 20).map(
    ({ day, name, base }) => [day + 3, `TRANSF RECIBIDA ${name}`, collected(base)] as const,
  ),
  ...PURCHASES.slice(0, 12).map(
    ({ day, name, base }) => [day + 4, `PAGO PROVEEDOR ${name}`, -base - vat(base)] as const,
  ),
  [30, "PAGO NOMINA", -NET] as const,
  [30, "ABONO INTERESES AHORROS", 2310] as const,
  [30, "GMF 4X1000", -25_000] as const,
  [30, "COMISION MANEJO", -14_000] as const,
].toSorted((a, b) => a[0] - b[0]);

function extract(): Buffer {
  let balance = 0;
  const rows = MOVED.map(([day, text, amount]) => {
    balance += amount;
    const words = text
      .toUpperCase()
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "");
    return [`${two(day)}/11/2026`, words, amount, balance].join(";");
  });
  return Buffer.from(["FECHA;DESCRIPCION;VALOR;SALDO", ...rows].join("\n"), "latin1");
}

const button = (within: Page | Locator, name: string) => within.getByRole("button", { name, exact: true });
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);

async function begin(page: Page): Promise<void> {
  await enter(page);
  await goPremium(page);
  await page.goto("/dashboard/empresas");
  await button(page, "Crear empresa").first().click();
  await page.getByLabel("Nombre de la Empresa").fill(OWN.name);
  await page.getByLabel("NIT o cédula").fill(OWN.nit);
  await page.getByLabel("Nombre de la Empresa").press("Enter");
  await expect(page.getByText("NIT 901.482.316-8", { exact: false })).toBeVisible();
  await page.goto(BOOK);
  await button(page, "Nuevo libro").first().click();
  await page.getByLabel("Nombre del libro").fill("Diario 2026");
  await page.getByLabel("Nombre del libro").press("Enter");
  await expect(page.getByRole("article", { name: "Diario 2026" })).toBeVisible();
}

async function payPeople(page: Page): Promise<void> {
  await page.goto("/dashboard/nomina/empleados");
  await button(page, "Importar una lista").click();
  const list = page.getByRole("dialog", { name: "Importar empleados" });
  const file = { name: "empleados.csv", mimeType: "text/csv", buffer: Buffer.from(EMPLOYEES) };
  await list.locator('input[type="file"]').setInputFiles(file);
  await button(list, "Guardar 1 empleado").click();
  await expect(list).toBeHidden();
  await page.goto("/dashboard/nomina");
  await button(page.getByRole("main"), "Nueva nómina").first().click();
  await button(page.getByRole("dialog", { name: "Nueva nómina" }), "Crear nómina").click();
  await button(page, "Cerrar nómina").click();
  await button(page.getByRole("alertdialog"), "Cerrar nómina").click();
  await button(page, "Contabilizar").click();
  await button(page.getByRole("dialog", { name: "Contabilizar la nómina" }), "Registrar el asiento").click();
  await button(page, "Marcar pagada").click();
  const payment = page.getByRole("dialog", { name: "Pagar la nómina" });
  await payment.getByLabel("Sale de").selectOption({ label: "1110 Bancos" });
  await button(payment, "Registrar el pago").click();
  await expect(payment).toBeHidden();
}

test("CB-09 a month of a shop from its files alone: recorded, reconciled to nothing, and equal to one by hand", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-11-30T15:00:00-05:00") });
  await begin(page);
  await test.step("forty invoices in one press", async () => {
    await page.getByRole("link", { name: "Facturas electrónicas" }).click();
    await page.locator('input[type="file"]').setInputFiles([...SALES, ...PURCHASES].map(({ file }) => file));
    await button(page, "Registrar 40 facturas").click();
    await expect(page.getByText(/^Se registraron 40 documentos/)).toBeVisible();
  });
  await test.step("the bank collects, pays, charges; nothing is left", async () => {
    await page.getByRole("link", { name: "Conciliación", exact: true }).click();
    await button(page, "Traer extracto").click();
    const dialog = page.getByRole("dialog", { name: "Extracto de noviembre de 2026" });
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: "extracto.csv", mimeType: "text/csv", buffer: extract() });
    await button(dialog, "Guardar 36 movimientos").click();
    await axe(page);
    // All but the salary, which payroll pays.
    await button(page, "Registrar 35 propuestas").click();
    await expect(button(page, "Registrar 35 propuestas")).toBeHidden();
    const conciliation = page.url();
    await payPeople(page);
    await page.goto(conciliation);
    await page.getByRole("button", { name: /^Sí es/ }).click();
    await button(page, "Cerrar conciliación").click();
    await expect(
      page.getByText("Noviembre de 2026 está conciliado: extracto y libro concuerdan."),
    ).toBeVisible();
  });
  await test.step("the trial balance by hand", async () => {
    const entries = await storedEntries(page);
    const [sales, bought] = [SALES, PURCHASES].map((all) => sum(all.map(({ base }) => base)));
    const [sold = 0, purchased = 0] = [sales, bought];
    const owed = sum(PURCHASES.slice(12).map(({ base }) => base + vat(base)));
    const by = (code: string) => balanceOf(entries, code);
    expect(by("4135")).toBe(-sold);
    expect(by("2408")).toBe(vat(purchased) - vat(sold));
    expect(by("1305")).toBe(sum(SALES.slice(20).map(({ base }) => collected(base))));
    expect(by("1355")).toBe(sum(SALES.map(({ base }) => withheld(base))));
    expect(by("2205") + by("2335")).toBe(-owed);
    expect(by("1110")).toBe(sum(MOVED.map(([, , amount]) => amount)));
    // What the shop spent: invoices, the month of the employee, and what the bank took.
    expect(by("5") + by("6") + by("14")).toBe(purchased + 2_715_573 + 25_000 + 14_000);
    expect(by("4210")).toBe(-2310);
    expect(by("2505")).toBe(0);
    await page.goto(`${BOOK}/comprobacion?periodo=2026-11`);
    const cells = page.getByRole("row", { name: /^Sumas iguales/ }).getByRole("cell");
    await expect
      .poll(async () =>
        (await cells.allInnerTexts()).map((text) => Number(text.replace(/[^\d]/g, ""))).slice(-4),
      )
      .toEqual(trialSums(entries, "2026-11"));
  });
  await test.step("on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const place of ["conciliacion", "facturas", "cartera", "comprobacion"]) {
      await page.goto(`${BOOK}/${place}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await fits(page);
    }
  });
});
