import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { LAST_LEGAL_YEAR } from "#domain/law/horizon.ts";
import { readPdf } from "../../support/files/read-pdf.ts";
import { expect, test } from "../support/app.ts";
import { fits, looks, makesSense } from "../support/looks.ts";
import { putPeople, type SeedPerson } from "../support/payroll-people.ts";
import { goPremium } from "../support/premium.ts";
import { enter } from "../support/sessions.ts";

const RUNS = "/dashboard/nomina";
const COMPANY = "Ferretería La Sabana S.A.S.";

const PEOPLE: readonly SeedPerson[] = [
  { name: "Brayan Stiven Forero", document: "1019", position: "Mensajero", salary: 1_750_905 },
  { name: "Luz Dary Quintero", document: "39555", position: "Cajera", salary: 1_750_905 },
  { name: "Yuliana Cárdenas Peña", document: "52731094", position: "Auxiliar de ventas", salary: 2_200_000 },
];

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });
const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const toast = (page: Page, text: string | RegExp) => page.locator(".toast-card", { hasText: text }).first();
const saved = (page: Page) => page.getByText(/^Guardado a las/);

/** The list of months ends with the known law: the requested one is in it. */
async function newRun(page: Page, month: string, part = "Mes completo"): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Nueva nómina" }).first().click();
  const form = dialog(page, "Nueva nómina");
  await form.getByLabel("Mes", { exact: true }).selectOption({ label: month });
  await form.getByLabel("Período").selectOption({ label: part });
  await button(form, "Crear nómina").click();
}

async function openAccount(page: Page, people: readonly SeedPerson[]): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page);
  await putPeople(page, { name: COMPANY, people });
}

