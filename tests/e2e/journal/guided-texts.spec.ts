import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { goPremium } from "../support/premium.ts";
import { enter } from "../support/sessions.ts";

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const JOURNAL_EXAMPLES = [
  "Vendí mercancía por $ 850.000 en efectivo",
  "Compré mercancía por 2 millones más IVA a crédito",
  "Pagué el arriendo de 1.200.000 por transferencia",
  "¿Qué es una cuenta por cobrar?",
  "¿Por qué el IVA va al haber?",
];
const PAYROLL_EXAMPLES = [
  "¿Qué es el auxilio de transporte?",
  "¿Cuánto aporta el empleado a salud y pensión?",
  "¿Cómo se paga una hora extra?",
  "¿Qué son las cesantías?",
  "¿Qué paga la empresa además del salario?",
];

/** The panel: beside the page on a wide window, a sheet over it elsewhere. */
const panel = (page: Page, title = "Modo Guiado") =>
  page
    .getByRole("complementary", { name: title, exact: true })
    .or(page.getByRole("dialog", { name: title, exact: true }));
const field = (page: Page) => page.getByRole("textbox", { name: /^Escribe (una operación|tu pregunta)/ });
const button = (page: Page) => page.getByRole("button", { name: /^Modo Guiado/ });

async function tell(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.keyboard.press("Enter");
}

/** Opens the panel, from the menu where its button has no room. */
async function openPanel(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: "Más acciones" });
  await expect(button(page).or(more).first()).toBeVisible();
  if (await button(page).isVisible()) await button(page).click();
  else {
    await more.click();
    await page.getByRole("menuitem", { name: "Modo Guiado" }).click();
  }
}

async function expectOpened(page: Page, title: string, examples: readonly string[]): Promise<void> {
  const card = page.getByRole("region", { name: `Consejos de ${title}` });
  await expect(card).toBeVisible();
  await expect(card.getByRole("button", { name: "Ver un ejemplo" })).toBeVisible();
  await card.getByRole("button", { name: "Entendido" }).click();
  await expect(card).toHaveCount(0);
  const list = panel(page, title).getByRole("list", { name: "Ejemplos" });
  await expect(list.getByRole("button")).toHaveText(examples);
}

test("GM-03 at 390 a guest's three uses end with the texts of the limit, and help ends after 8 s", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.clock.install();
  await page.goto("/journal/complex?guest=true");
  await openPanel(page);
  const card = page.getByRole("region", { name: "Consejos de Modo Guiado" });
  await expect(card).toBeVisible();
  // A pointer over the card holds it.
  await page.mouse.move(10, 700);
  await page.clock.fastForward(6_000);
  await expect(card).toBeVisible();
  await page.clock.fastForward(2_600);
  await expect(card).toHaveCount(0);
  await expect(panel(page).getByText("Te quedan 3 de 3 usos gratuitos.")).toBeVisible();
  for (const question of ["¿Qué es un activo?", "¿Qué es un pasivo?", "¿Qué es el patrimonio?"]) {
    await tell(page, question);
    await expect(panel(page).getByRole("button", { name: "Ver en el glosario" }).last()).toBeVisible();
    await expect(panel(page).getByText("Escribiendo la respuesta")).toHaveCount(0);
  }
  await expect(page.getByPlaceholder("Límite alcanzado - Actualiza a Premium")).toBeDisabled();
  await expect(
    panel(page).getByText(
      "Has agotado tus 3 usos gratuitos. ¡Actualiza a Premium para seguir usando el Modo Guiado!",
    ),
  ).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Hazte Premium" })).toBeVisible();
});

test("GM-01 at 1440 a free account in the simple journal has six types and five means", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await enter(page, "/journal/simple", "book");
  await openPanel(page);
  await expectOpened(page, "Modo Guiado", JOURNAL_EXAMPLES);
  await panel(page).getByRole("button", { name: "Elegir tipo de operación" }).click();
  await expect(panel(page).locator(".guided-type .font-semibold")).toHaveText([
    "Venta",
    "Gasto",
    "Compra",
    "Préstamo",
    "Nómina",
    "Otra operación",
  ]);
  await panel(page)
    .getByRole("button", { name: /^Compra/ })
    .click();
  const means = panel(page).getByLabel("Forma de pago").getByRole("option");
  for (const name of ["Efectivo", "Transferencia", "Tarjeta", "Cheque", "Crédito"])
    await expect(means.filter({ hasText: new RegExp(`^${name}$`) })).toHaveCount(1);
  await panel(page).getByRole("button", { name: "Cancelar" }).click();
  await expect(field(page)).toBeVisible();
});

