import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { openBook, post, SALE } from "../support/journal.ts";
import { looks } from "../support/looks.ts";
import { enterOwnShop, enterSample } from "../support/sample.ts";
import { THIS_YEAR } from "../support/sample-figures.ts";
import { enter } from "../support/sessions.ts";

const STATEMENTS = "/dashboard/libro-contable/estados";
const CLOSING = "/dashboard/libro-contable/cierre";

const paper = (page: Page) => page.getByRole("article");

/** Opens what is behind "Opciones". */
async function options(page: Page) {
  await page.getByRole("button", { name: "Opciones" }).click();
  const panel = page.getByRole("dialog", { name: "Opciones" });
  await expect(panel).toBeVisible();
  return panel;
}

async function figures(page: Page, line: string): Promise<string[]> {
  const row = paper(page).getByRole("row", { name: new RegExp(`^${line}`) });
  const cells = await row.locator("td[data-kind='amount']").allInnerTexts();
  // A zero line shows a dash, a zero sum a zero.
  return cells.map((cell) => cell.replace("—", "0").replace(/[^\d()]/g, ""));
}

test("the four statements of a book agree with each other, and each figure leads to its accounts", async ({
  page,
}) => {
  await enter(page, `${STATEMENTS}?desde=2026-01-01&hasta=2026-10-31&comparar=ano`, "sample");
  await expect(paper(page).getByRole("heading", { name: "Estado de situación financiera" })).toBeVisible();
  const assets = await figures(page, "Total activo(?! corriente| no corriente)");
  expect(assets).toHaveLength(2);
  expect(await figures(page, "Total pasivo y patrimonio")).toEqual(assets);
  const cash = await figures(page, "Efectivo y equivalentes");
  const equity = await figures(page, "Total patrimonio");
  const result = await figures(page, "Resultado del ejercicio");

  await page.getByText("Resultados", { exact: true }).click();
  await expect(paper(page).getByRole("heading", { name: "Estado de resultados" })).toBeVisible();
  expect(await figures(page, "Resultado del ejercicio")).toEqual(result);

  await page.getByText("Flujo de Caja", { exact: true }).click();
  await expect(paper(page).locator(".paper-head").getByText("método indirecto")).toBeVisible();
  expect(await figures(page, "Efectivo y equivalentes al final")).toEqual(cash);
  const operating = await figures(page, "Efectivo neto de actividades de operación");
  await (await options(page)).getByText("Directo", { exact: true }).click();
  await expect(paper(page).locator(".paper-head").getByText("método directo")).toBeVisible();
  expect(await figures(page, "Efectivo neto de actividades de operación")).toEqual(operating);

  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Opciones" })).toBeFocused();
  await page.getByText("Patrimonio", { exact: true }).click();
  await expect(paper(page).getByRole("heading", { name: /cambios en el patrimonio/ })).toBeVisible();
  expect((await figures(page, "Saldo al 31 de octubre de 2026")).at(-1)).toBe(equity[0]);
});

test("a year before all entries is not compared with, and that is said", async ({ page }) => {
  await enter(page, `${STATEMENTS}?desde=2025-01-01&hasta=2025-10-31&comparar=ano`, "sample");
  await expect(
    page.getByText("Sin comparación: los libros no cubren nada hasta el 31/10/2024."),
  ).toBeVisible();
  expect(await figures(page, "Total activo(?! corriente| no corriente)")).toHaveLength(1);
});

