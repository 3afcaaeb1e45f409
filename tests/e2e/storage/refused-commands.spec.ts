import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { openBook, post, SALE } from "../support/journal.ts";
import { goPremium } from "../support/premium.ts";
import { button, FAMILIES, type Family, toast } from "../support/store/families.ts";
import { FAULT_TOLD, type FaultyStore, faultyStore, type StoreFault } from "../support/store/store-faults.ts";

/** Where the screen says it: beside the form or in a toast, apart from the strip over all screens. */
const told = (page: Page, fault: StoreFault) =>
  page
    .locator(':is([role="alert"], .toast-card, .field-note):not(.notice-sticky *)')
    .filter({ hasText: FAULT_TOLD[fault] });

async function expectKept(page: Page, { typed, done }: Family): Promise<void> {
  await expect(done(page)).toHaveCount(0);
  for (const [field, value] of typed?.(page) ?? []) {
    await expect(field).toHaveValue(value);
    await expect(field).not.toHaveAttribute("aria-invalid", "true");
  }
}

/** Presses the command while the store fails, and again once it answers. */
async function pressBoth(page: Page, family: Family, fault: StoreFault, store: FaultyStore): Promise<void> {
  const { begin, press, done, back, isAsked = false, isRegistry = false } = family;
  await begin?.(page);
  // What the one before was told is no answer to this one.
  await expect(told(page, fault)).toHaveCount(0);
  await store.begin(isRegistry);
  await press(page);
  await expect(told(page, fault).first()).toBeVisible();
  await expectKept(page, family);
  await store.end();
  // What was held goes through by itself; a page that was loaded again is a new form.
  if ((fault === "taken" && back === undefined) || (isAsked && fault !== "silent")) await begin?.(page);
  if (fault === "taken") await back?.(page);
  if (fault !== "silent") await press(page);
  await expect(done(page).first()).toBeVisible();
  await expect(page.locator('main [role="alert"]', { hasText: FAULT_TOLD[fault] })).toHaveCount(0);
}

for (const fault of ["full", "shut", "silent", "taken"] as const)
  test(`ST-06 ST-16 a store that is ${fault}: each command says so, keeps what was typed, and goes through once it answers`, async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/Quota|no room|backing store|closed/i);
    const store = await faultyStore(page, context, fault);
    const book = await openBook(page);
    await post(page, SALE);
    for (const family of FAMILIES) {
      if (fault === "taken" && family.isRegistry === true) continue;
      await test.step(family.name, async () => {
        if (family.path !== undefined) {
          await page.goto(`${family.path}?book=${book}`);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        }
        await pressBoth(page, family, fault, store);
      });
    }
    if (fault === "taken") return;
    await test.step("the plan", async () => {
      await page.goto("/dashboard");
      await page.getByRole("banner").getByRole("button", { name: "Hazte Premium" }).click();
      await store.begin(true);
      const plans = page.getByRole("dialog", { name: "Gratis y Premium" });
      await button(plans, "Hazte Premium").first().click();
      if (fault === "silent") {
        await expect(told(page, fault).first()).toBeVisible();
        await store.end();
        return expect(plans).toHaveCount(0);
      }
      await expect(toast(page, "No pudimos cambiar tu plan")).toContainText(FAULT_TOLD[fault]);
      await store.end();
      await page.keyboard.press("Escape");
      await goPremium(page);
    });
  });