test("GM-01 who may open the panel: guests in the complex journal and payroll, accounts everywhere", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  for (const [path, title] of [
    ["/journal/simple?guest=true", null],
    ["/workspace/simple?guest=true", null],
    ["/payroll-calculator?guest=true", "Aprende Nómina"],
  ] as const) {
    await page.goto(path);
    // The calculator asks guests first whether they want to keep their work.
    if (title !== null) await page.getByRole("button", { name: "Omitir por ahora" }).click();
    await button(page).first().click();
    if (title === null) {
      await expect(page.getByText("Inicia sesión para usar el Modo Guiado", { exact: false })).toBeVisible();
      await expect(panel(page)).toHaveCount(0);
    } else await expectOpened(page, title, PAYROLL_EXAMPLES);
  }
  await page.setViewportSize(PHONE);
  await expect(panel(page, "Aprende Nómina")).toBeVisible();
  await tell(page, "¿Qué son las cesantías?");
  await expect(page.getByRole("log").getByText(/Cesantías: Un mes/)).toBeVisible();
});

test("GM-03 a premium account has no limit, and its workspace has the same panel at both sizes", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await enter(page, "/dashboard");
  await goPremium(page);
  await page.goto("/workspace/complex?statement=income");
  await openPanel(page);
  await expectOpened(page, "Modo Guiado", JOURNAL_EXAMPLES);
  for (const at of [1, 2, 3, 4]) {
    await tell(page, "¿Qué es un gasto?");
    await expect(page.getByRole("log").getByText(/Gasto: Disminución/)).toHaveCount(at);
  }
  await expect(field(page)).toBeEnabled();
  await expect(panel(page).getByText(/usos gratuitos/)).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await expect(page.getByRole("dialog", { name: "Modo Guiado" })).toBeVisible();
  await expect(page.getByRole("log").getByText(/Gasto: Disminución/)).toHaveCount(4);
});

test("GM-24 the example of a term is practised by keyboard, and nothing is posted", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto("/journal/complex?guest=true");
  await openPanel(page);
  await page.getByRole("button", { name: "Entendido" }).click();
  await tell(page, "¿Qué es una cuenta por cobrar?");
  await panel(page).getByRole("button", { name: "Practicar" }).click();
  const drill = page.getByRole("dialog", { name: "Practicar: Cuenta por cobrar" });
  await drill.getByRole("combobox", { name: "Cuenta de la línea 1" }).fill("1305");
  await page.keyboard.press("Enter");
  await drill.getByRole("textbox", { name: "Valor de la línea 1" }).fill("500000");
  await drill.getByRole("combobox", { name: "Cuenta de la línea 2" }).fill("4135");
  await page.keyboard.press("Enter");
  await drill.getByRole("textbox", { name: "Valor de la línea 2" }).fill("50000");
  await drill.getByRole("button", { name: "Comprobar" }).click();
  await expect(drill.getByText(/^La cuenta y el lado son correctos; revisa el valor\./)).toBeVisible();
  await expect(drill.getByRole("status").filter({ hasText: "1 de 2" })).toBeVisible();
  await drill.getByRole("textbox", { name: "Valor de la línea 2" }).fill("500000");
  await page.keyboard.press("Enter");
  await expect(drill.getByText("Todo está bien: cuentas, lados y valores.")).toBeVisible();
  await axe(page);
  await drill.getByRole("button", { name: "Volver al término" }).click();
  const term = page.getByRole("dialog", { name: "Cuenta por cobrar", exact: true });
  await expect(term.getByText("Sigue con")).toBeVisible();
});

test("GM-23 an operation told to the chat is taken to the guided mode of the journal", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto("/");
  await page.getByRole("button", { name: "Asistente", exact: true }).click();
  const told = "Vendí mercancía por 850.000 en efectivo";
  const typed = page.getByRole("textbox", { name: "Escribe tu pregunta" });
  await typed.fill(told);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Llevar al Modo Guiado" }).click();
  await expect(field(page)).toHaveValue(told);
});
