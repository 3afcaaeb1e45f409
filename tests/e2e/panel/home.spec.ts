import { expect, type Page } from "@playwright/test";
import { test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { typeHead, typeLines } from "../support/journal.ts";
import { fits } from "../support/looks.ts";
import { expectSoon } from "../support/processor.ts";
import { enterOwnShop, enterSample } from "../support/sample.ts";
import { lastRent, SAMPLE_BOOK, THIS_MONTH, THIS_YEAR } from "../support/sample-figures.ts";
import { enter } from "../support/sessions.ts";

const tile = (page: Page, indicator: string) => page.locator(`[data-indicator="${indicator}"]`);

test("without a company Inicio offers to make one and counts what the free plan holds", async ({ page }) => {
  await enter(page);
  await expect(page.getByRole("heading", { name: "Aún no tienes empresas" })).toBeVisible();
  await expect(
    page.getByText("Aún no tienes estados financieros guardados. 0 de 3 del plan gratuito."),
  ).toBeVisible();
  const usage = page.getByRole("region", { name: "Plan gratuito" });
  for (const line of [
    "Empresas0 de 1",
    "Libros0 de 5",
    "Estados guardados0 de 3",
    "Exportaciones del mes0 de 5",
    "Usos del Modo Guiado0 de 3",
  ])
    await expect(usage).toContainText(line);
  await expect(page.getByRole("link", { name: "Ir a educación" })).toHaveAttribute("href", "/educacion");

  await page.getByRole("button", { name: "Empezar un proyecto" }).click();
  await expect(
    page.getByRole("dialog", { name: "Selecciona el tipo de estado financiero que deseas crear" }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("link", { name: "Crear empresa" }).click();
  await expect(page).toHaveURL(/\/dashboard\/empresas$/);
});

test("MT-10 indicators change within a second of posting an entry in another tab", async ({
  page,
  context,
}) => {
  await enterSample(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Ferretería La Sabana/);
  await expect(tile(page, "liquidity")).toContainText("Liquidez");
  await expect(tile(page, "profitability")).toContainText("De cada $ 100 vendidos");
  await expect(tile(page, "debt").getByRole("img")).toHaveAccessibleName(/^\d+,\d%; bueno hasta 50%/);

  const other = await context.newPage();
  await other.goto("/dashboard");
  await other.getByRole("button", { name: "Ver ejemplo" }).click();
  await expect(other.getByRole("link", { name: SAMPLE_BOOK })).toBeVisible();
  await other.goto(`/journal/complex?periodo=${THIS_MONTH}&nuevo=true`);
  await expect(other.getByLabel("Fecha")).toBeFocused();
  await typeHead(other, { date: "1", description: "Crédito del banco", lines: [] });
  await typeLines(other, [
    ["1110", 500_000_000],
    ["2105", -500_000_000],
  ]);
  const figure = tile(page, "debt").locator(".figure-large");
  const before = (await figure.textContent()) ?? "";
  await expectSoon(
    page,
    () => other.keyboard.press("Control+Enter"),
    () => expect(figure).not.toHaveText(before),
  );
  await expect(tile(page, "debt")).toContainText("Crítico");
  await expect(tile(page, "debt")).toContainText("Más de la mitad del activo se financia con deuda");
});

test("what is locked explains itself, and Premium opens it here and in another tab", async ({
  page,
  context,
}) => {
  await enterOwnShop(page);
  const other = await context.newPage();
  await other.goto("/dashboard");
  await expect(other.getByText("Gratis", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: /^Análisis con IA ?, solo Premium$/ }).click();
  await expect(
    page.getByText("🚫 El análisis con IA está disponible solo para usuarios Premium. ¡Actualiza tu plan!"),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Análisis avanzado" })).toBeVisible();

  const notices = page.getByRole("region", { name: /^Notificaciones/ });
  await notices.getByRole("button", { name: "Hazte Premium" }).click();
  const plans = page.getByRole("dialog", { name: "Gratis y Premium" });
  await expect(plans).toContainText("Esto es una demostración, sin pago.");
  await expect(plans.getByRole("row", { name: "Libros contables 5 Sin límite" })).toBeVisible();
  await axe(page, { include: "dialog" });
  // The notice that led here may still be closing, above the dialog.
  await plans.getByRole("button", { name: "Hazte Premium" }).first().click();
  await expect(plans).toHaveCount(0);
  await expect(page.getByText("Ya tienes Premium")).toBeVisible();

  for (const tab of [page, other]) {
    await expect(tab.getByRole("banner").getByText("Premium", { exact: true })).toBeVisible();
    await expect(tab.getByRole("button", { name: "Hazte Premium" })).toHaveCount(0);
    await expect(tab.getByRole("region", { name: "Plan gratuito" })).toHaveCount(0);
  }
  await expect(page.getByRole("link", { name: "Análisis con IA" })).toHaveAttribute("href", "/dashboard/ia");
  await expect(page.getByRole("heading", { name: "Análisis avanzado" })).toHaveCount(0);
});

test("what is typed while the palette loads is typed in it, not in the field below", async ({ page }) => {
  await enterSample(page);
  await page.route(/\/palette-[^/]*\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  await page.goto("/journal/complex?periodo=2026-11");
  const cell = page.getByRole("grid").getByRole("textbox", { name: "Detalle" });
  await cell.fill("Compra");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("arrx", { delay: 20 });
  await page.keyboard.press("Backspace");
  await page.keyboard.type("iendo", { delay: 20 });
  await expect(page.getByRole("combobox", { name: "Ir a cualquier parte" })).toHaveValue("arriendo");
  await page.keyboard.press("Escape");
  await expect(cell).toHaveValue("Compra");
});

test("what a visitor types after the first Ctrl+K is in the palette, whatever has still to load", async ({
  page,
}) => {
  await page.goto("/");
  // The page is painted before it listens.
  const listens = () =>
    Object.keys(document.querySelector("header") ?? {}).some((key) => key.startsWith("__r"));
  await page.waitForFunction(listens);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  let go: () => void = () => undefined;
  const letGo = new Promise<void>((done) => {
    go = done;
  });
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await letGo;
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("arrx", { delay: 20 });
  await page.keyboard.press("Backspace");
  go();
  await page.keyboard.type("iendo", { delay: 120 });
  await expect(page.getByRole("combobox", { name: "Ir a cualquier parte" })).toHaveValue("arriendo");
});

test("Ctrl+K opens nothing over a question that is open, while the palette has still to load", async ({
  page,
}) => {
  await page.goto("/payroll-calculator?guest=true");
  const question = page.getByRole("dialog", { name: "¿Quieres guardar tu trabajo?" });
  await expect(question).toBeVisible();
  let go: () => void = () => undefined;
  const letGo = new Promise<void>((done) => {
    go = done;
  });
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await letGo;
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  await page.keyboard.press("?");
  go();
  const assistant = page.getByRole("button", { name: "Asistente", includeHidden: true });
  await expect(assistant).toHaveCount(1);
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await question.getByRole("button", { name: "Omitir por ahora" }).click();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Ir a cualquier parte" })).toHaveValue("");
});

test("Ctrl+K goes anywhere by a few letters, with the keys alone", async ({ page }) => {
  await enterSample(page);
  const field = page.getByRole("combobox", { name: "Ir a cualquier parte" });
  // The screen under the palette may have options of its own.
  const palette = page.getByRole("dialog", { name: "Ir a cualquier parte" });
  const first = palette.getByRole("option").first();
  const open = async (typed: string) => {
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused();
    await page.keyboard.type(typed);
  };

  await page.getByRole("link", { name: "Ver análisis" }).focus();
  await open("config");
  await expect(first).toContainText("Configuración");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Ver análisis" })).toBeFocused();

  await open("configuracion");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/configuracion$/);

  const { reference, description } = lastRent();
  await open(`#${reference}`);
  await expect(first).toContainText(description);
  await axe(page, { include: "dialog" });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/journal\/complex\?.*asiento=\d+/);

  await open("bancos");
  await expect(first).toContainText("1110 Bancos");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/libro-contable\/mayor\?.*cuenta=1110/);

  await open("@sabana");
  await expect(first).toContainText("Ferretería La Sabana");
  await page.keyboard.press("ArrowDown");
  await expect(palette.getByRole("option", { selected: true })).toContainText(SAMPLE_BOOK);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/libro-contable\?empresa=comp_/);

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("group", { name: "Recientes" }).getByRole("option").first()).toContainText(
    "Ferretería La Sabana",
  );
  await page.keyboard.type("zzzz");
  await expect(page.getByText("Sin resultados")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Atajos" })).toContainText("ir a cualquier parte");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`AX-01 Inicio with figures, ${colorScheme}: axe finds nothing and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await enterSample(page);
    for (const width of [1440, 800, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole("img", { name: /ingresos por/ })).toBeVisible();
      await fits(page);
      if (width !== 800) await axe(page);
    }
    for (const chart of [`Ingresos y gastos de ${THIS_YEAR}`, "De dónde sale lo que tienes"])
      await page
        .locator("section", { has: page.getByRole("heading", { name: chart }) })
        .getByRole("button", { name: "Ver como tabla" })
        .click();
    await expect(page.getByRole("rowheader", { name: "Patrimonio" })).toBeVisible();
    await axe(page);
  });
}
