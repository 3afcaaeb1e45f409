import type { Page } from "@playwright/test";
import { stored } from "../support/account-store.ts";
import { expect, test } from "../support/app.ts";
import { entryRow, openBook } from "../support/journal.ts";
import { looks } from "../support/looks.ts";
import { enter, storedBook } from "../support/sessions.ts";

const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");

const retention = (number: number, name: string, rate: number) => ({
  id: `ret_019a0000-0000-7000-8000-${String(number).padStart(12, "0")}`,
  name,
  type: "income",
  rate,
  accountCode: "2365",
  enabled: true,
});

/** The default profile of an ordinary company, as its form would store it. */
const PROFILE = {
  id: "fisc_019a0000-0000-7000-8000-000000000001",
  companyId: null,
  statementId: null,
  name: "General",
  regime: { type: "common", name: "Común", description: "Responsable de IVA" },
  flags: { vatResponsible: true, simple: false, largeTaxpayer: false, selfWithholder: false, filer: true },
  vatSettings: { enabled: true, rate: 19, accountCode: "2408" },
  retentions: [retention(1, "Compras", 2.5), retention(2, "Servicios generales", 4)],
  isDefault: true,
  createdAt: 1,
  updatedAt: 1,
  version: 1,
};

/** Opens the empty book of an account that has a fiscal profile. */
async function openWithProfile(page: Page): Promise<void> {
  await openBook(page);
  await stored(page, { fiscalProfiles: [PROFILE] });
  await page.reload();
  await expect(page.getByLabel("Fecha")).toBeFocused();
}

async function typePurchase(page: Page, amount: string, detail = "Mercancía"): Promise<void> {
  const { keyboard } = page;
  for (const text of ["3", "FC 88", detail, "1435", amount, "", "2205", "", amount]) {
    if (text !== "") await keyboard.type(text);
    await keyboard.press("Tab");
  }
}

const offer = (page: Page) => page.locator(".journal-taxes");
const entryLines = async (page: Page) => {
  const { pages } = await stored(page);
  const entries = (pages ?? []).flatMap(({ page: number, entries: kept }) =>
    number === 0
      ? []
      : (kept as { lines: { account: string; debit: number; credit: number; thirdParty?: string }[] }[]),
  );
  return entries.flatMap(({ lines }) =>
    lines.map(({ account, debit, credit, thirdParty }) =>
      [account, debit, credit, thirdParty].filter((each) => each !== undefined).join(" "),
    ),
  );
};

test("TX-03 a purchase is offered its taxes as it is typed; F8 writes them, seen, and the entry balances", async ({
  page,
}) => {
  await openWithProfile(page);
  await typePurchase(page, "4050000");
  await expect(offer(page)).toBeVisible();
  expect(plain(await offer(page).textContent())).toContain(
    "IVA 19% $ 769.500 · Retención por compras 2,5% $ 101.250",
  );
  // The line lies under what is written, and covers none of its fields.
  const [fields, line] = await Promise.all([
    page.locator(".journal-editor .journal-row").last().boundingBox(),
    offer(page).boundingBox(),
  ]);
  expect(line?.y).toBeGreaterThanOrEqual((fields?.y ?? 0) + (fields?.height ?? 0) - 1);
  await page.keyboard.press("F8");
  await expect(offer(page)).toHaveCount(0);
  await expect(page.getByLabel("Haber, línea 4")).toHaveValue("4.718.250");
  await page.keyboard.press("Control+Enter");
  await expect(entryRow(page, "Mercancía")).toBeVisible();
  expect(await entryLines(page)).toEqual([
    "1435 4050000 0",
    "2408 769500 0",
    "236540 0 101250",
    "2205 0 4718250",
  ]);
});

