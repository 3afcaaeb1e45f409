import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { fits } from "../support/looks.ts";
import { enter, putSession } from "../support/sessions.ts";

/** How many of the elements stand whole between two heights of the window. */
function wholeBetween(page: Page, selector: string, from: number, to: number): Promise<number> {
  return page.evaluate(
    ([found, top, bottom]) =>
      [...document.querySelectorAll(found)].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.height > 0 && box.top >= top - 1 && box.bottom <= bottom + 1;
      }).length,
    [selector, from, to] as const,
  );
}

/** The words of the first cells of a list that stand on two lines, or go out of their cell. */
function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll<HTMLElement>("[role=gridcell][aria-colindex='1']")];
    return cells.flatMap((cell) => {
      const walk = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = walk.nextNode(); text !== null; text = walk.nextNode()) {
        if (getComputedStyle(text.parentElement ?? cell).textOverflow === "ellipsis") continue;
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const boxes = range.getClientRects();
          const right = range.getBoundingClientRect().right;
          if (boxes.length > 1 || right > cell.getBoundingClientRect().right + 1) broken.push(word);
        }
      }
      return broken;
    });
  });
}

async function box(page: Page, selector: string) {
  const found = await page.locator(selector).first().boundingBox();
  if (found === null) throw new Error(`${selector} is not shown`);
  return { ...found, bottom: found.y + found.height };
}

const SHORT = {
  "zoomed to 200 %": { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  "on a phone that lies on its side": {
    viewport: { width: 844, height: 390 },
    hasTouch: true,
    isMobile: true,
  },
} as const;

for (const [name, window] of Object.entries(SHORT))
  test.describe(`AX-11 ${name}`, () => {
    test.use(window);

    test("six lines of the complex journal are in sight, with a guest's banner and while one writes", async ({
      page,
    }) => {
      await enter(page, "/journal/complex?periodo=2026-11", "sample");
      await expect(page.locator('[role="row"][data-status]').first()).toBeVisible();
      const inSight = async () => {
        const [head, foot] = [await box(page, ".grid-head"), await box(page, ".journal-frame .grid-foot")];
        return wholeBetween(page, ".grid-body > .journal-row, .journal-editor > *", head.bottom, foot.y);
      };
      await expect.poll(inSight).toBeGreaterThanOrEqual(6);
      await fits(page);
      // What the folded bars hold is in one menu.
      await page.getByRole("button", { name: "Más acciones" }).click();
      for (const item of ["Guardar", "Elegir mes", /^Exportar/])
        await expect(page.getByRole("menuitem", { name: item }).first()).toBeVisible();
      await page.keyboard.press("Escape");
      await page.keyboard.press("/");
      await expect(page.getByRole("textbox", { name: "Buscar en el libro" })).toBeFocused();
      await axe(page);
    });

    test("six operations of the simple journal are in sight, its header scrolled away", async ({ page }) => {
      await enter(page, "/journal/simple?periodo=2026-11", "sample");
      const row = page.locator("[data-operation]").nth(8);
      await row.scrollIntoViewIfNeeded();
      await row.evaluate((each) => each.scrollIntoView({ block: "end" }));
      const bar = page.locator(".simple-bar");
      const bottom = (await bar.count()) > 0 ? (await box(page, ".simple-bar")).y : window.viewport.height;
      expect(await wholeBetween(page, "[data-operation]", 0, bottom)).toBeGreaterThanOrEqual(6);
      await fits(page);
    });

    test("a sheet keeps its title and its buttons while Tab goes through its fields", async ({ page }) => {
      await enter(page, "/journal/simple?periodo=2026-11", "sample");
      await page.getByRole("button", { name: "Venta", exact: true }).first().click();
      const sheet = page.getByRole("dialog", { name: "Nueva venta" });
      await sheet.getByText("A crédito (fiado)").click();
      const inPlace = async () => {
        for (const part of [
          sheet.getByRole("heading").first(),
          sheet.getByRole("button", { name: "Registrar" }),
        ])
          await expect(part).toBeInViewport({ ratio: 1 });
      };
      await inPlace();
      await sheet.getByLabel("Valor").focus();
      for (let pressed = 0; pressed < 12; pressed += 1) {
        await page.keyboard.press("Tab");
        await inPlace();
      }
      await fits(page);
    });
  });

test.describe("AX-12 on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("ledger and trial balance begin on the first screen, and their parameters unfold", async ({
    page,
  }) => {
    await putSession(page, "sample");
    // Under the banner of the sample, which an own book has not.
    const begins = { mayor: "Movimiento", comprobacion: "Cuenta" };
    for (const [path, words] of Object.entries(begins)) {
      await page.goto(`/dashboard/libro-contable/${path}`);
      const first = page.locator("main").getByText(words, { exact: true }).filter({ visible: true }).first();
      await expect(first).toBeVisible();
      expect((await first.boundingBox())?.y, path).toBeLessThanOrEqual(320);
    }
    for (const path of ["terceros", "cartera", "plan-de-cuentas", "inventario"]) {
      await page.goto(`/dashboard/libro-contable/${path}`);
      const list = page.locator("main").locator('[role="grid"], [role="treegrid"]').first();
      await expect(list).toBeVisible();
      expect((await list.boundingBox())?.y, path).toBeLessThanOrEqual(320);
      expect(await brokenWords(page), path).toEqual([]);
    }
    await page.goto("/dashboard/libro-contable/comprobacion");
    const options = page.getByRole("button", { name: "Opciones", exact: true });
    await expect(options).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("button", { name: "Imprimir" })).toBeHidden();
    await options.click();
    await expect(options).toHaveAttribute("aria-expanded", "true");
    await page.getByText("Cuentas en cero").click();
    await expect(page).toHaveURL(/ceros=true/);
    await fits(page);
    await axe(page);
  });

  test("the two plans are one table of three columns, and the menu goes in the order of the page", async ({
    page,
  }) => {
    await page.goto("/");
    const table = page.getByRole("table", { name: "Los dos planes, línea por línea" });
    await expect(table.getByRole("columnheader")).toHaveText([/^Gratis/, /^Pro Premium/]);
    const row = table.getByRole("row", { name: /^Empresas/ });
    await expect(row.getByRole("cell")).toHaveText(["1", "Sin límite"]);
    const right = await table.boundingBox();
    expect(right && right.x + right.width).toBeLessThanOrEqual(390);
    await page.getByRole("button", { name: "Abrir el menú" }).click();
    const order = await page
      .locator("#landing-menu a[href*='#']")
      .evaluateAll((links) => links.map((each) => each.getAttribute("href")?.split("#")[1] ?? ""));
    expect(order.length).toBeGreaterThanOrEqual(4);
    const tops = await page.evaluate(
      (ids) => ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN),
      order,
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });
});

