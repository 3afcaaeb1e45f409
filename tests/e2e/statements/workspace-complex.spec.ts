import { expect, test } from "../support/app.ts";
import { looks } from "../support/looks.ts";
import { foot, plain, press, rows, startBlank, toastCard } from "../support/workspace.ts";

const COMPLEX = "/workspace/complex?guest=true";

test("the complex view: a sample of 7 rows, 1, 5, 10 or 1 to 20 more, and no upper limit", async ({
  page,
}) => {
  await page.goto(COMPLEX);
  await expect(rows(page)).toHaveCount(7);
  for (const [name, count] of [
    ["1 fila", 8],
    ["5 filas", 13],
    ["10 filas", 23],
  ] as const) {
    await press(page, name);
    await expect(rows(page)).toHaveCount(count);
  }
  const typed = page.getByLabel("Filas para agregar");
  for (const [text, kept] of [
    ["21", "20"],
    ["-3", "1"],
    ["20", "20"],
  ] as const) {
    await typed.fill(text);
    await typed.blur();
    await expect(typed).toHaveValue(kept);
  }
  await press(page, "Agregar");
  await expect(rows(page)).toHaveCount(43);
  await expect(page.getByRole("button", { name: "10 filas" })).toBeEnabled();
});

test("percentages of all debits and credits with their badges, taxes as credits of the marked rows, sums that agree or not", async ({
  page,
}) => {
  await page.goto(COMPLEX);
  await startBlank(page);
  const share = (row: number) =>
    rows(page)
      .nth(row - 1)
      .locator(".statement-share");
  // Division by zero: no percentage.
  await expect(share(1)).toHaveText("—");
  await press(page, "5 filas");
  const amounts: readonly (readonly [side: string, row: number, amount: string])[] = [
    ["Debe", 1, "500"],
    ["Debe", 2, "120"],
    ["Haber", 3, "80"],
    ["Haber", 4, "300"],
  ];
  for (const [side, row, amount] of amounts) await page.getByLabel(`${side} de la fila ${row}`).fill(amount);
  const badges: readonly (readonly [row: number, text: string, tone: string])[] = [
    [1, "50,0%", "ok"],
    [2, "12,0%", "warn"],
    [3, "8,0%", "grey"],
    [4, "30,0%", "ok"],
  ];
  for (const [row, text, tone] of badges) {
    await expect(share(row)).toHaveText(text);
    await expect(share(row).locator(".tag")).toHaveAttribute("data-tone", tone);
  }
  expect(plain(await foot(page).textContent())).toContain("Diferencia: $ 240");
  // Entering a debit clears the credit of its row.
  await page.getByLabel("Debe de la fila 4").fill("300");
  await expect(page.getByLabel("Haber de la fila 4")).toHaveValue("");
  await page.getByLabel("Haber de la fila 4").fill("540");
  await expect(page.getByLabel("Debe de la fila 4")).toHaveValue("");
  await expect(foot(page)).toContainText("Sumas iguales");
  for (const row of [2, 3])
    await page.getByRole("switch", { name: `La fila ${row} afecta impuestos` }).check();
  expect(plain(await foot(page).textContent())).toContain("Haber que afecta impuestos: $ 80");
});

test("codes are free text: one of the chart brings its name, another is listed without a place, and nothing is dropped", async ({
  page,
}) => {
  await page.goto(COMPLEX);
  await startBlank(page);
  const preview = page.locator(".statement-preview");
  await expect(page.getByPlaceholder("Seleccionar cuenta...")).toHaveCount(1);
  await page.getByLabel("Código de la fila 1").fill("1110");
  await expect(page.getByLabel("Cuenta de la fila 1")).toHaveValue("Bancos");
  await page.getByLabel("Código de la fila 1").fill("Z-77");
  await page.getByLabel("Cuenta de la fila 1").fill("Fundación");
  await page.getByLabel("Cuenta de la fila 1").press("Tab");
  await page.getByLabel("Debe de la fila 1").fill("400");
  await expect(preview.getByRole("row", { name: /^Fundación/ })).toContainText("Su código no dice dónde va");
  await page.getByLabel("Cuenta de la fila 1").fill("capital susc");
  await page.getByRole("option").filter({ hasText: "Capital suscrito y pagado" }).first().click();
  await expect(page.getByLabel("Código de la fila 1")).toHaveValue("3105");

  // Undo applies to the table, not to the text of a field.
  await page.getByRole("button", { name: "Quitar la fila 1" }).click();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByText("La tabla está vacía")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByLabel("Código de la fila 1")).toHaveValue("3105");
  await page.keyboard.press("Control+Shift+z");
  await expect(rows(page)).toHaveCount(0);

  // Amounts whose sum would exceed the safe range are refused on input.
  await press(page, "1 fila");
  await page.getByLabel("Debe de la fila 1").fill("9007199254740991");
  await press(page, "1 fila");
  await page.getByLabel("Haber de la fila 2").fill("5");
  await expect(toastCard(page, "Esa suma es demasiado grande")).toBeVisible();
});

test("each of the four statements has its own sample and its own draft", async ({ page }) => {
  await page.goto(COMPLEX);
  const tabs = page.getByRole("navigation", { name: "Estados financieros" });
  await page.getByLabel("Debe de la fila 1").fill("1");
  const kinds: readonly (readonly [name: string, says: string])[] = [
    ["Estado de Resultados", "Utilidad bruta"],
    ["Flujo de Caja", "Flujo neto de efectivo"],
    ["Estado de Patrimonio", "Disminuciones"],
    ["Balance General", "Total activo"],
  ];
  for (const [name, says] of kinds) {
    await tabs.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name: `${name} - Vista Compleja` })).toBeVisible();
    await expect(page.locator(".statement-preview")).toContainText(says);
    await expect(rows(page)).toHaveCount(7);
  }
  await expect(page.getByLabel("Debe de la fila 1")).toHaveValue("1");
});

test("the complex view is sound for readers in both themes, and fits a phone", async ({ page }) => {
  await page.goto(COMPLEX);
  await expect(rows(page)).toHaveCount(7);
  await looks(page);
});