test("UX-09 De dónde sale: accounts, their ledger, and Back to the same line; the address keeps it all", async ({
  page,
}) => {
  await enter(page, `${STATEMENTS}?desde=2026-01-01&hasta=2026-06-30&ceros=true&cuentas=true`, "sample");
  await expect(paper(page).getByText("A 30 de junio de 2026")).toBeVisible();
  await expect((await options(page)).getByRole("switch", { name: "Líneas en cero" })).toBeChecked();
  await page.keyboard.press("Escape");
  await paper(page).getByRole("button", { name: "Inventarios" }).first().click();
  const panel = page.getByRole("complementary", { name: "De dónde sale" });
  await expect(panel.getByRole("heading", { name: "Inventarios" })).toBeFocused();
  await panel.getByRole("button", { name: /^1435/ }).click();
  await panel.getByRole("link", { name: "Abrir en el libro mayor" }).click();
  await expect(page).toHaveURL(/libro-contable\/mayor.*cuenta=14/);
  await expect(page).toHaveURL(/desde=2026-01-01/);
  await page.goBack();
  await expect(panel.getByRole("heading", { name: "Inventarios" })).toBeVisible();
  await expect((await options(page)).getByRole("switch", { name: "Cuentas de cada línea" })).toBeChecked();
  await page.keyboard.press("Escape");
  await panel.getByRole("button", { name: "Cerrar de dónde sale" }).click();
  await expect(panel).toBeHidden();

  const row = (name: string) => paper(page).getByRole("row", { name: new RegExp(`^${name}`) });
  const figure = (name: string, column: number) =>
    row(name).locator("td[data-kind='amount']").nth(column).getByRole("button");
  const back = () => page.keyboard.press("Escape");

  await test.step("by keys: a figure, an account, an entry, and one step back at a time", async () => {
    await page.goto(`${STATEMENTS}?desde=2026-01-01&hasta=2026-06-30&comparar=anterior`);
    await figure("Inventarios", 1).press("Enter");
    await expect(panel.getByRole("heading", { name: "Inventarios" })).toBeFocused();
    const pressed = await figure("Inventarios", 1).locator(".amount").textContent();
    await expect(panel.locator(".figure-large")).toContainText(pressed ?? "-");
    // The sum of the accounts is the figure, and so is that of the entries.
    await expect(panel.getByText("Suma").locator("..")).toContainText(pressed ?? "-");
    await panel.getByRole("button", { name: /^1435/ }).press("Enter");
    await expect(panel.getByRole("listitem").filter({ hasText: /^Saldo al 31\/12\/2025/ })).toBeVisible();
    await panel
      .getByRole("button", { name: /Asiento \d+/ })
      .first()
      .press("Enter");
    await expect(panel.getByRole("table")).toContainText("Sumas iguales");
    await expect(panel.getByRole("navigation", { name: "Camino" }).getByRole("listitem")).toHaveCount(3);
    await back();
    await expect(panel.getByRole("button", { name: /Asiento \d+/ }).first()).toBeFocused();
    await back();
    await expect(panel.getByRole("button", { name: /^1435/ })).toBeFocused();
    await page.keyboard.press("Alt+ArrowDown");
    await expect(panel.getByRole("heading", { name: "Inventarios" })).toHaveCount(0);
    await page.keyboard.press("Alt+ArrowUp");
    await expect(panel.getByRole("heading", { name: "Inventarios" })).toBeVisible();
    await back();
    await expect(panel).toBeHidden();
    await expect(figure("Inventarios", 1)).toBeFocused();
  });

  await test.step("by mouse: a sum, its lines, an entry in its journal; a second press closes", async () => {
    await figure("Total activo corriente", 0).click();
    await panel.getByRole("button", { name: /^Efectivo y equivalentes/ }).click();
    await panel.getByRole("button", { name: /^1110/ }).click();
    await expect(panel.getByRole("navigation", { name: "Camino" }).getByRole("listitem")).toHaveCount(3);
    await panel
      .getByRole("button", { name: /Asiento \d+/ })
      .last()
      .click();
    await panel.getByRole("link", { name: "Abrir el asiento" }).click();
    await expect(page).toHaveURL(/journal\/complex.*asiento=\d/);
    await page.goBack();
    await expect(panel).toBeVisible();
    await figure("Total activo corriente", 0).click();
    await expect(panel).toBeHidden();
  });

  await test.step("no figure of any statement is dead, nor of its notes and accounts", async () => {
    for (const look of [
      "statement=balance&cuentas=true&notas=true",
      "statement=income",
      "statement=cash",
      "statement=equity",
    ]) {
      await page.goto(`${STATEMENTS}?desde=2026-01-01&hasta=2026-06-30&comparar=anterior&${look}`);
      await expect(paper(page).first()).toBeVisible();
      // A dash leads nowhere and is text (ADR 0033).
      const figures = page.locator(".paper-table td[data-kind='amount']").filter({ hasText: /\d/ });
      const dead = await figures.filter({ hasNot: page.getByRole("button") }).allInnerTexts();
      expect(dead, look).toEqual([]);
      await figures.last().getByRole("button").click();
      await expect(panel).toBeVisible();
    }
    await page.goto(`${STATEMENTS}?desde=2026-01-01&hasta=2026-06-30&cuentas=true`);
    await figure("1435", 0).click();
    await expect(panel.getByRole("listitem").filter({ hasText: /^Saldo al 30\/06\/2026/ })).toBeVisible();
  });

  await test.step("by finger, on a phone: a sheet, and back to the figure", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${STATEMENTS}?desde=2026-01-01&hasta=2026-06-30`);
    await figure("Inventarios", 0).click();
    const sheet = panel;
    await expect(figure("Inventarios", 0)).toBeInViewport({ ratio: 1 });
    await sheet.getByRole("button", { name: /^1435/ }).click();
    await expect(sheet.getByRole("listitem").filter({ hasText: /^Saldo al 30/ })).toBeVisible();
    await back();
    await expect(sheet.getByRole("button", { name: /^1435/ })).toBeFocused();
    await back();
    await expect(sheet).toHaveCount(0);
    await expect(figure("Inventarios", 0)).toBeFocused();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${STATEMENTS}?desde=2026-01-01&hasta=2026-06-30&ceros=true&cuentas=true`);
  });

  // A sheet is white in the dark theme too; with all its columns it prints on one page, including signatures.
  const [sheet, desk] = [paper(page), page.locator(".paper-desk")];
  const colour = (part: typeof desk) => part.evaluate((each) => getComputedStyle(each).backgroundColor);
  const [white, table] = [await colour(sheet), await colour(desk)];
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expect.poll(() => colour(desk)).not.toBe(table);
  expect(await colour(sheet)).toBe(white);
  await page.goto(`${STATEMENTS}?desde=2026-01-01&hasta=2026-10-31&comparar=anterior&porcentajes=true`);
  await expect(paper(page).getByText("y a 31 de diciembre de 2025")).toBeVisible();
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("the sheet begins within 200 px, 220 on a phone, whatever the page has to say; a row of tools never wraps", async ({
  page,
}) => {
  // The sample's notice, and a comparison that the books do not cover.
  await enter(page, `${STATEMENTS}?desde=2025-01-01&hasta=2025-10-31&comparar=ano`, "sample");
  for (const [width, most] of [
    [1440, 200],
    [1280, 200],
    [768, 200],
    [390, 220],
    [320, 220],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const statement of ["balance", "cash", "equity"]) {
      await page.goto(`${STATEMENTS}?statement=${statement}&desde=2025-01-01&hasta=2025-10-31&comparar=ano`);
      await expect(paper(page)).toBeVisible();
      await expect(page.getByRole("button", { name: "Salir del ejemplo" })).toBeVisible();
      await expect(page.getByText(/^Sin comparación: los libros no cubren nada/)).toBeVisible();
      const top = await paper(page).evaluate((sheet) => sheet.getBoundingClientRect().top + window.scrollY);
      expect(top, `${statement} at ${width} px`).toBeLessThanOrEqual(most);
      const over = await page
        .locator(".book-statement-bar")
        .evaluate((bar) => bar.scrollWidth - bar.clientWidth + Math.max(0, bar.scrollHeight - 54));
      expect(over, `${statement} at ${width} px`).toBe(0);
    }
  }
});

