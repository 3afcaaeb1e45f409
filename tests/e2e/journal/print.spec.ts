import { expect, test } from "../support/app.ts";
import { enter } from "../support/sessions.ts";

for (const view of ["complex", "simple"] as const)
  test(`the ${view} journal prints its whole month, with what comes from before and what goes on`, async ({
    page,
  }) => {
    await enter(page, `/journal/${view}?periodo=2026-10`, "sample");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const paper = page.getByRole("region", { name: "Libro diario" });
    await expect(async () => {
      await page.emulateMedia({ media: "print" });
      await expect(paper).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByRole("heading", { name: "Libro diario" })).toBeVisible();
    await expect(paper.getByText("Vienen de septiembre")).toBeVisible();
    await expect(paper.getByText("Van a noviembre")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 }).filter({ visible: true })).toHaveCount(0);
    const numbers = await paper
      .locator('tr[data-kind="heading"] > td:nth-child(2)')
      .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)));
    expect(numbers.length).toBeGreaterThan(5);
    expect(new Set(numbers).size).toBe(numbers.length);
    const file = await page.pdf({ preferCSSPageSize: true });
    const pages = file.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    // A page has room for some forty rows; no page is blank.
    const rows = await paper.getByRole("row").count();
    expect(pages).toBeGreaterThanOrEqual(Math.floor(rows / 60));
    expect(pages).toBeLessThanOrEqual(Math.ceil(rows / 20));
    await page.emulateMedia({ media: "screen" });
    await expect(paper).toHaveCount(0);
  });

test("the keys that print wait for a month that is not read yet", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(performance.now());
    };
  });
  await enter(page, "/journal/complex?periodo=2026-10", "sample");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("row").nth(3)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await page.keyboard.press("Control+p");
  await expect(page.locator("html[data-printed]")).toHaveCount(1);
  expect(await page.getByRole("region", { name: "Libro diario" }).isVisible()).toBe(true);
});
