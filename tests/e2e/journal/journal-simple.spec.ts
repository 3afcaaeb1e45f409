import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { fits } from "../support/looks.ts";
import { enter } from "../support/sessions.ts";

const PHONE = { width: 390, height: 844 };

/** Creates the first book in the journal's empty state. */
async function createBook(page: Page, name = "La Sabana"): Promise<void> {
  await page.getByLabel("Nombre del libro").fill(name);
  await page.getByLabel("Nombre del libro").press("Enter");
  await expect(page.getByRole("rowheader", { name: "Entró" })).toBeVisible();
}

interface Typed {
  readonly type: "Venta" | "Gasto" | "Compra" | "Ingreso";
  readonly amount: string;
  readonly description: string;
  readonly method?: string;
  readonly date?: string;
}

/** Enters an operation in the phone sheet. */
async function add(page: Page, { type, amount, description, method, date }: Typed): Promise<void> {
  await page.getByRole("group", { name: "Operaciones rápidas" }).getByRole("button", { name: type }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByLabel("Valor")).toBeFocused();
  await sheet.getByLabel("Valor").fill(amount);
  await sheet.getByLabel("Descripción").fill(description);
  if (method) await sheet.getByText(method, { exact: true }).click();
  if (date) await sheet.getByLabel("Fecha").fill(date);
  await sheet.getByRole("button", { name: "Registrar" }).click();
  await expect(sheet).toBeHidden();
}

const row = (page: Page, name: string | RegExp) =>
  page.getByRole("region", { name: "Operaciones" }).getByRole("button", { name });

