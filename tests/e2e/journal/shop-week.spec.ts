import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { fits } from "../support/looks.ts";
import { enter } from "../support/sessions.ts";

const BAR = "Operaciones rápidas";

/** Where an operation is typed: the sheet of a phone, or the panel beside the list. */
interface Desk {
  readonly page: Page;
  readonly form: () => Locator;
  readonly begin: (type: string) => Promise<void>;
}

function phone(page: Page): Desk {
  const form = () => page.getByRole("dialog");
  return {
    page,
    form,
    begin: (type) => page.getByRole("group", { name: BAR }).getByRole("button", { name: type }).click(),
  };
}

function desktop(page: Page): Desk {
  const form = () => page.getByRole("complementary");
  return { page, form, begin: (type) => form().getByText(type, { exact: true }).click() };
}

interface Typed {
  readonly amount?: string;
  readonly description?: string;
  readonly choose?: readonly string[];
  readonly name?: string;
}

async function type({ form }: Desk, { amount, description, choose = [], name }: Typed): Promise<void> {
  if (amount !== undefined)
    await form()
      .getByLabel(/^(Valor|¿Cuánto\?)$/)
      .fill(amount);
  if (description !== undefined) await form().getByLabel("Descripción").fill(description);
  for (const choice of choose) await form().getByText(choice, { exact: true }).click();
  if (name !== undefined)
    await form()
      .getByLabel(/¿Quién te debe\?|¿A quién le debes\?/)
      .fill(name);
}

async function save(desk: Desk, row: string | RegExp): Promise<void> {
  await desk.form().getByRole("button", { name: "Registrar" }).click();
  await expect(rows(desk.page).getByRole("button", { name: row }).first()).toBeVisible();
}

const rows = (page: Page) => page.getByRole("region", { name: "Operaciones" });
const sheet = (page: Page) => page.getByRole("region", { name: /por bolsillo/ });
const left = (page: Page) =>
  sheet(page)
    .getByRole("row", { name: /^Queda/ })
    .getByRole("cell");

/** A week of a shop: sales, a pocket of one's own, a transfer, a debt paid in part and one paid whole. */
async function week(desk: Desk): Promise<void> {
  const { page, form, begin } = desk;
  await begin("Venta");
  await type(desk, { amount: "680000", description: "Venta de mostrador" });
  await save(desk, /Venta de mostrador/);

  await begin("Traslado");
  await type(desk, { amount: "200000" });
  await form().getByRole("button", { name: "Nuevo bolsillo" }).click();
  const naming = page.getByRole("dialog", { name: "Nuevo bolsillo" });
  await naming.getByLabel("Nombre").fill("Nequi");
  await expect(naming.getByRole("radio", { name: "Ahorros o app" })).toBeChecked();
  await naming.getByRole("button", { name: "Crear bolsillo" }).click();
  await expect(naming).toBeHidden();
  await save(desk, /De Caja a Nequi/);
  await expect(left(page)).toHaveText(["480.000", "200.000", "680.000"]);

  await begin("Venta");
  await type(desk, { amount: "500000", description: "Pintura fiada", choose: ["A crédito (fiado)"] });
  await form().getByRole("button", { name: "Registrar" }).click();
  await expect(form().getByText("Escribe el nombre: así sabes después quién debe.")).toBeVisible();
  await type(desk, { name: "Obras Chía" });
  await save(desk, /Pintura fiada/);
  await expect(rows(page).getByRole("button", { name: /Pintura fiada/ })).toContainText("Obras Chía");

  await begin("Compra");
  await type(desk, {
    amount: "300000",
    description: "Estuco",
    choose: ["A crédito (fiado)"],
    name: "Aceros del Norte",
  });
  await save(desk, /Estuco/);

  await begin("Gasto");
  await type(desk, { amount: "250000", description: "Energía del local", choose: ["Banco"] });
  // Nequi is the only bank of this shop, and holds less: said, and no more.
  await expect(form().getByText("En Nequi hay $ 200.000.")).toBeVisible();
  await type(desk, { amount: "50000" });
  await expect(form().getByText("En Nequi hay")).toHaveCount(0);
  // Its account follows its words, and is said.
  await expect(form().getByText(/513530/)).toBeVisible();
  await save(desk, /Energía del local/);

  await begin("Venta");
  await type(desk, {
    amount: "119000",
    description: "Venta de pintura",
    choose: ["Con IVA 19 % incluido"],
  });
  await expect(form().getByText("De esto, $ 19.000 es de la DIAN.")).toBeVisible();
  await axe(page);
  await save(desk, /Venta de pintura/);
  await expect(rows(page).getByRole("button", { name: /Venta de pintura/ })).toContainText("con impuestos");
}

