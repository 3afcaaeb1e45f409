import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { openBook, SALE, typeHead } from "../support/journal.ts";
import { enter } from "../support/sessions.ts";

const HOSTILE = [
  "null",
  "{",
  "[]",
  '{"__proto__":{"polluted":1}}',
  '[{"id":1},null,"//e.example"]',
  '{"at":"99999-01-01","used":1e999}',
  "/\\e.example",
  "x".repeat(200_000),
] as const;

/** Every key that the application keeps beside its databases, in the storage of the device and of the tab. */
const KEYS = [
  "cuadra_invitados",
  "cuadra_paleta_",
  "cuadra_tema",
  "cuadra_persistencia",
  "cuadra_empresas_vista",
  "cuadra_densidad_mayor",
  "cuadra_nomina_parametros",
  "cuadra_nomina_empleador",
  "cuadra_producto",
  "cuadra_chat",
  "cuadra_contacto",
  "cuadra_nomina",
  "cuadra_visitante",
  "cuadra_antes_del_ejemplo",
  "cuadra_recargas",
  "cuadra_apartado_cuadra-apartado-x",
] as const;

const SCREENS = ["/dashboard", "/journal/simple", "/payroll-calculator", "/dashboard/configuracion"] as const;

const isClean = (page: Page) =>
  page.evaluate(() => Object.keys(Object.prototype).length === 0 && !("polluted" in {}));

for (const [at, text] of HOSTILE.entries())
  test(`IM-14 whatever stands in the storage of device and tab, screens open and stay at home (${at + 1})`, async ({
    page,
    app,
  }) => {
    await enter(page, "/dashboard", "book");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(
      ([keys, value]) => {
        for (const area of [localStorage, sessionStorage]) {
          for (const key of keys) area.setItem(key, value);
          for (const key of Object.keys(area))
            if (/^cuadra_(?:paleta|recordar|aplazado|descarga|revisada)_/.test(key)) area.setItem(key, value);
        }
      },
      [KEYS, text] as const,
    );
    for (const path of SCREENS) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
      expect(new URL(page.url()).origin).toBe(new URL(app).origin);
      expect(await isClean(page)).toBe(true);
    }
  });

test("IM-14 junk on the channel of the session, and storage events of others, end no session and break no screen", async ({
  page,
  context,
}) => {
  await enter(page, "/dashboard", "book");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  const other = await context.newPage();
  await other.goto("/manifest.webmanifest");
  await other.evaluate(() => {
    const channel = new BroadcastChannel("cuadra-session");
    const junk = [
      null,
      7,
      "session-changed",
      [],
      {},
      { type: "account-deleted" },
      { type: ["session-changed"] },
    ];
    for (const each of [
      ...junk,
      { type: "account-deleted", id: { toString: 1 } },
      { type: "session-changed" },
      new Map(),
      new Date(Number.NaN),
    ])
      channel.postMessage(each);
    for (const key of ["__proto__", "constructor", "x".repeat(5_000)]) localStorage.setItem(key, "[");
    localStorage.setItem("cuadra_tema", "{}");
  });
  await page.waitForTimeout(500);
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole("link", { name: "Libro Contable" }).first().click();
  await expect(page).toHaveURL(/libro-contable/);
  expect(await isClean(page)).toBe(true);
});

/** Puts a text into the focused field as the clipboard does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => {
    const field = document.activeElement;
    const data = new DataTransfer();
    data.setData("text/plain", value);
    const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    if (field?.dispatchEvent(event)) document.execCommand("insertText", false, value);
  }, text);
}

test("IM-14 NU-05 a month, a date and a NIT that are pasted into an amount are no amount", async ({
  page,
}) => {
  await openBook(page);
  await typeHead(page, { ...SALE, lines: [] });
  const field = page.getByLabel("Debe, línea 1");
  for (const text of ["2026-11", "22/11/2026", "900.123.456-7", "2026-02-30", "=1+\u0000"]) {
    await field.focus();
    await field.fill("");
    await paste(page, text);
    await page.keyboard.press("Tab");
    await expect(field, text).not.toHaveValue(/^[\s$]*(?:2\.?015|1\.?993|900\.?123\.?4\d\d)$/);
    await expect(field, text).toHaveAttribute("aria-invalid", "true");
  }
});