const stays = (page: Page) =>
  page
    .getByRole("row", { name: /^Queda/ })
    .getByRole("cell")
    .last();

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("the sheet is called by the type of what it holds, also after another one is chosen", async ({
    page,
  }) => {
    await page.goto("/journal/simple?guest=true");
    const quick = page.getByRole("group", { name: "Operaciones rápidas" });
    await quick.getByRole("button", { name: "Gasto" }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("heading", { name: "Nuevo gasto" })).toBeVisible();
    await sheet.getByText("Compra", { exact: true }).click();
    await expect(sheet.getByRole("heading", { name: "Nueva compra" })).toBeVisible();
    await sheet.getByText("Venta", { exact: true }).click();
    await expect(sheet.getByRole("heading", { name: "Nueva venta" })).toBeVisible();
  });

  test("writes operations with one hand, corrects one, deletes one and takes it back", async ({ page }) => {
    await enter(page, "/journal/simple");
    await createBook(page);
    await expect(page.getByText("Esta operación es de ejemplo")).toBeVisible();
    await page.getByRole("button", { name: "Empezar en blanco" }).click();
    await expect(page.getByText("Sin operaciones en")).toBeVisible();

    await add(page, { type: "Venta", amount: "680000", description: "Venta de mostrador" });
    await add(page, {
      type: "Gasto",
      amount: "400000+86300",
      description: "Energía del local",
      method: "Banco",
    });
    await expect(row(page, /Venta de mostrador/)).toContainText("+ 680.000");
    await expect(row(page, /Energía del local/)).toContainText("Gasto, banco");
    await expect(row(page, /Energía del local/)).toContainText("− 486.300");
    await expect(stays(page)).toHaveText("193.700");
    await expect(page.getByText(/^Guardado a las/)).toBeVisible();

    await row(page, /Energía del local/).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel("Valor").fill("500000");
    await sheet.getByRole("button", { name: "Guardar" }).click();
    await expect(stays(page)).toHaveText("180.000");

    await row(page, /Energía del local/).click();
    await sheet.getByRole("button", { name: "Eliminar" }).click();
    await expect(row(page, /Energía del local/)).toHaveCount(0);
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(row(page, /Energía del local/)).toContainText("− 500.000");

    await page.reload();
    await expect(stays(page)).toHaveText("180.000");
    await fits(page);
    await axe(page);
  });

  test("keeps the last operation", async ({ page }) => {
    await enter(page, "/journal/simple");
    await createBook(page);
    await page.getByRole("button", { name: "Usarla" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Registrar" }).click();
    await row(page, /Venta de ejemplo/).click();
    await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
    await expect(page.getByText("Mínimo requerido")).toBeVisible();
    await expect(page.getByText("Debe haber al menos una operación en el libro contable.")).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Cancelar" }).click();
    await expect(row(page, /Venta de ejemplo/)).toBeVisible();
  });

  test("makes the pocket that a few words name, and a second one beside it", async ({ page }) => {
    await enter(page, "/journal/simple");
    await createBook(page);
    const sheet = page.getByRole("dialog", { name: "Nueva venta" });
    const naming = page.getByRole("dialog", { name: "Nuevo bolsillo" });
    for (const place of ["Nequi", "Daviplata"]) {
      await page.getByLabel("Cuéntala con tus palabras").fill(`Vendí 120.000 por ${place}`);
      await page.keyboard.press("Enter");
      await sheet.getByRole("button", { name: `Crear el bolsillo ${place}` }).click();
      await expect(naming.getByLabel("Nombre")).toHaveValue(place);
      await page.keyboard.press("Enter");
      await expect(naming).toBeHidden();
      await expect(sheet.getByRole("radio", { name: place })).toBeChecked();
      await sheet.getByRole("button", { name: "Registrar" }).click();
      await expect(row(page, new RegExp(`por ${place}`))).toContainText("+ 120.000");
    }
    const pockets = page.getByRole("region", { name: /por bolsillo/ });
    await expect(pockets.getByRole("row", { name: /^Queda/ }).getByRole("cell")).toHaveText([
      "0",
      "120.000",
      "120.000",
      "240.000",
    ]);
  });

  test("begins the form with a few words, and registers nothing before it was seen (UX-27)", async ({
    page,
  }) => {
    await enter(page, "/journal/simple");
    await createBook(page);
    const words = page.getByLabel("Cuéntala con tus palabras");
    const sheet = page.getByRole("dialog");
    await words.fill("Vendí 120.000 por Nequi");
    await words.press("Enter");
    await expect(sheet.getByRole("heading", { name: "Nueva venta" })).toBeVisible();
    await expect(sheet.getByLabel("Valor")).toHaveValue("120.000");
    await expect(sheet.getByRole("radio", { name: "Banco", exact: true })).toBeChecked();
    await expect(row(page, /Vendí 120.000/)).toHaveCount(0);
    await sheet.getByRole("button", { name: "Registrar" }).click();
    await expect(row(page, /Vendí 120.000 por Nequi/)).toContainText("+ 120.000");
    await expect(words).toHaveValue("");
    // A debt that is collected has a form of its own; of two operations no amount is taken.
    await words.fill("marta me abonó 40 mil");
    await page.getByRole("button", { name: "Agregar operación" }).click();
    await expect(sheet.getByRole("heading", { name: "Me pagaron" })).toBeVisible();
    await expect(sheet.getByLabel("¿Cuánto?")).toHaveValue("40.000");
    await sheet.getByRole("button", { name: "Cancelar" }).click();
    await words.fill("vendí 100 mil en efectivo y pagué 20 mil de taxi");
    await words.press("Enter");
    await expect(sheet.getByLabel("Valor")).toHaveValue("");
    await expect(sheet.getByText("Hay más de un valor: escribe una operación cada vez.")).toBeVisible();
    await axe(page);
  });

  test("does not throw away what is typed when the sheet is left by mistake", async ({ page }) => {
    await enter(page, "/journal/simple");
    await createBook(page);
    await page.getByRole("button", { name: "Agregar operación" }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel("Valor").fill("1000");
    await sheet.getByLabel("Valor").press("Escape");
    const question = page.getByRole("alertdialog", { name: "¿Descartar los cambios?" });
    await question.getByRole("button", { name: "Seguir editando" }).click();
    await expect(sheet.getByLabel("Valor")).toHaveValue("1.000");
    await expect(sheet.getByLabel("Valor")).toBeFocused();
    await sheet.getByLabel("Valor").fill("");
    await sheet.getByRole("button", { name: "Registrar" }).click();
    await expect(sheet.getByText("Escribe el valor.")).toBeVisible();
  });
});

test("a guest works without an account, and is told that it does not last", async ({ page }) => {
  await page.goto("/journal/simple?guest=true");
  // At once on a practice book with the sample sale, and without a word of anything saved (spec-decision 44).
  await expect(page.getByText("tus datos no se guardarán permanentemente")).toBeVisible();
  await expect(page.getByRole("region", { name: "Venta de ejemplo" })).toBeVisible();
  await expect(page.getByText(/Guardado/)).toHaveCount(0);
  await page.getByLabel("Valor").fill("25000");
  await page.getByLabel("Descripción").fill("Venta de prueba");
  await page.getByLabel("Descripción").press("Enter");
  await expect(row(page, /Venta de prueba/)).toContainText("+ 25.000");
  await axe(page);
  await page.getByRole("radio", { name: "Vista Compleja" }).click({ force: true });
  await expect(page).toHaveURL(/\/journal\/complex\?.*guest=true/);
});

test("in the sample one notice stands, the sample's own", async ({ page }) => {
  await page.goto("/journal/simple?guest=true");
  await page.getByRole("button", { name: "Ver ejemplo" }).click();
  await expect(page.getByRole("rowheader", { name: "Entró" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Salir del ejemplo" })).toBeVisible();
  await expect(page.getByText("Modo invitado")).toHaveCount(0);
});

test("what was typed outlives another month, and is lost only when one says so", async ({ page }) => {
  await enter(page, "/journal/simple");
  await createBook(page);
  const value = page.getByLabel("Valor");
  await value.fill("1000");
  await page.getByLabel("Descripción").fill("Venta uno");
  await page.getByRole("button", { name: "Registrar" }).click();
  await expect(row(page, /Venta uno/)).toBeVisible();
  await page.getByLabel("Descripción").fill("A medias");
  await page.getByRole("button", { name: "Mes anterior" }).click();
  await expect(page.getByText("Sin operaciones en")).toBeVisible();
  await expect(page.getByLabel("Descripción")).toHaveValue("A medias");
  await page.goBack();
  await row(page, /Venta uno/).click();
  const question = page.getByRole("alertdialog", { name: "Tienes una operación sin guardar" });
  await question.getByRole("button", { name: "Seguir editando" }).click();
  await expect(page.getByLabel("Descripción")).toHaveValue("A medias");
  await page.getByRole("radio", { name: "Vista Compleja" }).click({ force: true });
  await question.getByRole("button", { name: "Descartar" }).click();
  await expect(page).toHaveURL(/\/journal\/complex/);
});

test("takes back and does again by keyboard, and only shows a book that is looked at", async ({ page }) => {
  await enter(page, "/journal/simple");
  await createBook(page);
  await page.getByLabel("Valor").fill("1000");
  await page.getByLabel("Descripción").fill("Venta uno");
  await page.getByRole("button", { name: "Registrar" }).click();
  await expect(row(page, /Venta uno/)).toBeVisible();

  await page.keyboard.press("Escape");
  await row(page, /Venta uno/).focus();
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Se deshizo:")).toBeVisible();
  await expect(row(page, /Venta uno/)).toHaveCount(0);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Control+Shift+z");
  await expect(row(page, /Venta uno/)).toBeVisible();

  const address = new URL(page.url());
  address.searchParams.set("mode", "view");
  await page.goto(address.href);
  await expect(page.getByText("Estás viendo este libro en modo de solo lectura.")).toBeVisible();
  await expect(page.getByLabel("Valor")).toHaveCount(0);
  await row(page, /Venta uno/).click();
  await expect(
    page.getByRole("dialog").getByRole("link", { name: "Abrir en la Vista Compleja" }),
  ).toBeVisible();
});

test("a book of another account is not here (AU-12)", async ({ page }) => {
  await enter(page, "/journal/simple?book=book_01a1fdcc-ca1c-70b9-bb5e-02d6d335b0ed");
  await expect(page.getByText("Este libro no existe en esta cuenta")).toBeVisible();
});

test("UX-24 pasted movements are confirmed one by one or all at once, each with an account to change", async ({
  page,
}) => {
  await page.goto("/journal/simple?guest=true");
  await page.getByRole("button", { name: "Empezar en blanco" }).click();
  await page.getByRole("button", { name: "Más acciones" }).click();
  await page.getByRole("menuitem", { name: "Pegar movimientos…" }).click();
  const dialog = page.getByRole("dialog", { name: "Pegar movimientos" });
  const rows = [
    "Valor\tDetalle\tFecha",
    "-3.200.000,00\tPAGO ARRIENDO LOCAL\thoy",
    "-45,000.50\tTRF 00128831\thoy",
    "90.000\tVENTA DE CONTADO\thoy",
    "1.23\tMEDIO PEGADO\thoy",
  ];
  const now = new Intl.DateTimeFormat("es-CO", { dateStyle: "short", timeZone: "America/Bogota" }).format();
  await dialog.getByLabel("Movimientos copiados").fill(rows.join("\n").replaceAll("hoy", now));
  await expect(dialog).toContainText("3 movimientos por crear, 2 con cuenta sugerida.");
  await expect(dialog).toContainText("Fila 5: «1.23» no es un valor completo.");
  await expect(dialog).toContainText("1 valor viene escrito de otra manera");
  await dialog.getByRole("button", { name: "Cuenta de TRF 00128831" }).click();
  await dialog.getByRole("combobox", { name: "Cuenta de TRF 00128831" }).fill("gasolina");
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText("todos con cuenta sugerida");
  await dialog.getByRole("button", { name: "Crear 3 borradores" }).click();
  // The rows that became drafts are gone once they are written; until then the dialog cannot be left.
  await expect(dialog.getByLabel("Movimientos copiados")).not.toHaveValue(/VENTA DE CONTADO/);
  await expect(dialog.getByLabel("Movimientos copiados")).toHaveValue(/MEDIO PEGADO/);
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Descartar" }).click();
  await expect(dialog).toHaveCount(0);
  const drafts = page.getByRole("region", { name: "Borradores por confirmar" });
  await expect(drafts.getByRole("listitem")).toHaveCount(3);
  await axe(page);
  await drafts.getByRole("button", { name: "Registrar VENTA DE CONTADO" }).click();
  await expect(drafts.getByRole("listitem")).toHaveCount(2);
  await drafts.getByRole("button", { name: "Registrar los 2 completos" }).click();
  await expect(drafts).toHaveCount(0);
  const list = page.getByRole("region", { name: "Operaciones" });
  await expect(list.getByRole("button", { name: /TRF 00128831/ })).toContainText("N.º");
});