test("what is compared is read whole beside a period that still runs", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, `${STATEMENTS}?statement=cash`, "sample");
  const compared = page.getByLabel("Comparar", { exact: true });
  for (const option of ["Sin comparar", "Año anterior"]) {
    await compared.selectOption({ label: option });
    await expect(paper(page)).toBeVisible();
    const spare = await compared.evaluate((select: HTMLSelectElement) => {
      const style = getComputedStyle(select);
      const pen = document.createElement("canvas").getContext("2d");
      if (pen === null) return Number.NaN;
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const text = pen.measureText(select.selectedOptions[0]?.text ?? "").width;
      return select.clientWidth - Number.parseFloat(style.paddingRight) - text;
    });
    expect(spare, option).toBeGreaterThanOrEqual(0);
  }
});

test("saved as it is today, and found among the saved statements", async ({ page }) => {
  await enter(page, STATEMENTS, "sample");
  await page.getByRole("button", { name: "Guardar" }).click();
  const dialog = page.getByRole("dialog", { name: "Guardar estado financiero" });
  await expect(dialog.getByLabel("Nombre del estado")).toHaveValue(`Balance General ${THIS_YEAR}`);
  await dialog.getByLabel("Nombre del estado").fill("   ");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog.getByText(/nombre/i).last()).toBeVisible();
  await dialog.getByLabel("Nombre del estado").fill("Balance de fin de año");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Ver mis estados" }).click();
  await expect(page).toHaveURL(/\/dashboard\/estados/);
  await expect(page.getByRole("article", { name: "Balance de fin de año" })).toBeVisible();
});

