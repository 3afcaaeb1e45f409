import { expect, test } from "../support/app.ts";
import { entryRow, typeHead, typeLines } from "../support/journal.ts";

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
    // The question is put off: the page itself has the way on.
    await expect(page.getByRole("dialog", { name: "Tienes trabajo de invitado" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("Este libro no existe")).toHaveCount(0);
    await page.getByRole("button", { name: "Seguir con mi libro" }).click();
    await expect(page.getByText("Venta de contado").first()).toBeVisible();
  });
}
