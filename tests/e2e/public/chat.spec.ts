import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { looks } from "../support/looks.ts";
import { countWork } from "../support/processor.ts";

const FALLBACK = "Gracias por tu pregunta. Te ayudo con eso en un momento...";
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const button = (page: Page) => page.getByRole("button", { name: "Asistente", exact: true });
const log = (page: Page) => page.getByRole("log", { name: "Conversación" });
const field = (page: Page) => page.getByRole("textbox", { name: "Escribe tu pregunta" });
const said = (page: Page) => log(page).locator(".chat-message");

async function open(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await button(page).click();
  await expect(page.getByRole("dialog", { name: "Asistente" })).toBeVisible();
}

/** Waits for the greeting, sends the question, and returns the reply. */
async function replyTo(page: Page, question: string, key = "Enter"): Promise<Locator> {
  await expect(said(page).first()).toBeVisible();
  const before = await said(page).count();
  await field(page).fill(question);
  await field(page).press(key);
  await expect(said(page)).toHaveCount(before + 2);
  return said(page).nth(before + 1);
}

test.describe("the assistant", () => {
  test("Enter sends, Shift+Enter breaks the line, and the reply comes after a second", async ({ page }) => {
    await open(page);
    await expect(field(page)).toBeFocused();
    await field(page).pressSequentially("partida");
    await field(page).press("Shift+Enter");
    await field(page).pressSequentially("doble");
    await expect(field(page)).toHaveValue("partida\ndoble");
    await expect(said(page)).toHaveCount(1);
    const started = Date.now();
    await field(page).press("Enter");
    await expect(said(page)).toHaveCount(2);
    await expect(field(page)).toHaveValue("");
    await expect(said(page)).toHaveCount(3);
    expect(Date.now() - started).toBeGreaterThanOrEqual(950);
    await expect(said(page).nth(2)).toContainText("débitos y créditos de igual valor");
    await expect(field(page)).toBeFocused();
  });

  test("blank and invisible text is not sent", async ({ page }) => {
    await open(page);
    for (const blank of ["", "   ", "\n \n", "\u200b"]) {
      await field(page).fill(blank);
      await field(page).press("Enter");
      await expect(page.getByRole("button", { name: "Enviar" })).toBeDisabled();
    }
    await expect(said(page)).toHaveCount(1);
  });

  test("answers lead to their place; the canned text stands in for the rest, with questions it can answer", async ({
    page,
  }) => {
    await open(page);
    await replyTo(page, "cuanto cuesta");
    await expect(log(page).getByRole("link", { name: "Crear una cuenta gratis" })).toHaveAttribute(
      "href",
      "/register",
    );
    await expect(await replyTo(page, "cómo se prepara un ajiaco")).toContainText(FALLBACK);
    const suggestions = page.getByRole("list", { name: "Preguntas sugeridas" }).getByRole("button");
    await expect(suggestions).toHaveCount(3);
    await suggestions.first().click();
    await expect(said(page)).toHaveCount(7);
    await expect(said(page).last()).not.toContainText(FALLBACK);
    await log(page).getByRole("link", { name: "Crear una cuenta gratis" }).click();
    await expect(page).toHaveURL(/\/register$/);
  });

  test("HTML is text, and 100 kB are cut without freezing the page", async ({ page }) => {
    await open(page);
    const html = `<img src=x onerror="document.title='roto'"><b>puc</b>`;
    await replyTo(page, html);
    await expect(said(page).nth(1)).toContainText(html);
    expect(await log(page).locator("img, b").count()).toBe(0);
    await field(page).focus();
    const work = await countWork(page);
    await page.keyboard.insertText("iva ".repeat(25_000));
    await expect(page.getByText("quedaron los primeros 500 caracteres")).toBeVisible();
    expect((await field(page).inputValue()).length).toBe(500);
    await field(page).press("Enter");
    await expect(said(page)).toHaveCount(5);
    expect(await work()).toBeLessThan(10);
  });

  test("is kept over a reload, also a question without its reply, and goes with one button, which can be undone", async ({
    page,
  }) => {
    await open(page);
    await replyTo(page, "que es el puc");
    await field(page).fill("que es un activo");
    await field(page).press("Enter");
    await expect(said(page)).toHaveCount(4);
    await page.reload();
    await button(page).click();
    await expect(said(page)).toHaveCount(5);
    await expect(said(page).nth(4)).toContainText("clase 1");
    await page.getByRole("button", { name: "Borrar la conversación" }).click();
    await expect(said(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(said(page)).toHaveCount(5);
  });

  test("what a stranger wrote into the tab's storage breaks nothing and leads nowhere", async ({ page }) => {
    await page.goto("/");
    const link = { href: "javascript:alert(1)", label: "Pulsa aquí" };
    const message = { id: "x", text: "Hola", isUser: false, timestamp: 1, isAutoGenerated: true, link };
    await page.evaluate(
      (text) => sessionStorage.setItem("cuadra_chat", text),
      JSON.stringify([message, 7, null]),
    );
    await page.reload();
    await button(page).click();
    await expect(said(page)).toHaveCount(2);
    await expect(page.getByText("Pulsa aquí")).toHaveCount(0);
  });

  test("Escape closes it and the focus goes back to its button, on both sizes", async ({ page }) => {
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await open(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog", { name: "Asistente" })).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    }
  });

  test("on a phone it is a sheet as high as what can be seen, and the page behind is out of reach", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page);
    const sheet = page.locator("dialog.chat-sheet");
    const box = await sheet.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    // Focusing the field would open the keyboard over the suggestions.
    await expect(page.getByRole("heading", { name: "Asistente" })).toBeFocused();
    // Simulates the keyboard: half of the window is left.
    await page.setViewportSize({ width: 390, height: 440 });
    await expect.poll(async () => (await sheet.boundingBox())?.height).toBe(440);
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await field(page).fill("que es el kardex");
    await page.getByRole("button", { name: "Enviar" }).click();
    await expect(said(page)).toHaveCount(3);
  });
});

/** A native dialog with the given CSS position, opened like the product's own. */
async function openDialogAt(page: Page, css: string): Promise<void> {
  await page.evaluate((style) => {
    const dialog = document.createElement("dialog");
    dialog.id = "probe";
    dialog.setAttribute("aria-label", "Prueba");
    dialog.style.cssText = `position:fixed;margin:0;padding:0;max-width:none;max-height:none;${style}`;
    document.body.append(dialog);
    dialog.showModal();
  }, css);
}

const closeDialog = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector<HTMLDialogElement>("#probe");
    dialog?.close();
    dialog?.remove();
  });

