import { expect, test } from "../support/app.ts";
import { looks } from "../support/looks.ts";
import { foot, plain, press, rows, startBlank, toastCard } from "../support/workspace.ts";

const SIMPLE = "/workspace/simple?guest=true";
const LIMIT =
  "En Vista Simple recomendamos máximo 8 cuentas para mantener la simplicidad. Cambia a Vista Compleja";

test("the simple view: a sample of 4 rows, accounts of a list of 12, read-only code and name, side by nature, one click flips", async ({
  page,
}) => {
  await page.goto(SIMPLE);
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByText("Estas cuentas son un ejemplo")).toBeVisible();
  await expect(foot(page)).toContainText("Sumas iguales");
  await expect(foot(page).locator("[data-balance]")).toHaveClass(/text-success/);

  await startBlank(page);
  await expect(rows(page)).toHaveCount(1);
  const account = page.getByLabel("Cuenta de la fila 1");
  await expect(account.locator("option").first()).toHaveText("Seleccionar cuenta...");
  await expect(account.locator("option")).toHaveCount(13);
  // Neither the code nor the name is an editable text.
  await expect(rows(page).first().locator('input[type="text"]')).toHaveCount(1);

  const sides: readonly (readonly [code: string, where: string])[] = [
    ["1001", "Lo que tienes"],
    ["2001", "Lo que debes"],
    ["3001", "Lo tuyo"],
    ["4001", "Lo que ganas"],
    ["5001", "Lo que gastas"],
  ];
  for (const [code, where] of sides) {
    await account.selectOption(code);
    await expect(rows(page).first()).toContainText(where);
    await expect(rows(page).first()).toContainText(code);
  }
  await account.selectOption("4001");
  await page.getByLabel("Valor de la fila 1").fill("500000");
  await expect(foot(page).locator(".statement-sum").nth(1)).toContainText("500.000");
  await page.getByRole("button", { name: "Fila 1: Lo que ganas. Pasar al otro lado" }).click();
  await expect(foot(page).locator(".statement-sum").first()).toContainText("500.000");
  await expect(rows(page).first()).toContainText("Suma al debe");
  expect(plain(await foot(page).textContent())).toContain("Cuentas Desbalanceadas");
  expect(plain(await foot(page).textContent())).toContain("Diferencia: $ 500.000");
  await expect(foot(page).locator("[data-balance]")).toHaveClass(/text-error/);
});

test("at most 8 rows: 1, 3 or 1 to 5 at once; what would go beyond is off, and the limit says so; new rows are lit for 3 s", async ({
  page,
}) => {
  await page.goto(SIMPLE);
  await expect(rows(page)).toHaveCount(4);
  const count = page.getByLabel("Filas para agregar");
  await expect(count).toHaveValue("1");
  for (const [typed, kept] of [
    ["9", "5"],
    ["0", "1"],
    ["", "1"],
  ] as const) {
    await count.fill(typed);
    await count.blur();
    await expect(count).toHaveValue(kept);
  }
  await press(page, "1 fila");
  await expect(page.locator("tr.row-new")).toHaveCount(1);
  await press(page, "3 filas");
  await expect(rows(page)).toHaveCount(8);
  await expect(page.getByText("8 de 8")).toBeVisible();
  await expect(page.locator("tr.row-new")).toHaveCount(3);
  for (const name of ["1 fila", "3 filas", "Agregar"])
    await expect(page.getByRole("button", { name, exact: true })).toBeDisabled();
  await expect(page.getByText("Límite de Cuentas")).toBeVisible();
  await expect(page.getByText(LIMIT)).toBeVisible();
  await expect(page.locator("tr.row-new")).toHaveCount(0);
  await page.getByRole("button", { name: "Quitar la fila 8" }).click();
  await expect(page.getByRole("button", { name: "1 fila", exact: true })).toBeEnabled();
  await expect(page.getByRole("button", { name: "3 filas" })).toBeDisabled();
  await count.fill("5");
  await expect(page.getByRole("button", { name: "Agregar", exact: true })).toBeDisabled();
  await toastCard(page, "Quitaste la fila").getByRole("button", { name: "Deshacer" }).click();
  await expect(rows(page)).toHaveCount(8);
});

test("an amount that is no number stays, counts as 0 and says so; the preview follows each key; the draft outlives a reload", async ({
  page,
}) => {
  await page.goto(SIMPLE);
  const preview = page.getByRole("complementary", { name: "Así se ve tu balance" });
  const amount = page.getByLabel("Valor de la fila 1");
  await expect(preview).toContainText("12.000.000");
  await amount.fill("doce");
  await amount.blur();
  await expect(amount).toHaveValue("doce");
  await expect(page.getByText("No entendimos «doce»: cuenta como 0")).toBeVisible();
  await expect(preview.getByRole("row", { name: /Total activo/ })).not.toContainText("12.000.000");
  await amount.fill("2.500.000");
  await expect(preview.getByRole("row", { name: /^Caja/ })).toContainText("2.500.000");
  await expect(preview.getByRole("row", { name: /Total activo/ })).toContainText("10.000.000");
  expect(plain(await preview.textContent())).toContain("Diferencia: $ 2.000.000");
  await expect(page.getByText("Estas cuentas son un ejemplo")).toHaveCount(0);
  await expect(page.getByText(/^Guardado a las/)).toBeVisible();
  await page.reload();
  await expect(amount).toHaveValue("2.500.000");
  await page.getByRole("radio", { name: "Vista Compleja" }).click({ force: true });
  await expect(page.getByLabel("Debe de la fila 1")).toHaveValue("2.500.000");
});

test("what needs an account says 'Acceso Requerido' with the way to sign in and back; the draft comes along", async ({
  page,
}) => {
  await page.goto(SIMPLE);
  const refusals: readonly (readonly [button: RegExp, text: string])[] = [
    [
      /^Guardar/,
      "Estás en modo invitado. Inicia sesión con tu cuenta para guardar estados financieros permanentemente.",
    ],
    [/^Exportar/, "Estás en modo invitado. Inicia sesión con tu cuenta para exportar estados financieros."],
    [/^Interpretar este estado/, "Debes iniciar sesión para usar la interpretación con IA."],
    [/^Modo Guiado/, "Inicia sesión para usar el Modo Guiado"],
    [/^Perfil fiscal/, "Inicia sesión para crear y aplicar perfiles fiscales."],
  ];
  for (const [name, text] of refusals) {
    await page.getByRole("button", { name }).click();
    await expect(toastCard(page, text)).toContainText("Acceso Requerido");
  }
  await page.getByLabel("Valor de la fila 1").fill("777.000");
  await page.getByLabel("Valor de la fila 1").blur();
  await expect(page.getByText(/^Guardado a las/)).toBeVisible();
  await page.getByRole("button", { name: /^Guardar/ }).click();
  await toastCard(page, "Acceso Requerido").getByRole("link", { name: "Iniciar sesión" }).click();
  await expect(page).toHaveURL(/returnUrl=%2Fworkspace%2Fsimple/);
  await page.getByLabel("Correo electrónico").fill("borrador@cuadra.co");
  await page.getByLabel("Contraseña", { exact: true }).fill("Sabana-2026");
  await press(page, "Iniciar sesión");
  await press(page.getByRole("dialog"), "Traer mi trabajo de invitado");
  await expect(page.getByLabel("Valor de la fila 1")).toHaveValue("777.000");
});

test("the simple view is sound for readers in both themes, and fits a phone", async ({ page }) => {
  await page.goto(SIMPLE);
  await expect(rows(page)).toHaveCount(4);
  await looks(page);
});
