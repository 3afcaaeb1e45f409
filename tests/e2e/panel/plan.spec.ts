import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { looks } from "../support/looks.ts";
import { enterOwnShop } from "../support/sample.ts";
import { toastCard } from "../support/workspace.ts";

const PLAN = "/dashboard/libro-contable/plan-de-cuentas";

const treeOf = (page: Page) => page.getByRole("treegrid", { name: "Plan de cuentas" });

test("AC-62 the plan is walked by keyboard, searched by words, and leads to the ledger", async ({ page }) => {
  await enterOwnShop(page, PLAN);
  const tree = treeOf(page);
  const row = (name: string | RegExp) => tree.getByRole("row", { name, exact: typeof name === "string" });
  await expect(tree.getByText("Sumas iguales")).toBeVisible();
  await expect(row("1 Activo")).toHaveAttribute("aria-expanded", "false");
  await row("1 Activo").focus();
  await page.keyboard.press("ArrowRight");
  await expect(row("1 Activo")).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowRight");
  await expect(row("11 Disponible")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(row("1 Activo")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(row("11 Disponible")).toHaveCount(0);
  await page.keyboard.press("End");
  await expect(row("1 Activo")).not.toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.type("1105");
  await expect(row(/^1105 /)).toBeFocused();
  await axe(page);
  await page.getByRole("searchbox").fill("luz");
  // What is found stands above the tree with why, and leads to its row and what it is for.
  const cards = page.getByRole("region", { name: "Cuentas encontradas" });
  await expect(cards.getByRole("listitem").first()).toContainText("513530 Energía eléctrica");
  await expect(cards.getByRole("listitem").first().locator("mark")).toHaveText(/luz/i);
  await expect(row("1 Activo")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(row("513530 Energía eléctrica")).toHaveAttribute("tabindex", "0");
  await expect(page.getByRole("complementary").getByText("Para qué sirve")).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("luz");
  // A new account is proposed below the one that is looked at.
  await page.getByRole("button", { name: "Nueva cuenta" }).click();
  await expect(page.getByRole("dialog").getByLabel("Código")).toHaveValue(/^513530\d\d$/);
  await page.keyboard.press("Escape");
  await cards.getByRole("button", { name: /^Ver en el árbol solo/ }).click();
  await expect(row("4 Ingresos")).toHaveCount(0);
  await axe(page);
  await page.getByRole("searchbox").fill("");
  await row("1 Activo").focus();
  await page.keyboard.type("513530");
  await expect(row("513530 Energía eléctrica")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Libro mayor" })).toBeVisible();
  expect(new URL(page.url()).searchParams.get("cuenta")).toContain("513530");
});

test("AC-62 the plan fits and is accessible at both widths and in both themes", async ({ page }) => {
  await enterOwnShop(page, PLAN);
  await treeOf(page).getByRole("row", { name: "1 Activo", exact: true }).focus();
  for (const key of ["ArrowRight", "ArrowDown", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
  await looks(page);
});

async function choose(page: Page, account: string, item: string): Promise<void> {
  await treeOf(page)
    .getByRole("button", { name: `Acciones de ${account}`, exact: true })
    .click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("AC-60 AC-61 an account is added, renamed, moved and removed, and each is taken back", async ({
  page,
  context,
}) => {
  await enterOwnShop(page, PLAN);
  const tree = treeOf(page);
  const row = (name: string) => tree.getByRole("row", { name, exact: true });
  await row("1 Activo").focus();
  await page.keyboard.type("1110");
  await choose(page, "1110 Bancos", "Agregar una debajo");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Código")).toHaveValue("111015");
  await expect(dialog.getByText("Queda debajo de 1110 Bancos.")).toBeVisible();
  await dialog.getByLabel("Código").fill("11101");
  await dialog.getByLabel("Nombre").fill("Nequi del local");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("El código debe tener entre 4 y 12 dígitos")).toBeVisible();
  await dialog.getByLabel("Código").fill("11101505");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("No existe la cuenta de la que dependería este código.")).toBeVisible();
  await dialog.getByLabel("Código").fill("111015");
  await page.keyboard.press("Enter");
  await expect(row("111015 Nequi del local")).toBeVisible();
  await expect(row("111015 Nequi del local").getByText("Propia")).toBeVisible();

  await choose(page, "111015 Nequi del local", "Cambiar nombre");
  const other = await context.newPage();
  await other.goto(PLAN);
  await other.getByText("Propias", { exact: false }).first().click();
  const there = treeOf(other);
  await there.getByRole("row", { name: "1 Activo", exact: true }).focus();
  await other.keyboard.type("111015");
  await choose(other, "111015 Nequi del local", "Eliminar");
  await other.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(other.getByText("Eliminaste 111015 Nequi del local")).toBeVisible();
  await dialog.getByLabel("Nombre").fill("Nequi de Chía");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog.getByText(/ya no está en el plan/)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Descartar" }).click();
  await other.getByRole("button", { name: "Deshacer" }).click();
  await expect(row("111015 Nequi del local")).toBeVisible();
  await other.close();

  // AC-64: closed to new entries it is offered no more, and is opened again.
  await choose(page, "111015 Nequi del local", "Cerrar a asientos nuevos");
  await expect(row("111015 Nequi del local").getByText("Cerrada")).toBeVisible();
  await choose(page, "111015 Nequi del local", "Ver qué es");
  const panel = page.getByRole("complementary");
  await expect(panel.getByText(/cerrada a asientos nuevos/)).toBeVisible();
  await expect(panel.getByRole("link", { name: "Abrir en el libro mayor" })).toBeVisible();
  await panel.getByRole("button", { name: "Cerrar", exact: true }).click();
  await choose(page, "111015 Nequi del local", "Reabrir");
  await expect(row("111015 Nequi del local").getByText("Cerrada")).toHaveCount(0);

  await choose(page, "111015 Nequi del local", "Mover…");
  await dialog.getByRole("combobox", { name: "Debajo de" }).fill("1120");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Código nuevo")).toHaveValue("112020");
  await expect(dialog.getByText("En los estados sigue en «Efectivo y equivalentes».")).toBeVisible();
  await expect(dialog.getByText("Ningún libro tiene movimientos en ella.")).toBeVisible();
  await dialog.getByRole("button", { name: "Mover" }).click();
  await expect(row("112020 Nequi del local")).toBeVisible();
  await toastCard(page, "Ahora es la cuenta 112020").getByRole("button", { name: "Deshacer" }).click();
  await expect(row("112020 Nequi del local")).toHaveCount(0);
});

test("AC-63 accounts come from a table, their plan shown first, and go out to a file", async ({ page }) => {
  await enterOwnShop(page, PLAN);
  await page.getByRole("button", { name: "Importar" }).click();
  const dialog = page.getByRole("dialog", { name: "Importar cuentas propias" });
  await dialog
    .getByLabel("Código y nombre")
    .fill("Código\tNombre\n11101505\tAhorros\n111015\tNequi\n1110\tMis bancos\n111\tX\n1105\tCaja");
  await expect(dialog.getByRole("status")).toHaveText("2 nuevas, 1 igual, 2 con problemas");
  await expect(dialog.getByText("El PUC la llama de otra manera: Bancos")).toBeVisible();
  await axe(page);
  await dialog.getByRole("button", { name: "Agregar 2 cuentas" }).click();
  await expect(page.getByText("Agregaste 2 cuentas")).toBeVisible();
  await page.getByText("Propias", { exact: false }).first().click();
  await expect(page.getByRole("radio", { name: "Propias" })).toBeChecked();
  await treeOf(page).getByRole("row", { name: "1 Activo", exact: true }).focus();
  await page.keyboard.type("11101505");
  await expect(treeOf(page).getByRole("row", { name: "11101505 Ahorros", exact: true })).toBeFocused();
  await page.getByRole("button", { name: /^Exportar/ }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /CSV/ }).click();
  const file = await (await download).createReadStream();
  let csv = "";
  for await (const part of file) csv += String(part);
  expect(csv).toContain("11101505;Ahorros;");
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(treeOf(page).getByText("Aún no hay cuentas propias.")).toBeVisible();
});