const face = (page: Page) => page.locator(".chat-button");

for (const colorScheme of ["light", "dark"] as const) {
  test(`the icons of its dark head are light, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    const colours = await page.getByRole("button", { name: "Cerrar el asistente" }).evaluate((icon) => {
      const head = icon.closest(".chat-head");
      return [getComputedStyle(icon).color, head && getComputedStyle(head).color];
    });
    expect(colours[0]).toBe(colours[1]);
  });
}

test.describe("the button beside other dialogs", () => {
  test("1440 px: gives way to a panel over it after a second, stays for one in the middle, comes back", async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.clock.install();
    await page.goto("/login");
    await expect(face(page)).toHaveAttribute("data-contracted", "false");
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await openDialogAt(page, "inset:0 0 0 auto;width:404px;height:100dvh");
    await page.clock.runFor(800);
    await expect(face(page)).toHaveAttribute("data-contracted", "false");
    await page.clock.runFor(1_200);
    await expect(face(page)).toHaveAttribute("data-contracted", "true");
    await expect.poll(async () => (await face(page).boundingBox())?.width).toBe(48);
    await closeDialog(page);
    await page.clock.runFor(2_500);
    await expect(face(page)).toHaveAttribute("data-contracted", "false");
    await openDialogAt(page, "inset:200px auto auto 500px;width:400px;height:400px");
    await page.clock.runFor(2_500);
    await expect(face(page)).toHaveAttribute("data-contracted", "false");
  });

  test("390 px: gives way to the product's own sheet and comes back when it closes", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/login");
    await expect(face(page)).toHaveAttribute("data-contracted", "false");
    await page.getByText("¿Olvidaste tu contraseña?").click();
    await expect(page.locator("dialog[open]")).toBeVisible();
    await expect(face(page)).toHaveAttribute("data-contracted", "true");
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await expect(face(page)).toHaveAttribute("data-contracted", "false");
  });

  for (const path of ["/", "/#productos", "/workspace"]) {
    test(`${path} keeps it expanded under any dialog`, async ({ page }) => {
      await page.clock.install();
      await page.goto(path);
      await expect(face(page)).toBeVisible();
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
      await openDialogAt(page, "inset:0 0 0 auto;width:404px;height:100dvh");
      await page.clock.runFor(2_500);
      await expect(face(page)).toHaveAttribute("data-contracted", "false");
    });
  }

  test("covers nothing at the end of the page, at either size", async ({ page }) => {
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await page.goto("/");
      await expect(face(page)).toBeVisible();
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }),
      );
      const corner = await face(page).boundingBox();
      const foot = await page.locator("footer").last().boundingBox();
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(corner?.y ?? 0);
    }
  });
});

for (const size of [DESKTOP, PHONE]) {
  test(`axe finds nothing in the assistant, in both themes, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto("/login");
    await expect(button(page)).toBeVisible();
    await looks(page, { widths: [size.width] });
    await button(page).click();
    await replyTo(page, "cuanto cuesta");
    await replyTo(page, "cómo se prepara un ajiaco");
    await looks(page, { widths: [size.width] });
  });
}
