import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { entryRow, typeHead, typeLines } from "../support/journal.ts";
import { ACCOUNT, enter } from "../support/sessions.ts";
import { signIn } from "../support/sign-in.ts";

const SALE = {
  date: "hoy",
  description: "Mi primera venta",
  lines: [
    ["1105", 5_000],
    ["4135", -5_000],
  ],
} as const;

test("a first visitor reaches a posted entry in two presses and its typing", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Abrir el diario" }).click();
  await expect(page.getByText("Ejemplo: Venta de contado")).toBeVisible();
  await expect(page.getByLabel("Fecha")).toBeFocused();
  await typeHead(page, SALE);
  await typeLines(page, SALE.lines);
  await page.getByRole("button", { name: "Cerrar asiento" }).click();
  await expect(entryRow(page, SALE.description)).toHaveAttribute("data-status", "posted");
});

test("AC-70 name, chart and period stand in the toolbar, and change while the book is empty", async ({
  page,
}) => {
  await page.goto("/journal/complex?guest=true");
  await page.getByRole("button", { name: /^Datos del libro: PUC académico/ }).click();
  const dialog = page.getByRole("dialog", { name: "Datos del libro" });
  await dialog.getByLabel("Nombre del libro").fill("Ensayo");
  await dialog.getByText("Este mes", { exact: true }).click();
  await dialog.getByText("Mini: 12 cuentas").click();
  await axe(page);
  await dialog.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(dialog).toBeHidden();
  const setup = page.getByRole("button", { name: /^Datos del libro: Mini: 12 cuentas, del 01\// });
  await expect(setup).toBeVisible();
  await expect(page.getByRole("button", { name: "Libro: Ensayo. Cambiar de libro" })).toBeVisible();
  // The sample sale is in the accounts of the new chart.
  await expect(page.getByText("Ingresos por Ventas").first()).toBeVisible();
  await page.getByRole("button", { name: "Usar este asiento" }).click();
  await page.keyboard.press("Control+Enter");
  await expect(entryRow(page, "Venta de contado")).toHaveAttribute("data-status", "posted");
  await setup.click();
  await expect(dialog.getByText("este ya tiene 1 asiento.")).toBeVisible();
  await dialog.getByLabel("Hasta").fill("01/01/2001");
  await dialog.getByLabel("Desde").fill("01/01/2001");
  await dialog.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(
    dialog.getByText(/^Hay asientos del .*: el período del libro debe incluirlos\.$/),
  ).toBeVisible();
  await dialog.getByText("Este año", { exact: true }).click();
  await dialog.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(dialog).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a first visitor reaches a posted operation in two presses and its typing", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Abrir el diario" }).tap();
    await expect(page).toHaveURL(/\/journal\/simple\?.*guest=true/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const quick = page.getByRole("group", { name: "Operaciones rápidas" });
    await expect(page.getByText("Esta operación es de ejemplo")).toBeVisible();
    await quick.getByRole("button", { name: "Venta" }).tap();
    await page.keyboard.type("5000");
    await page.getByLabel("Descripción").fill("Mi primera venta");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const rows = page.getByRole("region", { name: "Operaciones" });
    await expect(rows.getByRole("button", { name: /Mi primera venta/ })).toContainText("5.000");
    await page.getByRole("button", { name: "Más acciones" }).tap();
    await page.getByRole("menuitem", { name: "Datos del libro…" }).tap();
    const setup = page.getByRole("dialog", { name: "Datos del libro" });
    await expect(setup.getByText("este ya tiene 1 asiento.")).toBeVisible();
    await setup.getByText("30 días", { exact: true }).tap();
    await setup.getByRole("button", { name: "Guardar cambios" }).tap();
    await expect(setup).toBeHidden();
  });
});

for (const view of ["complex", "simple"]) {
  test(`after a sign-in the ${view} journal goes on with the guest's book, and none is said to be missing`, async ({
    page,
  }) => {
    await page.goto("/journal/complex?guest=true");
    await page.getByRole("button", { name: "Usar este asiento" }).click();
    await page.keyboard.press("Control+Enter");
    await expect(entryRow(page, "Venta de contado")).toHaveAttribute("data-status", "posted");
    const back = `/journal/${view}?book=book_0190b6f0-0000-7000-8000-000000000001`;
    await page.goto(`/login?returnUrl=${encodeURIComponent(back)}`);
    await page.getByLabel("Correo electrónico").fill("entrega@cuadra.co");
    await page.getByLabel("Contraseña", { exact: true }).fill("Sabana-2026");
    await page.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
    // The page itself has the one way on, and no question stands before it.
    await expect(page.getByText("Tu libro de invitado te espera")).toBeVisible();
    await expect(page.getByRole("button", { name: "Seguir con mi libro" })).toHaveCount(1);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText("Este libro no existe")).toHaveCount(0);
    await page.getByRole("button", { name: "Seguir con mi libro" }).click();
    await expect(page.getByText("Venta de contado").first()).toBeVisible();
  });
}

test("an account with a book of its own goes on with the guest's by one button, or decides otherwise", async ({
  page,
}) => {
  await enter(page, "/dashboard", "book");
  await page.goto("/journal/complex?guest=true");
  await page.getByRole("button", { name: "Usar este asiento" }).click();
  await page.keyboard.press("Control+Enter");
  await expect(entryRow(page, "Venta de contado")).toHaveAttribute("data-status", "posted");
  await signIn(page, ACCOUNT.email, ACCOUNT.password);
  await expect(page).toHaveURL(/\/dashboard$/);
  const goOn = page.getByRole("button", { name: "Seguir con mi libro" });
  await expect(goOn).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await axe(page);
  await page.getByRole("button", { name: "Otras opciones" }).click();
  await expect(page.getByRole("dialog", { name: "Tienes trabajo de invitado" })).toBeVisible();
  await page.keyboard.press("Escape");
  await goOn.click();
  await expect(page).toHaveURL(/\/journal\/complex\?book=book_/);
  await expect(entryRow(page, "Venta de contado")).toHaveAttribute("data-status", "posted");
  await expect(goOn).toHaveCount(0);
});