test("a run from nobody to everybody, typed with the keys, with the values of the law and what it leaves owing", async ({
  page,
}) => {
  await enter(page, RUNS);
  await expect(page.getByRole("heading", { name: "Primero crea tu empresa" })).toBeVisible();
  await putPeople(page, { name: COMPANY, people: [] });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Todavía no hay empleados" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ir a Empleados" })).toHaveAttribute(
    "href",
    /\/dashboard\/nomina\/empleados/,
  );
  await putPeople(page, { name: COMPANY, people: PEOPLE });
  await page.reload();

  await test.step("PL-01 the free plan pays one person; Premium pays them all", async () => {
    await newRun(page, "Noviembre de 2026");
    await expect(toast(page, "La nómina de varias personas está disponible solo en Premium")).toBeVisible();
    await expect(dialog(page, "Nueva nómina")).toHaveCount(0);
    await goPremium(page);
    await newRun(page, "Noviembre de 2026");
    await expect(page.getByRole("heading", { level: 1, name: "Noviembre de 2026" })).toBeVisible();
    await expect(page.getByText("Borrador", { exact: true })).toBeVisible();
  });

  await test.step("the keys alone lead to a person; what is new changes the slip, and every figure explains itself", async () => {
    const grid = page.getByRole("grid", { name: "Personas de la nómina" });
    await grid.getByRole("gridcell").first().focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Control+ArrowDown");
    await page.keyboard.press("Enter");
    const person = dialog(page, "Yuliana Cárdenas Peña");
    await expect(person.getByText("3 de 3")).toBeVisible();
    await button(person, "Agregar horas").click();
    await person.getByLabel("Horas", { exact: true }).fill("8");
    const slip = person.getByRole("region", { name: "Desprendible" });
    // $ 2.200.000 ÷ 210 hours of the month × 1,25 × 8.
    await expect(button(slip, /^Horas extra diurnas, 8 horas/)).toContainText("104.762");
    await button(person, "Agregar deducción").click();
    await person.getByLabel("Valor").fill("120000");
    await person.getByLabel("Detalle").fill("cuota 3 de 6");
    await expect(slip.getByRole("status").first()).toHaveText("$\u00a02.249.477");
    await button(slip, /^Horas extra diurnas/).click();
    const steps = dialog(page, "Horas extra diurnas, 8 horas");
    await expect(steps.getByText("10.476,19")).toHaveCount(0);
    await expect(steps.getByText("104.761,90")).toBeVisible();
    await expect(steps.getByText("A dónde va esta cifra")).toBeVisible();
    await expect(steps.getByText("Cuenta 510515, al debe")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(button(slip, /^Horas extra diurnas/)).toBeFocused();
    await expect(saved(page)).toBeVisible();
    await looks(page, { include: "dialog[open]", within: person });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press("Alt+PageUp");
    await expect(dialog(page, "Luz Dary Quintero").getByText("2 de 3")).toBeVisible();
    await button(dialog(page, "Luz Dary Quintero"), "Persona anterior").click();
    await expect(dialog(page, "Brayan Stiven Forero").getByText("1 de 3")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("what was typed is there after a reload, and so is a value of the law changed by hand", async () => {
    await page.goto(`${page.url().replace(/#.*$/, "")}#ajustes`);
    await page.reload();
    await page
      .getByLabel("Valor que quieres cambiar")
      .selectOption({ label: "Auxilio de transporte mensual" });
    await expect(page.getByText("La ley: $\u00a0249.095")).toBeVisible();
    await page.getByLabel("Valor nuevo").fill("300000");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Cambiado a mano", { exact: true })).toBeVisible();
    await expect(saved(page)).toBeVisible();
    await looks(page, { include: "main" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await button(page, "Volver al valor de la ley: Auxilio de transporte mensual").click();
    await expect(page.getByText("Cambiado a mano", { exact: true })).toHaveCount(0);
  });

  await test.step("the summary and what is owed, wide and narrow", async () => {
    const sections = [
      ["Resumen", "Total devengado"],
      ["Comparación", "No hay una nómina anterior con la que comparar"],
      ["Por pagar", "Total por pagar"],
    ] as const;
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [tab, text] of sections) {
      await page.getByRole("link", { name: tab, exact: true }).click();
      await expect(page.getByText(text).first()).toBeVisible();
      await makesSense(page);
      await fits(page);
    }
    await looks(page, { include: "main" });
    await page.getByRole("link", { name: "Personas", exact: true }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(button(page, /^Yuliana Cárdenas Peña/)).toContainText("2.249.477");
    await looks(page, { include: "main" });
  });
});

/** A day to come, as it is typed, whenever the test runs. */
function inTwoDays(): string {
  const later = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);
  return later.toLocaleDateString("es-CO", {
    timeZone: "America/Bogota",
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
  });
}

test("a run is closed, paid, posted and taken back; the next one goes on from it", async ({ page }) => {
  await openAccount(page, PEOPLE.slice(2));
  await page.goto(RUNS);
  await newRun(page, "Noviembre de 2026");
  await page.getByRole("row", { name: /Yuliana/ }).click();
  const open = dialog(page, "Yuliana Cárdenas Peña");
  await button(open, "Agregar horas").click();
  await open.getByLabel("Horas", { exact: true }).fill("8");
  await page.keyboard.press("Escape");

  await test.step("a file of a draft says that it is one", async () => {
    await button(page, "Exportar").click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: /^PDF/ }).click(),
    ]);
    const { pages } = readPdf(new Uint8Array(readFileSync(await file.path())));
    expect(pages.flat()).toContain("Noviembre de 2026, borrador");
  });

  await test.step("a closed run is read only and says so; it is paid on a day", async () => {
    await button(page, "Cerrar nómina").click();
    await button(page.getByRole("alertdialog"), "Cerrar nómina").click();
    await expect(page.getByText(/^Esta nómina está cerrada y es de solo lectura/)).toBeVisible();
    await page.getByRole("row", { name: /Yuliana/ }).click();
    const person = dialog(page, "Yuliana Cárdenas Peña");
    await expect(person.getByText("Horas extra diurnas: 8 horas, 01/11/2026 a 30/11/2026")).toBeVisible();
    await expect(person.getByRole("textbox")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await button(page, "Marcar pagada").click();
    const form = dialog(page, "Marcar pagada");
    const paidOn = inTwoDays();
    await form.getByLabel("Fecha del pago").fill(paidOn);
    await button(form, "Marcar pagada").click();
    // The day has not come yet: it is asked about.
    await button(page.getByRole("alertdialog"), "Sí, con esa fecha").click();
    await expect(page.getByText(`Esta nómina se pagó el ${paidOn} y es de solo lectura.`)).toBeVisible();
  });

  await test.step("posted as one balanced entry to a book of the company, and taken back", async () => {
    const run = page.url();
    await page.goto("/dashboard/libro-contable");
    await page.getByRole("button", { name: "Nuevo libro" }).first().click();
    await page.getByLabel("Nombre del libro").fill("Diario 2026");
    await page.getByLabel("Nombre del libro").press("Enter");
    await expect(page.getByRole("article", { name: "Diario 2026" })).toBeVisible();
    await page.goto(run);
    await button(page, "Contabilizar").click();
    const form = dialog(page, "Contabilizar la nómina");
    await expect(form.getByText("Sumas iguales")).toBeVisible();
    await button(form, "Registrar el asiento").click();
    await expect(page.getByText(/^Contabilizada en el asiento 1, del 30\/11\/2026\./)).toBeVisible();
    await expect(page.getByRole("link", { name: "Ver asiento" })).toHaveAttribute("href", /asiento=1/);
    await button(page, "Más acciones").click();
    await page.getByRole("menuitem", { name: "Reversar el asiento" }).click();
    await button(dialog(page, "Reversar el asiento 1"), "Reversar").click();
    await expect(page.getByText(/^El asiento 1 de esta nómina fue reversado o anulado\./)).toBeVisible();
    await button(page, "Más acciones").click();
    await page.getByRole("menuitem", { name: "Historial" }).click();
    const history = dialog(page, "Historial de la nómina").getByRole("listitem");
    await expect(history).toHaveText([/^Contabilizada/, /^Marcada como pagada/, /^Cerrada/, /^Creada/]);
    await page.keyboard.press("Escape");
  });

  await test.step("reopened, listed beside the next one, deleted and brought back", async () => {
    for (const item of ["Quitar el pago", "Reabrir"]) {
      await button(page, "Más acciones").click();
      await page.getByRole("menuitem", { name: item }).click();
    }
    await expect(page.getByText("Borrador", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Nóminas", exact: true }).first().click();
    await newRun(page, "Diciembre de 2026");
    await expect(page.getByRole("heading", { level: 1, name: "Diciembre de 2026" })).toBeVisible();
    await page.getByRole("link", { name: "Comparación", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Frente a noviembre de 2026" })).toBeVisible();
    await expect(page.getByText("Nada cambió para nadie.")).toHaveCount(0);
    // Health is both deducted and paid by the company: each is listed under its own heading.
    const concepts = page.getByRole("table", { name: "Por concepto" }).getByRole("rowheader");
    const heads = ["Devengado", "Deducido", "Aportes de la empresa", "Provisiones", "Salud", "Pensión"];
    const shown = (await concepts.allTextContents()).filter((each) => heads.includes(each));
    expect(shown).toEqual([
      "Devengado",
      "Deducido",
      "Salud",
      "Pensión",
      "Aportes de la empresa",
      "Pensión",
      "Provisiones",
    ]);
    await button(page, "Más acciones").click();
    await page.getByRole("menuitem", { name: "Eliminar borrador" }).click();
    await expect(page.getByRole("row", { name: /Noviembre de 2026 Borrador 1/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /Diciembre/ })).toHaveCount(0);
    await button(toast(page, "Borrador eliminado"), "Deshacer").click();
    await expect(page.getByRole("row", { name: /Diciembre de 2026 Borrador 1/ })).toBeVisible();
    await looks(page, { include: "main" });
  });
});

test("what a run left owed is paid in its book, in parts, once, and undone", async ({ page }) => {
  await openAccount(page, PEOPLE.slice(2));
  await page.goto("/dashboard/libro-contable");
  await page.getByRole("button", { name: "Nuevo libro" }).first().click();
  await page.getByLabel("Nombre del libro").fill("Diario 2026");
  await page.getByLabel("Nombre del libro").press("Enter");
  await expect(page.getByRole("article", { name: "Diario 2026" })).toBeVisible();
  await page.goto(RUNS);
  await newRun(page, "Noviembre de 2026");
  await button(page, "Cerrar nómina").click();
  await button(page.getByRole("alertdialog"), "Cerrar nómina").click();
  await button(page, "Contabilizar").click();
  await button(dialog(page, "Contabilizar la nómina"), "Registrar el asiento").click();
  await expect(page.getByText(/^Contabilizada en el asiento 1/)).toBeVisible();

  await test.step("part of the net, from a bank", async () => {
    await button(page, "Marcar pagada").click();
    const form = dialog(page, "Pagar la nómina");
    await form.getByLabel("Valor de Neto a los empleados").fill("1000000");
    await expect(form.getByText("Sumas iguales")).toBeVisible();
    await looks(page, { include: "dialog[open]" });
    await button(form, "Registrar el pago").dblclick();
    await expect(toast(page, "Pago registrado")).toBeVisible();
  });

  await test.step("a day that has not come is asked about, and can be left", async () => {
    await button(page, "Marcar pagada").click();
    const form = dialog(page, "Pagar la nómina");
    await form.getByLabel("Fecha del pago").fill("30/12/2026");
    await button(form, "Registrar el pago").click();
    await button(page.getByRole("alertdialog"), "Cancelar").click();
    await expect(form).toBeVisible();
    await button(form, "Cancelar").click();
  });

  await test.step("the rest of it, with the contributions, in one entry", async () => {
    await page.getByRole("link", { name: "Por pagar", exact: true }).click();
    const table = page.getByRole("table", { name: "Obligaciones que deja" });
    await expect(table.getByRole("row", { name: /Neto a los empleados/ })).toContainText("1.000.000");
    // Each sum is of its own rows: what is left never stands beside provisions that nobody paid.
    const [payable = [], provided = [], total = []] = await Promise.all(
      [/^Se paga con esta nómina/, /^Provisiones, se pagan después/, /^Total por pagar/].map(async (name) =>
        (await table.getByRole("row", { name }).locator("td .amount").allInnerTexts()).map((text) =>
          Number(text.replaceAll(".", "")),
        ),
      ),
    );
    const [owed = 0, paid = 0, left = 0] = payable;
    expect(left).toBe(owed - paid);
    expect(total).toEqual([owed + (provided[0] ?? 0)]);
    // Two presses made one entry.
    await expect(page.getByRole("link", { name: /^asiento \d/ })).toHaveText(["asiento 2"]);
    await button(page, "Registrar un pago").click();
    const form = dialog(page, "Registrar un pago");
    await expect(form.getByRole("checkbox", { checked: true })).toHaveCount(5);
    await fits(page);
    await button(form, "Registrar el pago").click();
    await expect(page.getByText(/^Esta nómina se pagó el/)).toBeVisible();
    await expect(button(page, "Registrar un pago")).toHaveCount(0);
    await looks(page, { include: "main" });
  });
});

test("a law that is not known is said instead of figures, and hours across a change are typed apart", async ({
  page,
}) => {
  // The last weeks of the last legal year: the next one can be chosen and is not published.
  await page.clock.install({ time: new Date(`${LAST_LEGAL_YEAR}-11-20T15:00:00Z`) });
  await openAccount(page, PEOPLE.slice(2));
  await page.goto(RUNS);

  await test.step("a year whose values are not out yet", async () => {
    await newRun(page, `Enero de ${LAST_LEGAL_YEAR + 1}`);
    await expect(page.getByText("Parámetros por confirmar", { exact: true })).toBeVisible();
    await expect(page.getByText("Neto a pagar")).toHaveCount(0);
    await expect(button(page, "Cerrar nómina")).toBeDisabled();
    await makesSense(page);
    await page.getByRole("link", { name: "Nóminas", exact: true }).first().click();
  });

  await test.step("July 2026 has two divisors", async () => {
    await newRun(page, "Julio de 2026");
    await page.getByRole("row", { name: /Yuliana/ }).click();
    const person = dialog(page, "Yuliana Cárdenas Peña");
    await button(person, "Agregar horas").click();
    await person.getByLabel("Horas", { exact: true }).fill("4");
    await expect(person.getByText(/^La ley cambia el 15\/07\/2026/)).toBeVisible();
    await button(person, "Partir en dos").click();
    await person.getByLabel("Horas", { exact: true }).nth(1).fill("4");
    const slip = person.getByRole("region", { name: "Desprendible" });
    // 4 hours of 2.200.000 ÷ 220 and 4 of 2.200.000 ÷ 210, each plus 25 %.
    await expect(button(slip, /^Horas extra diurnas, 4 horas/)).toHaveCount(2);
    await expect(slip.getByText("50.000", { exact: true })).toBeVisible();
    await expect(slip.getByText("52.381", { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("Neto a pagar", { exact: true })).toBeVisible();
  });
});

test("a thousand people: only those in sight are drawn, and no key is dropped", async ({ page }) => {
  const many = Array.from(
    { length: 1000 },
    (_, index): SeedPerson => ({
      name: `Persona ${String(index + 1).padStart(4, "0")}`,
      document: String(10_000 + index),
      position: "Operario",
      salary: 1_750_905 + index * 1000,
    }),
  );
  await openAccount(page, many);
  await goPremium(page);
  await page.goto(RUNS);
  await newRun(page, "Noviembre de 2026");
  const grid = page.getByRole("grid", { name: "Personas de la nómina" });
  await expect(grid).toHaveAttribute("aria-rowcount", "1001");
  expect(await grid.getByRole("row").count()).toBeLessThan(80);
  await page.getByRole("searchbox").fill("persona 0777");
  await expect(grid.getByRole("row", { name: /Persona 0777/ })).toBeVisible();
  await grid.getByRole("row", { name: /Persona 0777/ }).click();
  const person = dialog(page, "Persona 0777");
  const field = person.getByLabel("Comisiones");
  await field.focus();
  await page.keyboard.type("1234567", { delay: 0 });
  await expect(field).toHaveValue("1234567");
  await field.press("Tab");
  await expect(field).toHaveValue("1.234.567");
  const slip = person.getByRole("region", { name: "Desprendible" });
  await expect(slip.getByText("1.234.567", { exact: true })).toBeVisible();
});