test("what cannot be shown is said: an unknown book, a book without entries, an address that says nothing", async ({
  page,
}) => {
  await enter(page, STATEMENTS);
  await expect(page.getByRole("heading", { name: "Todavía no tienes libros contables" })).toBeVisible();
  await page.goto(`${STATEMENTS}?book=book_0190a1b2-0000-7000-8000-000000000000`);
  await expect(page.getByRole("heading", { name: "Este libro no existe en esta cuenta" })).toBeVisible();
  await page.goto("/journal/simple");
  await page.getByLabel("Nombre del libro").fill("Diario vacío");
  await page.getByLabel("Nombre del libro").press("Enter");
  await expect(page.getByRole("region", { name: "Nueva operación" })).toBeVisible();
  await page.goto(`${STATEMENTS}?statement=nada&comparar=nunca&desde=x&linea=%3Cb%3E`);
  await expect(page.getByRole("heading", { name: "Este libro aún no tiene asientos" })).toBeVisible();
  // With nothing to show there is nothing to save, and no export of the month is used up.
  for (const name of [/^Guardar/, /^Exportar/, "Imprimir"])
    await expect(page.getByRole("main").getByRole("button", { name })).toHaveCount(0);
  await page.goto(CLOSING);
  await expect(page.getByRole("heading", { name: /^No hay resultados de \d{4} por cerrar$/ })).toBeVisible();
});

