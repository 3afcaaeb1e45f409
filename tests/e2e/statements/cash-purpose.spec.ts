import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { entryRow, openBook, post } from "../support/journal.ts";
import { looks } from "../support/looks.ts";

const paper = (page: Page) => page.getByRole("article");

async function amountOf(page: Page, line: string): Promise<string> {
  const row = paper(page).getByRole("row", { name: new RegExp(`^${line}`) });
  return ((await row.locator("td[data-kind='amount']").first().textContent()) ?? "").replace(/[^\d()]/g, "");
}

test("a person says what a payment was for, in the journal and from the cash flow, and takes it back", async ({
  page,
}) => {
  const book = await openBook(page);
  const short = (date: string, description: string, lines: readonly (readonly [string, number])[]) =>
    post(page, { date, description, lines });
  await short("2", "Aporte en el banco", [
    ["1110", 9_000_000],
    ["3105", -9_000_000],
  ]);
  await short("3", "Servicio por pagar", [
    ["5135", 500_000],
    ["2335", -500_000],
  ]);
  await short("4", "Pago de cuenta por pagar", [
    ["2335", 500_000],
    ["1110", -500_000],
  ]);

  const dialog = page.getByRole("dialog", { name: "Actividad en el flujo de efectivo" });
  const choice = dialog.getByRole("combobox", { name: /^Actividad de 2335 .* en el asiento 3$/ });
  await test.step("from the payment's own menu", async () => {
    await entryRow(page, "Pago de cuenta por pagar")
      .getByRole("button", { name: /asiento 3/ })
      .click();
    await page.getByRole("menuitem", { name: "Actividad en el flujo de efectivo…" }).click();
    await expect(choice).toHaveValue("automatic");
    await choice.selectOption({ label: "Inversión: propiedades, planta y equipo" });
    await expect(page.getByText("Queda en Inversión: propiedades, planta y equipo")).toBeVisible();
    await dialog.getByRole("button", { name: "Listo" }).click();
    await expect(dialog).toBeHidden();
  });

  const estado = `/dashboard/libro-contable/estados?book=${book}&statement=cash&desde=2026-11-01&hasta=2026-11-30`;
  await test.step("from the cash flow's line, which follows the books while it is open", async () => {
    await page.goto(estado);
    expect(await amountOf(page, "Compra de propiedades")).toBe("(500000)");
    await paper(page)
      .getByRole("button", { name: /^Compra de propiedades/ })
      .first()
      .click();
    await page.getByRole("button", { name: /^Cambiar la actividad de 2335/ }).click();
    await expect(choice).toHaveValue("property");
    await choice.selectOption("automatic");
    await expect(page.getByText("Queda en automático")).toBeVisible();
    // The line has no payment left, so it goes; the choice stays for a second thought.
    await expect(paper(page).getByRole("row", { name: /^Compra de propiedades/ })).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await dialog.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("undone from the notice", async () => {
    await page.getByRole("button", { name: "Deshacer" }).last().click();
    await expect(paper(page).getByRole("row", { name: /^Compra de propiedades/ })).toHaveCount(1);
  });

  await test.step("from the simple journal, and a closed month says why it takes no change", async () => {
    await page.goto(`/journal/simple?book=${book}&periodo=2026-11`);
    const operation = page.getByRole("button", { name: /Pago de cuenta por pagar/ });
    await operation.click();
    await page.getByRole("button", { name: "Actividad en el flujo de efectivo…" }).click();
    await expect(choice).toHaveValue("property");
    await looks(page, { within: dialog });
    await dialog.getByRole("button", { name: "Listo" }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto(`/journal/complex?book=${book}&periodo=2026-11`);
    await page.getByRole("button", { name: "Más acciones" }).click();
    await page.getByRole("menuitem", { name: "Cerrar noviembre" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cerrar noviembre" }).click();
    await entryRow(page, "Pago de cuenta por pagar")
      .getByRole("button", { name: /asiento 3/ })
      .click();
    await page.getByRole("menuitem", { name: "Actividad en el flujo de efectivo…" }).click();
    await expect(choice).toBeDisabled();
    await expect(dialog).toContainText("Noviembre de 2026 está cerrado");
  });
});

test("a CDT of 90 days is cash once somebody says so, and what a credit card bought is no cash until it is paid", async ({
  page,
}) => {
  const book = await openBook(page);
  const short = (date: string, description: string, lines: readonly (readonly [string, number])[]) =>
    post(page, { date, description, lines });
  await short("2", "Aporte en el banco", [
    ["1110", 20_000_000],
    ["3105", -20_000_000],
  ]);
  await short("3", "Apertura de un CDT", [
    ["1225", 8_000_000],
    ["1110", -8_000_000],
  ]);
  await short("4", "Computador con tarjeta de crédito", [
    ["1528", 3_000_000],
    ["2105", -3_000_000],
  ]);
  const cash = `/dashboard/libro-contable/estados?book=${book}&statement=cash&desde=2026-11-01&hasta=2026-11-30`;
  const end = "Efectivo y equivalentes al final";

  await test.step("at first the CDT is an investment, and the card's purchase is disclosed apart", async () => {
    await page.goto(cash);
    expect(await amountOf(page, end)).toBe("12000000");
    expect(await amountOf(page, "Efectivo neto de actividades de inversión")).toBe("(8000000)");
    await expect(paper(page)).toContainText("3.000.000");
  });

  await test.step("said to be an equivalent, it is cash in the flow and in the balance", async () => {
    await page.goto("/dashboard/libro-contable");
    await page
      .getByRole("button", { name: /^Más acciones de/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Equivalentes de efectivo…" }).click();
    const dialog = page.getByRole("dialog", { name: "Equivalentes de efectivo" });
    await dialog.getByRole("switch", { name: /1225/ }).check();
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByText("Equivalentes de efectivo guardados")).toBeVisible();
    await page.goto(cash);
    await expect(paper(page).getByRole("row", { name: new RegExp(`^${end}`) })).toContainText("20.000.000");
    expect(await amountOf(page, "Efectivo neto de actividades de inversión")).toBe("0");
    await page.goto(cash.replace("=cash", "=balance"));
    expect(await amountOf(page, "Efectivo y equivalentes")).toBe("20000000");
  });

  await test.step("the card paid in part leaves cash then", async () => {
    await page.goto(`/journal/complex?book=${book}&periodo=2026-11`);
    await expect(page.getByLabel("Fecha")).toBeFocused();
    await short("20", "Abono a la tarjeta", [
      ["2105", 1_000_000],
      ["1110", -1_000_000],
    ]);
    await page.goto(cash);
    expect(await amountOf(page, end)).toBe("19000000");
    expect(await amountOf(page, "Efectivo neto de actividades de financiación")).toBe("19000000");
  });
});
