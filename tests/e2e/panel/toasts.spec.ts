import { expect, type Locator } from "@playwright/test";
import { test } from "../support/app.ts";
import { putSession } from "../support/sessions.ts";

interface Sides {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const sidesOf = (of: Locator): Promise<Sides> =>
  of.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });

function meet(a: Sides, b: Sides): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

test("UX-10 in the journal a toast stands in the rail on a wide screen, and above the bar on a phone", async ({
  page,
}) => {
  await putSession(page, "sample");
  await page.goto("/journal/complex?periodo=2026-11");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  const toast = page.locator(".toast-card");
  await expect(toast).toBeVisible();
  expect(meet(await sidesOf(toast), await sidesOf(page.locator(".journal-frame")))).toBe(false);
  expect((await sidesOf(toast)).bottom).toBeGreaterThan(800);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/journal/complex?periodo=2026-11");
  await page.getByRole("button", { name: "Más acciones" }).click();
  await page.getByRole("menuitem", { name: "Guardar" }).click();
  await expect(toast).toBeVisible();
  expect(meet(await sidesOf(toast), await sidesOf(page.locator(".journal-bar")))).toBe(false);
});