test("a year is closed, no figure of it changes, its result passes on, and all is taken back", async ({
  page,
}) => {
  await enterSample(page);
  const result = async () => {
    await page.goto(`${STATEMENTS}?statement=income&desde=2026-01-01&hasta=2026-12-31`);
    await expect(paper(page).getByRole("heading", { name: "Estado de resultados" })).toBeVisible();
    return figures(page, "Resultado del ejercicio");
  };
  const before = await result();
  // The year is written to the address and stays when another one begins.
  await page.goto(CLOSING);
  await expect(page).toHaveURL(/ano=2026/);
  await expect(page.getByRole("heading", { name: "Cierre de 2026" })).toBeVisible();
  const gathered = page.getByRole("region", { name: "Ganancias y pérdidas" });
  await expect(gathered.getByText("Utilidad")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Así quedaría el cierre hoy" })).toBeVisible();
  // The year goes on: it is asked once, and "Cancelar" closes nothing.
  await page.getByRole("button", { name: "Cerrar 2026" }).click();
  const early = page.getByRole("alertdialog", { name: "2026 no ha terminado" });
  await early.getByRole("button", { name: "Cancelar" }).click();
  await expect(page.getByRole("heading", { name: "Así quedaría el cierre hoy" })).toBeVisible();
  await page.getByRole("button", { name: "Cerrar 2026" }).click();
  await early.getByRole("button", { name: "Cerrar 2026" }).click();
  await expect(page.getByRole("heading", { name: "2026 está cerrado" })).toBeVisible();
  const carry = page
    .getByRole("listitem")
    .filter({ hasText: "Traslado a resultados de ejercicios anteriores" });
  await expect(carry.getByRole("checkbox")).toBeChecked();
  await page.getByRole("button", { name: /^Registrar \d+ asientos?$/ }).click();
  await expect(page.getByText("El resultado ya pasó a los de ejercicios anteriores")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Año o corte" })).toHaveValue("2026 ");
  await expect(page.getByRole("heading", { name: "Cierre de 2026" })).toBeVisible();
  expect(await result()).toEqual(before);
  await page.goto(`${CLOSING}?ano=2026`);
  await page.getByRole("button", { name: "Deshacer el cierre" }).click();
  const question = page.getByRole("alertdialog", { name: "¿Deshacer el cierre de 2026?" });
  await question.getByRole("button", { name: "Deshacer el cierre" }).click();
  await expect(page.getByRole("heading", { name: "Así quedaría el cierre hoy" })).toBeVisible();
  expect(await result()).toEqual(before);
});

test("closing proposes what the books lack with its arithmetic; ticked, changed, posted once and taken back", async ({
  page,
}) => {
  // The sample's own depreciation is its register's to propose (AF-07).
  await enterOwnShop(page, CLOSING);
  const found = page.getByRole("region", { name: "Asientos que parecen faltar" });
  const depreciation = found.getByRole("listitem").filter({ hasText: "sin depreciación" });
  const tax = found.getByRole("listitem").filter({ hasText: "Impuesto de renta" });
  await expect(depreciation.getByRole("checkbox")).toBeChecked();
  await expect(depreciation).toContainText(/159215: 1 mes \((?:enero|julio)\) × \$\s153\.333/);
  await expect(tax).toContainText("Utilidad contable antes de impuesto");
  await expect(tax).toContainText("ET art. 240");

  await test.step("the tax counts on what is ticked above it", async () => {
    const amount = () => tax.locator("[data-total='true'] dd").textContent();
    const before = await amount();
    await depreciation.getByRole("checkbox").uncheck();
    await expect.poll(amount).not.toBe(before);
    await depreciation.getByRole("checkbox").check();
    await expect.poll(amount).toBe(before);
  });

  await test.step("an entry that does not balance is not posted", async () => {
    await depreciation.getByRole("button", { name: /^Cambiar valores/ }).press("Enter");
    await depreciation.getByRole("textbox").first().fill("1");
    await expect(depreciation.getByRole("alert")).toHaveText("Los débitos y los créditos no suman lo mismo.");
    await expect(found.getByRole("button", { name: /^Registrar/ })).toBeDisabled();
    await depreciation.getByRole("button", { name: "Volver a lo calculado" }).click();
    await expect(depreciation.getByRole("alert")).toHaveCount(0);
  });

  await test.step("posted in one press, gone from the list, and back again by undo", async () => {
    if (await tax.getByRole("checkbox").isChecked()) await tax.getByRole("checkbox").uncheck();
    await found.getByRole("button", { name: "Registrar 1 asiento" }).click();
    await expect(depreciation).toHaveCount(0);
    await page.getByRole("button", { name: "Deshacer", exact: true }).click();
    await expect(depreciation.getByRole("checkbox")).toBeChecked();
    await looks(page);
  });
});

test("AF-07 at the sample the closing names the month that its register lacks, and leads there", async ({
  page,
}) => {
  await enter(page, CLOSING, "sample");
  const point = page.getByRole("listitem").filter({ hasText: "Depreciación registrada" });
  await expect(point).toContainText(/Falta en el registro de activos: (?:enero|julio)/);
  await point.getByRole("link", { name: /^Resolver/ }).click();
  await expect(page).toHaveURL(/libro-contable\/activos/);
  await expect(page.getByRole("heading", { name: /^Depreciación de (?:enero|julio) de / })).toBeVisible();
});

test("a loan is told to be non-current; a year of one's own closes with a copy, and not into a closed month", async ({
  page,
}) => {
  const book = await openBook(page);
  await post(page, SALE);
  const loan = { date: "4", description: "Préstamo a 36 meses", reference: "" };
  await post(page, {
    ...loan,
    lines: [
      ["1110", 9_000_000],
      ["2105", -9_000_000],
    ],
  });

  await test.step("from the line itself, with a way back; a year before the book is not a column", async () => {
    await page.goto(`${STATEMENTS}?book=${book}&desde=2026-01-01&hasta=2026-12-31&comparar=ano&linea=debt`);
    await expect(page.getByText(/^Activo = pasivo \+ patrimonio/)).toHaveCount(1);
    expect((await figures(page, "Obligaciones financieras"))[0]).toBe("9000000");
    const panel = page.getByRole("complementary", { name: "De dónde sale" });
    await panel.getByRole("switch", { name: "2105 Bancos nacionales" }).click();
    await expect(paper(page).getByText("Obligaciones financieras a largo plazo")).toBeVisible();
    expect((await figures(page, "Total pasivo no corriente"))[0]).toBe("9000000");
    await page.getByRole("button", { name: "Deshacer", exact: true }).click();
    await expect(paper(page).getByText("Obligaciones financieras a largo plazo")).toHaveCount(0);
  });

  await test.step("a period before all entries has nothing to show, and says so", async () => {
    await page.goto(`${STATEMENTS}?book=${book}&desde=2020-01-01&hasta=2020-12-31`);
    await expect(page.getByRole("heading", { name: "No hay asientos hasta este período" })).toBeVisible();
    // After the last entry there is a financial position, but no result.
    await page.goto(`${STATEMENTS}?book=${book}&statement=income&desde=2027-01-01&hasta=2027-12-31`);
    await expect(
      page.getByRole("heading", { name: "No hay ingresos, costos ni gastos en este período" }),
    ).toBeVisible();
  });

  await test.step("what the accounts tell, and a copy before closing", async () => {
    await page.goto(CLOSING);
    await expect(page.getByText(/^Sin registrar\. Si tu empresa lo paga/)).toBeVisible();
    await expect(page.getByText(/Antes se guarda una copia de tu cuenta/)).toBeVisible();
    const copies = () =>
      page.evaluate(async () => (await (await caches.open("cuadra-copias")).keys()).length);
    const before = await copies();
    await page.getByRole("button", { name: "Cerrar 2026" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cerrar 2026" }).click();
    await expect(page.getByRole("heading", { name: "2026 está cerrado" })).toBeVisible();
    expect(await copies()).toBeGreaterThan(before);
    await page.getByRole("main").getByRole("button", { name: "Deshacer el cierre" }).click();
    const question = page.getByRole("alertdialog", { name: "¿Deshacer el cierre de 2026?" });
    await question.getByRole("button", { name: "Deshacer el cierre" }).click();
    await expect(page.getByRole("heading", { name: "Así quedaría el cierre hoy" })).toBeVisible();
  });

  await test.step("a closed December takes no closing", async () => {
    await page.goto(`/journal/complex?book=${book}&periodo=2026-12`);
    await page.getByRole("button", { name: "Más acciones" }).click();
    await page.getByRole("menuitem", { name: "Cerrar diciembre" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cerrar diciembre" }).click();
    await expect(page.getByRole("note")).toContainText("Diciembre de 2026 está cerrado");
    await page.goto(CLOSING);
    await expect(
      page.getByText("Diciembre de 2026 está cerrado en el diario. Ábrelo allí para poder cerrar."),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Cerrar 2026" })).toBeDisabled();
  });
});

test("the screens are sound for readers, in both themes, wide and narrow, and no page scrolls sideways", async ({
  page,
}) => {
  await enterSample(page);
  for (const path of [`${STATEMENTS}?comparar=ano&linea=debt`, `${CLOSING}?ano=2026`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await looks(page);
  }
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${STATEMENTS}?statement=equity&comparar=ano`);
  await expect(paper(page).getByRole("heading", { name: /cambios en el patrimonio/ })).toBeVisible();
  await looks(page);
});