test.describe("AX-05 in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  /** What an element is drawn with. */
  const looksOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each) => {
        const { backgroundColor, borderBottomColor, color, outlineStyle } = getComputedStyle(each);
        return { backgroundColor, borderBottomColor, color, outlineStyle };
      });

  test("what is chosen differs from what is not, and what is drawn as a length is seen", async ({ page }) => {
    await enter(page, "/journal/complex?periodo=2026-11", "sample");
    const rows = page.locator('[role="row"][data-status]');
    await expect(rows.first()).toBeVisible();
    const segment = await looksOf(page, ".segment:has(:checked)");
    expect(segment.backgroundColor).not.toBe(
      (await looksOf(page, ".segment:not(:has(:checked))")).backgroundColor,
    );
    await page.locator(".journal-frame").focus();
    await page.keyboard.press("End");
    expect((await looksOf(page, '.journal-row[aria-selected="true"]')).outlineStyle).toBe("solid");
    const bar = await looksOf(page, ".balance-fill");
    expect(bar.backgroundColor).not.toBe((await looksOf(page, "body")).backgroundColor);

    await page.goto("/dashboard/libro-contable/comprobacion");
    await expect(page.locator(".tab-bar > [aria-current]").first()).toBeVisible();
    const [on, off] = [
      await looksOf(page, ".tab-bar > [aria-current='page']"),
      await looksOf(page, ".tab-bar > :not([aria-current='page'])"),
    ];
    expect(on.borderBottomColor).not.toBe(off.borderBottomColor);
    const [here, there] = [
      await looksOf(page, ".shell-side .shell-entry.active"),
      await looksOf(page, ".shell-side .shell-entry:not(.active)"),
    ];
    expect(here.backgroundColor).not.toBe(there.backgroundColor);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("caja");
    await expect(page.locator('.palette-option[aria-selected="true"]')).toBeVisible();
    const picked = await looksOf(page, '.palette-option[aria-selected="true"]');
    expect(picked.backgroundColor).not.toBe(
      (await looksOf(page, '.palette-option[aria-selected="false"]')).backgroundColor,
    );
  });

  test("a pressed button has the ground of its text, in a sheet of any screen", async ({ page }) => {
    await enter(page, "/journal/simple?periodo=2026-11", "sample");
    const view = await looksOf(page, ".segment:has(:checked)");
    await page.getByRole("button", { name: /^Me deben/ }).click();
    await page.locator('.debt-bar > [aria-pressed="true"]').first().waitFor();
    const debts = await looksOf(page, '.debt-bar > [aria-pressed="true"]');
    expect([debts.backgroundColor, debts.color]).toEqual([view.backgroundColor, view.color]);
  });

  test("of an amount with its taxes, and of what a person costs, both parts of the bar are seen", async ({
    page,
  }) => {
    const ground = async () =>
      page.locator("body").evaluate((each) => getComputedStyle(each).backgroundColor);
    const own = (bar: string) => looksOf(page, `${bar} > :first-child`);
    await page.goto("/journal/simple?guest=true");
    const form = page.locator("[data-go-on]").first();
    await form.getByText("Venta", { exact: true }).click();
    await form.getByLabel("Valor").fill("119000");
    await form.getByText("Con IVA 19 % incluido").click();
    await expect(page.locator(".vat-bar")).toBeVisible();
    expect((await own(".vat-bar")).backgroundColor).not.toBe(await ground());
    await page.goto("/payroll-calculator?guest=true");
    await page.evaluate(() => {
      const bar = document.createElement("div");
      bar.className = "payroll-share";
      bar.append(document.createElement("span"), document.createElement("span"));
      document.querySelector("main")?.append(bar);
    });
    expect((await own(".payroll-share")).backgroundColor).not.toBe(await ground());
  });

  test("the title of the home page is whole, and the figure under a formatted value stays unseen", async ({
    page,
  }) => {
    await page.goto("/");
    const adjusts = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((each) => getComputedStyle(each).forcedColorAdjust);
    expect(await adjusts("h1")).toBe("none");
    expect(await adjusts(".hero-balance")).toBe("none");
    const title = await page.locator("h1").evaluate((each) => getComputedStyle(each).color);
    const ground = await page.locator("body").evaluate((each) => getComputedStyle(each).backgroundColor);
    expect(title).not.toBe(ground);
  });
});
