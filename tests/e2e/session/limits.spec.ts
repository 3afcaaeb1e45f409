import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { goPremium } from "../support/premium.ts";
import { enter } from "../support/sessions.ts";
import { signIn } from "../support/sign-in.ts";

const BOOKS = "/dashboard/libro-contable";
const SETTINGS = "/dashboard/configuracion";
const PASSWORD = "Sabana-2026";
const LIMIT = "🚫 Límite alcanzado. Los usuarios gratuitos pueden crear máximo 5 libros contables.";
const READ_ONLY = /^Con el plan gratuito escribes en tus 5 libros más recientes/;

const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const readOnly = (page: Page) => page.getByRole("article").filter({ hasText: READ_ONLY_BADGE });
const READ_ONLY_BADGE = "Solo lectura";

async function makeBooks(page: Page, count: number): Promise<void> {
  await page.goto(BOOKS);
  for (let number = 1; number <= count; number += 1) {
    const field = page.getByLabel("Nombre del libro");
    if (!(await field.isVisible()))
      await page
        .getByRole("button", { name: /Nuevo libro/ })
        .first()
        .click();
    await field.fill(`Diario ${number}`);
    await field.press("Enter");
    await expect(card(page, `Diario ${number}`)).toBeVisible();
  }
}

async function bookOf(page: Page, name: string): Promise<string> {
  const href = await card(page, name).getByRole("link", { name: "Ver" }).getAttribute("href");
  return new URL(href ?? "", "http://cuadra").searchParams.get("book") ?? "";
}

async function record(page: Page, book: string, description: string): Promise<void> {
  await page.goto(`/journal/simple?book=${book}`);
  const form = page.getByRole("region", { name: "Nueva operación" });
  await form.getByLabel("Valor").fill("680000");
  await form.getByLabel("Descripción").fill(description);
  await form.getByRole("button", { name: "Registrar" }).click();
  await expect(page.getByRole("button", { name: new RegExp(description) })).toBeVisible();
}

async function expectOnlyCreatingBlocked(page: Page): Promise<void> {
  await page.goto(BOOKS);
  await expect(page.getByRole("article")).toHaveCount(12);
  await expect(readOnly(page)).toHaveCount(7);
  await page.getByRole("button", { name: /Nuevo libro/ }).click();
  await expect(page.locator(".toast-card", { hasText: LIMIT })).toBeVisible();
  await page.getByRole("button", { name: "Más acciones de Diario 12", exact: true }).click();
  await page.getByRole("menuitem", { name: "Duplicar" }).click();
  const copying = page.getByRole("dialog", { name: "Duplicar libro" });
  await copying.getByRole("button", { name: "Duplicar" }).click();
  await expect(copying.locator("form").getByText(LIMIT)).toBeVisible();
  await copying.getByRole("button", { name: "Cancelar" }).click();
  await expect(page.getByRole("article")).toHaveCount(12);
}

test("PL-03 PL-07 twelve books under the free plan, after a downgrade and after a restore: all is read and exported, only what is new is refused", async ({
  page,
}, info) => {
  const copy = info.outputPath("doce.cuadra");
  await enter(page);
  await goPremium(page);
  await makeBooks(page, 12);
  const [oldest, newest] = [await bookOf(page, "Diario 1"), await bookOf(page, "Diario 12")];
  await record(page, oldest, "Venta de mostrador");

  await test.step("back to the free plan", async () => {
    await page.goto(SETTINGS);
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: "Descargar copia" }).click();
    await (await file).saveAs(copy);
    await page.getByRole("button", { name: "Volver al plan gratuito" }).click();
    await page
      .getByRole("alertdialog", { name: "¿Volver al plan gratuito?" })
      .getByRole("button", { name: "Volver al plan gratuito" })
      .click();
    await expect(page.getByText("Volviste al plan gratuito")).toBeVisible();
    await expectOnlyCreatingBlocked(page);
  });

  await test.step("the oldest book is exported and read, and both journals say why nothing is written in it", async () => {
    const document = page.waitForEvent("download");
    await page.getByRole("button", { name: "Descargar PDF de Diario 1", exact: true }).click();
    expect((await document).suggestedFilename()).toBe("libro-diario_diario-1.pdf");
    await page.goto(`${BOOKS}/comprobacion?book=${oldest}`);
    await expect(page.getByRole("row", { name: /Sumas iguales/ })).toContainText("680.000");
    for (const view of ["complex", "simple"]) {
      await page.goto(`/journal/${view}?book=${oldest}`);
      await expect(page.getByRole("note").filter({ hasText: READ_ONLY })).toBeVisible();
      await expect(page.getByText("Venta de mostrador").first()).toBeVisible();
      await axe(page);
      await expect(page.getByRole("button", { name: /^(?:Registrar|Cerrar asiento)$/ })).toHaveCount(0);
    }
    await record(page, newest, "Venta en el más reciente");
  });

  await test.step("a restore brings all of them into another free account", async () => {
    await page.goto(SETTINGS);
    await page.getByRole("banner").getByRole("button", { name: "Cerrar sesión" }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("cuadra_user"))).toBeNull();
    await page.goto("/login");
    await signIn(page, "otra@cuadra.co", PASSWORD);
    await page.goto(SETTINGS);
    await page.getByLabel("Elegir un archivo .cuadra").setInputFiles(copy);
    const question = page.getByRole("alertdialog", { name: "¿Restaurar esta copia?" });
    await question.getByRole("radio", { name: /^Reemplazar/ }).check();
    await question.getByRole("button", { name: "Restaurar" }).click();
    await expect(page.getByText("Copia restaurada").last()).toBeVisible();
    await expectOnlyCreatingBlocked(page);
  });

  await test.step("with Premium the same book is written in again, without leaving it", async () => {
    await page.goto(`/journal/simple?book=${oldest}`);
    const notice = page.getByRole("note").filter({ hasText: READ_ONLY });
    await notice.getByRole("button", { name: "Hazte Premium" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Hazte Premium" }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Registrar" })).toBeVisible();
  });
});