/** Collects a part, is told what is too much, and pays a debt whole. */
async function settle(desk: Desk): Promise<void> {
  const { page, form } = desk;
  const debts = page.getByRole("region", { name: "Me deben y debo" });
  await expect(debts).toContainText("500.000");
  await expect(debts).toContainText("300.000");
  await debts.getByRole("button", { name: /Me deben/ }).click();
  const owing = page.getByRole("region", { name: "Me deben", exact: true });
  await expect(owing.getByRole("listitem")).toHaveCount(1);
  await owing.getByRole("button", { name: "Me pagaron, Obras Chía" }).click();
  await type(desk, { amount: "600000" });
  await form().getByRole("button", { name: "Registrar" }).click();
  await expect(form().getByText("Es más de lo que te debe: sobran $ 100.000.")).toBeVisible();
  await type(desk, { amount: "120000", choose: ["Nequi"] });
  await expect(form().getByRole("row", { name: /Sigue debiendo/ })).toContainText("380.000");
  await form().getByRole("button", { name: "Registrar" }).click();
  await expect(owing.getByRole("listitem")).toContainText("380.000");

  const owed = page.getByRole("region", { name: "Debo", exact: true });
  await owed.getByRole("button", { name: "Ya pagué, Aceros del Norte" }).click();
  await type(desk, { choose: ["Caja"] });
  await form().getByRole("button", { name: "Registrar" }).click();
  await expect(owed.getByText("No debes nada.")).toBeVisible();
  await axe(page);
  await fits(page);
  await page.getByRole("button", { name: "Volver a las operaciones" }).click();
}

/**
 * The trial balance of the week, by hand: Caja 680.000 − 200.000 − 300.000 + 119.000; Nequi 200.000 − 50.000 +
 * 120.000; customers 500.000 − 120.000; purchases 300.000; energy 50.000; sales 680.000 + 500.000 + 100.000, IVA
 * 19.000; suppliers nothing.
 */
const BALANCE: readonly (readonly [name: RegExp, balance: string])[] = [
  [/1105/, "299.000"],
  [/1120/, "270.000"],
  [/1305/, "380.000"],
  [/1435/, "300.000"],
  [/2408/, "19.000"],
  [/4135/, "1.280.000"],
  [/5135/, "50.000"],
];

/** A row of the table, or a card of the list on a phone. */
const account = (page: Page, name: RegExp) => page.locator("tr, li").filter({ hasText: name }).first();

async function begun(page: Page): Promise<void> {
  await enter(page, "/journal/simple");
  await page.getByLabel("Nombre del libro").fill("La Sabana");
  await page.getByLabel("Nombre del libro").press("Enter");
  await page.getByRole("button", { name: "Empezar en blanco" }).click();
}

async function shown(page: Page): Promise<void> {
  await expect(left(page)).toHaveText(["299.000", "270.000", "569.000"]);
  await axe(page);
  await fits(page);
  await page.goto(page.url().replace("/journal/simple", "/dashboard/libro-contable/comprobacion"));
  for (const [name, balance] of BALANCE)
    await expect(account(page, name), String(name)).toContainText(balance);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a shop's week ends in the trial balance that was computed by hand", async ({ page }) => {
    await begun(page);
    await week(phone(page));
    await settle(phone(page));
    await shown(page);
  });
});

test("a shop's week at a desk, and the same entries in the complex view", async ({ page }) => {
  // The radio has no size of its own: a press while the page still settles may meet nothing.
  const toView = (name: string, address: RegExp) =>
    expect(async () => {
      await page.getByRole("radio", { name }).click({ force: true });
      await expect(page).toHaveURL(address, { timeout: 5_000 });
    }).toPass();
  await begun(page);
  await week(desktop(page));
  await settle(desktop(page));
  await toView("Vista Compleja", /\/journal\/complex/);
  await expect(page.getByText("Abono de Obras Chía").first()).toBeVisible();
  await expect(page.getByText("De Caja a Nequi").first()).toBeVisible();
  await toView("Vista Sencilla", /\/journal\/simple/);
  await shown(page);
});
