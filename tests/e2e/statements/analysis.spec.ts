import { expect, type Page } from "@playwright/test";
import { test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { looks } from "../support/looks.ts";
import { goPremium } from "../support/premium.ts";
import { enterOwnShop } from "../support/sample.ts";
import { monthTitle, THIS_MONTH, THIS_YEAR } from "../support/sample-figures.ts";
import { enter } from "../support/sessions.ts";

const COMPANY = "Ferretería La Sabana S.A.S.";

const ratio = (page: Page, id: string) => page.locator(`[data-ratio="${id}"]`);
const part = (page: Page, name: string) => page.locator(`[data-section="${name}"]`);
const notices = (page: Page) => page.getByRole("region", { name: /^Notificaciones/ });

test("without figures there is nothing to analyse", async ({ page }) => {
  await enter(page, "/dashboard/analisis");
  await expect(page.getByRole("heading", { name: "Aún no hay nada que analizar" })).toBeVisible();
});

test("the analysis of the free plan: three ratios with what they are made of, and what is locked says so", async ({
  page,
}) => {
  await enterOwnShop(page, "/dashboard/analisis");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(COMPANY);

  for (const [id, derivation] of [
    ["current-ratio", /Activo corriente [\d.]+ ÷ Pasivo corriente [\d.]+/],
    ["net-margin", /Utilidad neta [\d.]+ ÷ Ventas netas [\d.]+/],
    ["debt", /Pasivo total [\d.]+ ÷ Activo total [\d.]+/],
  ] as const) {
    await expect(ratio(page, id)).toContainText(derivation);
    await expect(ratio(page, id).getByRole("img")).toHaveAccessibleName(/; bueno (?:desde|hasta) /);
    await expect(ratio(page, id)).toContainText(/Bueno|Vigilar|Crítico/);
  }
  await expect(page.getByRole("img", { name: new RegExp(`^${THIS_YEAR}: Activo corriente`) })).toBeVisible();
  await expect(ratio(page, "acid-test")).toHaveCount(0);
  for (const locked of ["horizontal", "kpis", "trend"]) await expect(part(page, locked)).toHaveCount(0);
  await expect(page.getByText("🚫 El análisis profundo está disponible solo en Premium")).toBeVisible();
  await page.getByRole("button", { name: /^Interpretar con IA ?, solo Premium$/ }).click();
  await expect(
    page.getByText("🚫 El análisis con IA está disponible solo para usuarios Premium. ¡Actualiza tu plan!"),
  ).toBeVisible();

  await page
    .locator("section", { has: page.getByRole("heading", { name: "Análisis vertical" }) })
    .getByRole("button", { name: "Ver como tabla" })
    .click();
  await expect(page.getByRole("row", { name: /^Total activo/ })).toContainText(/[\d.]{6,}100,0%$/);
  await looks(page);

  await page.goto("/dashboard/analisis?empresa=comp_018bcfe5-6803-7000-8000-000000000003");
  await expect(page.getByRole("heading", { name: "No encontramos lo que querías analizar" })).toBeVisible();
});

test("an analysis is kept, opened beside today's figures, deleted and brought back", async ({ page }) => {
  await enter(page, "/dashboard/analisis", "sample");
  await part(page, "saved")
    .getByRole("button", { name: `Eliminar el análisis de ${COMPANY}` })
    .click();
  await expect(part(page, "saved")).toContainText("Aún no has guardado análisis");
  await page.getByRole("button", { name: "Guardar análisis" }).click();
  await expect(notices(page)).toContainText("Análisis guardado");
  const figure = await ratio(page, "current-ratio").locator(".ratio-figure").textContent();
  await expect(part(page, "saved")).toContainText(`Liquidez${figure}`);

  await page.reload();
  await part(page, "saved")
    .getByRole("button", { name: `Abrir el análisis de ${COMPANY}` })
    .click();
  const dialog = page.getByRole("dialog", { name: COMPANY });
  await expect(dialog).toContainText(/Guardado el \d\d\/\d\d\/\d{4}, con saldos al/);
  await expect(dialog.getByRole("columnheader", { name: "Hoy" })).toBeVisible();
  await axe(page, { include: "dialog" });
  await dialog.getByRole("button", { name: "Ver con las cifras de hoy" }).click();
  await expect(page).toHaveURL(/empresa=comp_/);

  const remove = part(page, "saved").getByRole("button", { name: `Eliminar el análisis de ${COMPANY}` });
  await remove.click();
  await expect(part(page, "saved")).toContainText("Aún no has guardado análisis");
  await notices(page).getByRole("button", { name: "Deshacer" }).click();
  await expect(remove).toBeVisible();
  await expect(notices(page)).toContainText("Análisis recuperado");
});

test("the analysis of Premium: two years side by side, KPIs, months walked with the arrows", async ({
  page,
}) => {
  await enter(page, "/dashboard/analisis", "sample");
  await expect(page.getByLabel("Comparar con")).toHaveValue(String(THIS_YEAR - 1));
  await expect(ratio(page, "acid-test")).toContainText("Activo corriente sin inventarios ni anticipados");
  const horizontal = part(page, "horizontal");
  await expect(horizontal.getByRole("heading", { level: 2 })).toHaveText(
    `Análisis horizontal, ${THIS_YEAR} frente a ${THIS_YEAR - 1}`,
  );
  const total = horizontal.getByRole("row", { name: /^Total activo/ });
  await expect(total).toContainText(/[+−]\d+,\d%/);
  await expect(horizontal.getByRole("row", { name: /^Inventarios/ })).toHaveCount(0);
  await horizontal.getByLabel("Cada grupo de cuentas").check();
  await expect(horizontal.getByRole("row", { name: /^Inventarios/ })).toBeVisible();
  await expect(horizontal.getByRole("button", { name: "Exportar" })).toBeVisible();
  await expect(part(page, "kpis")).toContainText("DuPont");
  await expect(ratio(page, "inventory-days")).toContainText(/\d+ días/);

  const months = page.getByRole("slider", { name: "Liquidez, mes a mes" });
  await expect(months).toHaveAttribute(
    "aria-valuetext",
    new RegExp(`^${monthTitle(THIS_MONTH)}: \\d+,\\d\\d$`),
  );
  await months.focus();
  await page.keyboard.press("Home");
  await expect(months).toHaveAttribute("aria-valuetext", new RegExp(`^Enero de ${THIS_YEAR}`));
  await page.keyboard.press("ArrowRight");
  await expect(months).toHaveAttribute("aria-valuetext", new RegExp(`^Febrero de ${THIS_YEAR}`));
  await part(page, "trend").getByText("Utilidad", { exact: true }).click();
  await expect(page.getByRole("slider", { name: "Utilidad, mes a mes" })).toBeVisible();
  await looks(page);
  await page.getByRole("button", { name: "Interpretar con IA" }).click();
  const reading = page.getByRole("dialog", { name: "Interpretación del estado" });
  await expect(reading.getByRole("heading", { name: "Cómo está hecho" })).toBeVisible();
  await expect(reading).toContainText(/Total activo|activo/i);
  await axe(page, { include: "dialog" });
});

test("IA: a notice on the free plan; on Premium, answers whose figures say where they come from", async ({
  page,
}) => {
  await enterOwnShop(page, "/dashboard/ia");
  await expect(
    page.getByText("Esta función está disponible solo para usuarios Premium. ¡Actualiza tu plan!"),
  ).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  const answers = page.getByRole("region", { name: "Preguntas que responde con tus libros" });
  await expect(answers.getByRole("listitem")).toHaveCount(6);
  await expect(answers.getByRole("button", { name: "Probar con la empresa de ejemplo" })).toBeVisible();
  await goPremium(page);

  const suggested = page.getByRole("list", { name: "Preguntas sugeridas" }).getByRole("button");
  await expect(suggested).toHaveCount(6);
  await suggested.filter({ hasText: "¿Cómo está mi liquidez?" }).click();
  const log = page.getByRole("log");
  const side = page.getByRole("complementary", { name: "Cifras citadas" });
  await expect(page.getByText("Buscando en tus libros")).toBeVisible();
  await expect(log).toContainText("Tu razón corriente es");
  await expect(side.getByRole("listitem")).toHaveCount(5);
  await expect(side).toContainText("Asientos leídos");

  const cited = log.getByRole("button", { name: /^Cifra 2: / });
  await cited.click();
  await expect(cited).toHaveAttribute("aria-pressed", "true");
  await expect(side.locator('[data-lit="true"]')).toHaveCount(1);

  await page.getByLabel("Escribe tu pregunta").fill("¿Cuál es el saldo de la 1110?");
  await page.keyboard.press("Enter");
  await expect(log).toContainText(/El saldo de 1110, Bancos, es \$\s[\d.]+/);
  await expect(side.getByRole("link", { name: "Ver Bancos en los libros" })).toHaveAttribute(
    "href",
    /\/dashboard\/libro-contable\/(?:mayor\?.*cuenta=1110|comprobacion|\?|$)|libro-contable\?/,
  );

  await page.getByLabel("Escribe tu pregunta").fill("¿Por qué la caja no subió lo que gané?");
  await page.keyboard.press("Enter");
  await expect(log.getByRole("img", { name: /^Utilidad .*Quedó / })).toBeVisible();
  await expect(log).toContainText(/Las cifras suman −?\$\s[\d.]+, igual a los libros/);

  await suggested.filter({ hasText: "¿Qué clientes me deben más?" }).click();
  await expect(log).toContainText("Tus clientes te deben");
  await page.getByLabel("Escribe tu pregunta").fill("¿Lloverá mañana en Bogotá?");
  await page.keyboard.press("Enter");
  await expect(log).toContainText("Gracias por tu pregunta. Te ayudo con eso en un momento...");
  await expect(log).toContainText("No tengo ese dato");
  await looks(page);

  await page.getByRole("button", { name: "Nueva conversación" }).click();
  await expect(log).not.toContainText("Tu razón corriente");
  await notices(page).getByRole("button", { name: "Deshacer" }).click();
  await expect(log).toContainText("Tu razón corriente es");
});