test("TX-04 who the third party is changes the offer, is remembered with the book and taken back; a dismissal stays", async ({
  page,
}) => {
  await openWithProfile(page);
  await typePurchase(page, "4050000");
  await offer(page).getByRole("button", { name: "Ver y cambiar" }).click();
  const dialog = page.getByRole("dialog", { name: "Impuestos de este asiento" });
  await dialog.getByLabel("Tercero").fill("Aceros del Valle");
  await dialog.getByLabel("Autorretenedor").check();
  await expect(dialog.getByText("Compras: a un autorretenedor no se le retiene.")).toBeAttached();
  await looks(page, { within: dialog });
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole("button", { name: "Agregar impuestos" }).click();
  await expect(page.locator(".toast-card", { hasText: "Recordamos qué es Aceros del Valle" })).toBeVisible();
  await page.getByLabel("Detalle").focus();
  await page.keyboard.press("Control+Enter");
  await expect(entryRow(page, "Mercancía")).toBeVisible();
  expect(await entryLines(page)).toEqual([
    "1435 4050000 0 Aceros del Valle",
    "2408 769500 0 Aceros del Valle",
    "2205 0 4819500 Aceros del Valle",
  ]);

  await page.getByLabel("Fecha").focus();
  // Another detail, or Tab would take the lines of the entry before.
  await typePurchase(page, "1000000", "Tornillos");
  await offer(page).getByRole("button", { name: "Ver y cambiar" }).click();
  await dialog.getByLabel("Tercero").fill("ACEROS DEL VALLE");
  await expect(dialog.getByLabel("Autorretenedor")).toBeChecked();
  await dialog.getByRole("button", { name: "No volver a ofrecer para ACEROS DEL VALLE" }).click();
  await expect(offer(page)).toContainText("No se ofrecen impuestos para ACEROS DEL VALLE.");
  await offer(page).getByRole("button", { name: "Volver a ofrecer" }).click();
  await expect(offer(page)).toContainText("IVA 19%");
  await offer(page).getByRole("button", { name: "No ofrecer en este asiento" }).click();
  await expect(offer(page)).toHaveCount(0);
  await page.getByLabel("Debe, línea 1").fill("2000000");
  await page.getByLabel("Debe, línea 1").press("Tab");
  await expect(offer(page)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("TX-03 the simple journal shows the taxes of a sale, and writes them when they are switched on", async ({
    page,
  }) => {
    await enter(page, `/journal/simple?book=${storedBook()}&periodo=2026-11`, "book");
    await expect(page.getByText("Entró")).toBeVisible();
    await stored(page, { fiscalProfiles: [PROFILE] });
    await page.reload();
    await page
      .getByRole("group", { name: "Operaciones rápidas" })
      .getByRole("button", { name: "Venta" })
      .click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel("Valor").fill("1000000");
    await sheet.getByLabel("Descripción").fill("Venta con IVA");
    const taxes = sheet.getByRole("region", { name: "Impuestos que propone tu perfil fiscal" });
    await expect(taxes).toContainText("IVA 19%");
    await taxes.getByRole("switch", { name: "Agregar impuestos" }).check();
    await expect(taxes.getByRole("status")).toContainText("1.190.000");
    await looks(page, { widths: [390], within: sheet });
    await sheet.getByRole("button", { name: "Registrar" }).click();
    await expect(sheet).toBeHidden();
    expect(await entryLines(page)).toEqual(["1105 1190000 0", "4135 0 1000000", "2408 0 190000"]);
  });

  test("TX-03 the sheet of a line offers them too", async ({ page }) => {
    await enter(page, `/journal/complex?book=${storedBook()}&periodo=2026-11`, "book");
    await expect(page.getByRole("button", { name: "Agregar línea" })).toBeVisible();
    await stored(page, { fiscalProfiles: [PROFILE] });
    await page.reload();
    await page.getByRole("button", { name: "Agregar línea" }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("combobox", { name: "Cuenta" }).fill("1435");
    await sheet.getByRole("combobox", { name: "Cuenta" }).press("Enter");
    await sheet.getByLabel("Valor").fill("4050000");
    await sheet.getByLabel("Valor").press("Tab");
    const taxes = sheet.getByRole("region", { name: "Impuestos que propone tu perfil fiscal" });
    await expect(taxes).toContainText("Retención por compras 2,5%");
    await looks(page, { widths: [390], within: sheet });
    await taxes.getByRole("button", { name: "Agregar impuestos" }).click();
    await expect(taxes).toHaveCount(0);
  });
});

test("TX-03 at the end of a full month the offer comes into sight above the sums, under the field that is typed in", async ({
  page,
}) => {
  await enter(page, "/journal/complex", "sample");
  await expect(page.locator('[role="row"][data-status]').first()).toBeVisible();
  const grid = page.getByRole("grid");
  await grid.getByRole("textbox", { name: "Detalle" }).click();
  for (const text of ["Arriendo", "5120"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("3200000");
  await expect(offer(page)).toBeVisible();
  await expect
    .poll(async () => {
      const [shown, sums] = [await offer(page).boundingBox(), await page.locator(".grid-foot").boundingBox()];
      return shown !== null && sums !== null && shown.y + shown.height <= sums.y + 1;
    })
    .toBe(true);
  await expect(page.locator(".journal-editor :focus")).toHaveValue("3200000");
});
