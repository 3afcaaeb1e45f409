import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { readPdf } from "../../support/files/read-pdf.ts";
import { UNPUBLISHED_YEAR } from "../../support/law-days.ts";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { hold } from "../support/hold.ts";
import { looks as everyLook, makesSense } from "../support/looks.ts";
import { SAMPLE_NAME } from "../support/sample-figures.ts";
import { enter } from "../support/sessions.ts";
import { signIn } from "../support/sign-in.ts";

const PATH = "/payroll-calculator";
const PASSWORD = "Sabana-2026";
const CALCULATE = "Calcular Nómina Detallada";
const OFFER = "¿Quieres guardar tu trabajo?";
const AD = "Ver anuncio para continuar";
const HEADER = "Empleado,Salario Básico,Salario Bruto,Deducciones,Salario Neto,Costo Patronal,Costo Total";

const button = (within: Page | Locator, name: string) => within.getByRole("button", { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const field = (page: Page, name: string, person = 1) =>
  page.getByLabel(`${name} de la persona ${person}`, { exact: true });
/** Includes the lock's text for screen readers. */
const lockedAdding = (page: Page) => page.getByRole("button", { name: /^Agregar Persona ?, / });
const table = (page: Page) => page.locator(".payroll-table");

async function fill(page: Page, person: number, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name, person).fill(value);
}

const YULIANA = { Nombre: "Yuliana Cárdenas Peña", "Salario básico": "2200000", "Horas extra": "8" };

async function download(page: Page, name: string) {
  const waiting = page.waitForEvent("download");
  await button(page, name).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), bytes: new Uint8Array(readFileSync(await file.path())) };
}

const lines = (bytes: Uint8Array) =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes).split("\r\n");

/** Checks both themes and both widths. */
async function looks(page: Page): Promise<void> {
  await everyLook(page);
  await makesSense(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** As the browser does when another tab comes to the front, and when this one comes back. */
const turnPage = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((to) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => to });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

test("a guest: offered to sign in at once, nothing meanwhile; then the message of 15 s, detail, files, and the way to saving", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${PATH}?guest=true`);
  await expect(dialog(page, OFFER)).toBeVisible();
  // While the offer is open a press does nothing, not even showing the message.
  await page.keyboard.press("Control+Enter");
  await expect(dialog(page, AD)).toHaveCount(0);
  await expect(page.getByText("Los resultados te esperan", { exact: true })).toBeVisible();
  await button(dialog(page, OFFER), "Iniciar sesión").click();
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fpayroll-calculator$/);
  await page.goBack();
  await button(dialog(page, OFFER), "Omitir por ahora").click();
  await expect(dialog(page, OFFER)).toHaveCount(0);

  await expect(page.getByText("1 persona en nómina", { exact: true })).toBeVisible();
  await expect(page.getByText("Modo invitado", { exact: true })).toBeVisible();
  await expect(page.getByText("Solo puedes calcular nómina para una persona", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Modo invitado: Tus datos no se guardarán. Inicia sesión para conservar tu trabajo."),
  ).toBeVisible();
  await expect(
    page.getByText("Para exportar los resultados, debes iniciar sesión o ver el anuncio publicitario."),
  ).toBeVisible();
  for (const badge of ["Premium", "Plan Gratuito"])
    await expect(page.getByText(badge, { exact: true })).toHaveCount(0);

  // A row with an empty name, or a salary of 0, is not calculated.
  await expect(button(page, CALCULATE)).toBeDisabled();
  await fill(page, 1, YULIANA);
  await expect(button(page, CALCULATE)).toBeEnabled();
  await fill(page, 1, { "Salario básico": "0" });
  await expect(button(page, CALCULATE)).toBeDisabled();
  await fill(page, 1, YULIANA);
  await looks(page);

  await lockedAdding(page).click();
  await expect(page.getByText("Acceso Requerido", { exact: true })).toBeVisible();
  await button(page, "Entendido").click();

  const ad = dialog(page, AD);
  await button(page, CALCULATE).click();
  await expect(ad).toContainText(
    "Como usuario invitado, necesitas ver este anuncio para acceder a las funciones de cálculo detallado y exportación.",
  );
  await expect(button(ad, "Cargando anuncio...")).toBeDisabled();
  // It counts while the test waits: any of its seconds.
  await expect(ad.getByRole("button", { name: /^Espera \d+s$/ })).toBeDisabled();
  await axe(page);
  await button(ad, "Cancelar").click();
  await expect(table(page)).toHaveCount(0);
  await button(page, AD).click();
  // Neither in a hidden tab nor on a device that slept has anybody seen it.
  await turnPage(page, "hidden");
  await page.clock.fastForward(16_000);
  await turnPage(page, "visible");
  await page.clock.fastForward(60_000);
  await expect(ad.getByRole("button", { name: /^(Cargando anuncio|Espera 1[45]s)/ })).toBeDisabled();
  await page.clock.fastForward(16_000);
  await button(ad, "Continuar con el cálculo").click();
  await expect(ad).toHaveCount(0);
  await expect(table(page).getByText("2.256.273").first()).toBeVisible();
  await expect(page.getByText("Cálculo 1", { exact: true })).toBeVisible();

  const csv = await download(page, "Exportar CSV");
  expect(csv.name).toBe("nomina_cuadra.csv");
  expect(lines(csv.bytes)).toEqual([
    `\uFEFF${HEADER}`,
    "Yuliana Cárdenas Peña,2200000,2432273,176000,2256273,660484,3092757",
    "",
  ]);

  // Once watched, the message covers the next calculations too; starting over asks again.
  await button(page, CALCULATE).click();
  await expect(page.getByText("Cálculo 2", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Iniciar Sesión para Guardar" }).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fpayroll-calculator$/);
  await signIn(page, "invitada@cuadra.co", PASSWORD);
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await expect(dialog(page, OFFER)).toHaveCount(0);
  await expect(table(page).getByText("2.256.273").first()).toBeVisible();
  await button(page, "Guardar Documento").click();
  await expect(page.getByText("Documento Guardado", { exact: true })).toBeVisible();
});

test("a guest who begins anew: one default row, no results, the message again", async ({ page }) => {
  await page.clock.install();
  await page.goto(`${PATH}?guest=true`);
  await button(dialog(page, OFFER), "Omitir por ahora").click();
  await fill(page, 1, { ...YULIANA, ARL: "1,044" });
  await page.keyboard.press("Control+Enter");
  await expect(dialog(page, AD)).toBeVisible();
  await page.clock.fastForward(16_000);
  await button(dialog(page, AD), "Continuar con el cálculo").click();
  await expect(table(page)).toBeVisible();
  await button(page, "Nuevo Cálculo").click();
  await expect(table(page)).toHaveCount(0);
  await expect(button(page, AD)).toBeDisabled();
  for (const [name, value] of Object.entries({
    Nombre: "",
    "Salario básico": "0",
    Salud: "4,0",
    Pensión: "4,0",
    ARL: "0,522",
    "Horas extra": "0",
    Recargo: "25",
    Bonificación: "0",
    "Otras deducciones": "0",
  }))
    await expect(field(page, name)).toHaveValue(value);
  await button(page, "Deshacer").click();
  await expect(field(page, "ARL")).toHaveValue("1,044");
  await page.reload();
  await button(dialog(page, OFFER), "Omitir por ahora").click();
  await expect(field(page, "Nombre")).toHaveValue(YULIANA.Nombre);
});

test("PY-01 PY-02 PY-05 the free plan: calculates, exports and saves one person; what is no figure is 0 and says so", async ({
  page,
}) => {
  await enter(page, PATH);
  await expect(page.getByText("Plan Gratuito", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  for (const hint of [
    "Salud: Normalmente 4%",
    "Pensión: Normalmente 4%",
    "ARL: Entre 0,348% y 8,7%",
    "Recargo: Mínimo 25%",
  ])
    await expect(button(page, hint)).toBeVisible();

  // Errors are shown under the row when a field is left, and disappear when fixed.
  await field(page, "Nombre").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByText("Escribe el nombre.")).toBeVisible();
  for (const [typed, said] of [
    ["1e999", "No entendimos «1e999»"],
    ["-5", "«-5» lleva signo"],
    ["99999999999999", "es demasiado grande"],
  ] as const) {
    await field(page, "Salario básico").fill(typed);
    await field(page, "Salud").focus();
    await expect(page.getByText(said)).toBeVisible();
    await expect(field(page, "Salario básico")).toHaveValue(typed);
  }
  await fill(page, 1, {
    Nombre: '=SUMA(A1);"Ana", Cía.',
    "Salario básico": "1.750.905",
    "Horas extra": "0,5",
  });
  await field(page, "Salud").focus();
  await page.keyboard.press("ArrowUp");
  await expect(field(page, "Salud")).toHaveValue("4,1");
  await page.keyboard.press("ArrowDown");
  await expect(field(page, "Salud")).toHaveValue("4,0");
  await field(page, "ARL").focus();
  await page.keyboard.press("ArrowUp");
  await expect(field(page, "ARL")).toHaveValue("0,523");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Control+Enter");
  await expect(table(page)).toBeVisible();

  // Half an hour: 1.750.905 ÷ 240 × 1,25 × 0,5 = 4.559,65; the figure opens its steps.
  await button(page, '1.896.071 De dónde sale: Salario Bruto de =SUMA(A1);"Ana", Cía.').click();
  await expect(dialog(page, "Salario Bruto")).toContainText("4.560");
  await axe(page);
  await page.keyboard.press("Escape");

  const [, row = ""] = lines((await download(page, "Exportar CSV")).bytes);
  expect(row).toMatch(/^"'=SUMA\(A1\);""Ana"", Cía\.",1750905,1896071,140072,1755999,/);

  // A file is ready within a frame, which may show no sign of its being made: its writer is held back.
  const release = await hold(page, "**/assets/file.worker-*.js");
  const writing = download(page, "Exportar PDF");
  await expect(page.getByText("Exportando PDF")).toBeVisible();
  await release();
  const pdf = await writing;
  await expect(page.getByText("Descarga Lista", { exact: true })).toBeVisible();
  await expect(page.getByText("El documento PDF ha sido descargado exitosamente.")).toBeVisible();
  const read = readPdf(pdf.bytes);
  const texts = read.pages.flat();
  for (const figure of ["1.750.905", "1.896.071", "1.755.999"]) expect(texts).toContain(figure);
  expect(read.language).toBe("es-CO");

  await button(page, "Guardar Documento").click();
  await expect(
    page.getByText("Tu cálculo de nómina ha sido guardado exitosamente en tu cuenta."),
  ).toBeVisible();
  await lockedAdding(page).click();
  await expect(
    page.getByText("🚫 La nómina de varias personas está disponible solo en Premium"),
  ).toBeVisible();

  // It is really saved: it opens after a reload, and a deletion can be undone.
  await page.reload();
  await button(page, "Guardados").click();
  const kept = dialog(page, "Cálculos guardados");
  const open = kept.getByRole("button", { name: /^Abrir el cálculo de =SUMA/ });
  await kept.getByRole("button", { name: /^Eliminar el cálculo/ }).click();
  await expect(kept.getByText("Todavía no has guardado cálculos de nómina")).toBeVisible();
  await button(page, "Deshacer").click();
  await open.click();
  await expect(table(page).getByText("1.755.999").first()).toBeVisible();
});

const FOUR: readonly Readonly<Record<string, string>>[] = [
  YULIANA,
  {
    Nombre: "Óscar Iván Méndez Rojas",
    "Salario básico": "1850000",
    "Horas extra": "12",
    Bonificación: "100000",
    "Otras deducciones": "50000",
  },
  { Nombre: "Luz Dary Quintero", "Salario básico": "1750905", ARL: "1,044" },
  {
    Nombre: "Brayan Stiven Forero",
    "Salario básico": "1750905",
    ARL: "2,436",
    "Horas extra": "6",
    Recargo: "75",
  },
];

test("PY-04 Premium: people come and go; the cards, the table, the CSV and the sums are one set of figures", async ({
  page,
}) => {
  // Fixes the date in a year whose law is known.
  await page.clock.install({ time: new Date("2026-11-20T15:00:00Z") });
  await enter(page, PATH);
  await fill(page, 1, YULIANA);
  await lockedAdding(page).click();
  await button(page, "Hazte Premium").click();
  // The notice above the dialog has the same button while it goes.
  await page.getByRole("dialog").locator(".btn-accent", { hasText: "Hazte Premium" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("Premium", { exact: true })).toBeVisible();
  await expect(field(page, "Nombre")).toHaveValue(YULIANA.Nombre);
  await expect(button(page, `Quitar a ${YULIANA.Nombre}`)).toBeDisabled();

  for (const [index, person] of FOUR.entries()) {
    if (index > 0) await button(page, "Agregar Persona").click();
    await fill(page, index + 1, person);
  }
  await expect(page.getByText("4 personas en nómina", { exact: true })).toBeVisible();
  // Enter moves down a column, Shift + Enter up.
  await field(page, "Salario básico", 2).focus();
  await page.keyboard.press("Enter");
  await expect(field(page, "Salario básico", 3)).toBeFocused();
  await page.keyboard.press("Shift+Enter");
  await expect(field(page, "Salario básico", 2)).toBeFocused();

  await button(page, CALCULATE).click();
  await expect(page.getByText("$ 7.843.984", { exact: true })).toBeVisible();
  await expect(page.getByText("$ 10.807.984", { exact: true })).toBeVisible();
  await expect(page.getByText("Incluye $ 2.309.856 de aportes patronales")).toBeVisible();
  const cells = table(page).locator("tfoot td");
  expect((await cells.allTextContents()).filter(Boolean)).toEqual([
    "7.551.810",
    "8.498.128",
    "(654.144)",
    "7.843.984",
    "2.309.856",
    "10.807.984",
  ]);
  expect(await table(page).locator("thead th").allTextContents()).toEqual([...HEADER.split(","), "Acciones"]);
  const [, ...rows] = lines((await download(page, "Exportar CSV")).bytes).filter(Boolean);
  const net = rows.map((row) => Number(row.split(",")[4])).reduce((sum, each) => sum + each, 0);
  expect([rows.length, net]).toEqual([4, 7_843_984]);
  await looks(page);

  await button(page, "Ver el detalle de Brayan Stiven Forero").click();
  const detail = dialog(page, "Brayan Stiven Forero");
  await detail.getByRole("button", { name: /6 horas extra/ }).click();
  await expect(dialog(page, "6 horas extra")).toContainText("Horas del mes");
  await page.keyboard.press("Escape");
  await expect(detail).toBeVisible();
  await page.keyboard.press("Escape");

  // One press switches to today's law; the choice is remembered and shown, never guessed.
  const parameters = page.getByLabel("Parámetros", { exact: true });
  await expect(parameters).toHaveValue("academic");
  await button(page, "Calcular con la ley de hoy").click();
  await expect(table(page).getByText("2.369.477").first()).toBeVisible();
  await expect(
    page.getByText("Calculado para un mes completo con la ley vigente al 20/11/2026", { exact: false }),
  ).toBeVisible();
  await table(page)
    .getByRole("button", { name: /De dónde sale: Costo Patronal de Luz/ })
    .click();
  await expect(dialog(page, "Costo Patronal")).toContainText("Cesantías");
  await page.keyboard.press("Escape");
  await looks(page);
  await button(page, "Ver los parámetros").click();
  const law = dialog(page, "Parámetros de la ley");
  await expect(law.getByRole("row", { name: /^Salario mínimo mensual/ })).toContainText("$ 1.750.905");
  await law.getByLabel("Comparar con otra fecha").fill("31/12/2025");
  await page.keyboard.press("Tab");
  await expect(law.getByRole("row", { name: /^Salario mínimo mensual/ })).toContainText("$ 1.423.500");
  await axe(page);
  await page.keyboard.press("Escape");
  await page.clock.setSystemTime(new Date(`${UNPUBLISHED_YEAR}-02-01T15:00:00Z`));
  await button(page, CALCULATE).click();
  await expect(page.getByText(`Parámetros por confirmar para el 01/02/${UNPUBLISHED_YEAR}`)).toBeVisible();
  await expect(table(page)).toHaveCount(0);
  await page.clock.setSystemTime(new Date("2026-11-20T16:00:00Z"));
  await parameters.selectOption("academic");
  await expect(table(page).getByText("2.256.273").first()).toBeVisible();

  await button(page, "Quitar a Luz Dary Quintero").click();
  await expect(page.getByText("3 personas en nómina", { exact: true })).toBeVisible();
  await expect(page.getByText("Cambiaste algo después de calcular.", { exact: false })).toBeVisible();
  await button(page, "Deshacer").click();
  await expect(page.getByText("4 personas en nómina", { exact: true })).toBeVisible();

  // Typed data survives a visit to another screen, and is discarded at sign-out.
  await page.getByRole("button", { name: /^Cuenta de/ }).click();
  await page.getByRole("menuitem", { name: "Ir al Panel" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(field(page, "Nombre", 4)).toHaveValue("Brayan Stiven Forero");
  await page.getByRole("button", { name: /^Cuenta de/ }).click();
  await page.getByRole("menuitem", { name: "Cerrar Sesión" }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => sessionStorage.getItem("cuadra_nomina"))).toBeNull();
});

test("days of a part month, by the law alone: said in results and files, kept, and unknown to the specification's set", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-11-20T15:00:00Z") });
  await enter(page, PATH);
  await fill(page, 1, { Nombre: "Yuliana Cárdenas Peña", "Salario básico": "2000000" });
  const days = field(page, "Días trabajados");
  await expect(days).toHaveCount(0);
  const parameters = page.getByLabel("Parámetros", { exact: true });
  await parameters.selectOption("law");
  await expect(days).toHaveValue("30");
  await expect(button(page, "Días trabajados: Un mes completo son 30")).toBeVisible();
  await expect(page.getByText("Calculado para un mes completo con la ley", { exact: false })).toBeVisible();
  const header = async () => lines((await download(page, "Exportar CSV")).bytes)[0];
  expect(await header()).toBe(`\uFEFF${HEADER}`);

  for (const [typed, said] of [
    ["31", "«31» es demasiado grande: cuenta como 0."],
    ["7,5", "«7,5» tiene demasiados decimales: cuenta como 0."],
    ["quince", "No entendimos «quince»: cuenta como 0."],
  ] as const) {
    await days.fill(typed);
    await field(page, "Salud").focus();
    await expect(page.getByText(said)).toBeVisible();
    await expect(days).toHaveValue(typed);
  }
  // A field's error is not shown while the field is hidden.
  await parameters.selectOption("academic");
  await expect(page.getByText("cuenta como 0", { exact: false })).toHaveCount(0);
  await expect(days).toHaveCount(0);
  await parameters.selectOption("law");
  await days.fill("14");
  await days.press("ArrowUp");
  await expect(days).toHaveValue("15");
  await expect(page.getByText("Cambiaste algo después de calcular.", { exact: false })).toBeVisible();
  await page.keyboard.press("Control+Enter");
  // 1.000.000 plus half of 249.095, less twice 4 % of 1.000.000.
  await expect(table(page).getByText("1.044.548").first()).toBeVisible();
  await expect(table(page).getByText("15 días trabajados", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Calculado por los días trabajados de cada persona", { exact: false }),
  ).toBeVisible();
  await looks(page);
  const csv = lines((await download(page, "Exportar CSV")).bytes);
  expect(csv.slice(0, 2)).toEqual([
    `\uFEFF${HEADER},Días trabajados`,
    "Yuliana Cárdenas Peña,2000000,1124548,80000,1044548,405556,1530104,15",
  ]);
  const pdf = readPdf((await download(page, "Exportar PDF")).bytes).pages.flat();
  for (const text of ["15", "1.044.548"]) expect(pdf).toContain(text);

  await button(page, "Guardar Documento").click();
  await expect(page.getByText("Documento Guardado", { exact: true })).toBeVisible();
  await button(page, "Nuevo Cálculo").click();
  await expect(days).toHaveValue("30");
  await button(page, "Deshacer").click();
  await expect(days).toHaveValue("15");
  await page.reload();
  await button(page, "Guardados").click();
  await page.getByRole("button", { name: /^Abrir el cálculo de Yuliana/ }).click();
  await expect(days).toHaveValue("15");
  await expect(table(page).getByText("1.044.548").first()).toBeVisible();
});

test("at the sample a guest calculates for everybody, with its company", async ({ page }) => {
  await page.goto("/dashboard?ejemplo=true");
  await expect(page.locator('[data-indicator="debt"]')).toBeVisible();
  await page.goto(PATH);
  await expect(page.getByText(SAMPLE_NAME, { exact: false }).first()).toBeVisible();
  await expect(page.getByText("Estás viendo la empresa de ejemplo", { exact: false })).toBeVisible();
  await expect(page.getByText("Modo invitado", { exact: false })).toHaveCount(0);
  await page.getByRole("button", { name: "Agregar Persona" }).click();
  await expect(page.getByText("2 personas en nómina")).toBeVisible();
  for (const person of [1, 2]) await fill(page, person, YULIANA);
  await button(page, CALCULATE).click();
  await expect(table(page)).toBeVisible();
  await expect(dialog(page, AD)).toHaveCount(0);
  await expect(page.getByText("Plan Gratuito")).toHaveCount(0);
});
