import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";

const CLASSROOMS = "/educacion/dashboard?type=teacher&section=classrooms";

async function openGrades(page: Page): Promise<void> {
  await page.goto(CLASSROOMS);
  await page.getByRole("button", { name: "Entrar al Aula" }).first().click();
}

test("ED-153 a habilitación graded elsewhere is put in the place of who failed with 2,0 or more, and of nobody else", async ({
  page,
}) => {
  await openGrades(page);
  const grid = page.getByRole("grid");
  const finals = grid.locator(".grade-final.grid-cell");
  await expect(finals.first()).toBeVisible();
  const before = await finals.allTextContents();
  await page.getByRole("button", { name: "Agregar calificación externa" }).click();
  const dialog = page.getByRole("dialog", { name: "Agregar calificación externa" });
  await dialog.getByLabel("Nombre de la actividad").fill("Habilitación");
  await dialog
    .getByLabel("Reemplaza")
    .selectOption({ label: "La definitiva de quien pierde (habilitación)" });
  await expect(dialog.getByLabel("Porcentaje de la definitiva")).toBeHidden();
  await axe(page);
  for (const field of await dialog.getByLabel(/,/).all()) await field.fill("3,4");
  await dialog.getByLabel("La presenta quien tiene desde").fill("9");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog.getByText("«9» no es una nota de 0 a 5.")).toBeVisible();
  await dialog.getByLabel("La presenta quien tiene desde").fill("2");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog).toBeHidden();
  await expect(grid.getByRole("columnheader", { name: /Habilitación/ })).toBeVisible();
  const after = await finals.allTextContents();
  for (const [at, text] of before.entries()) {
    const was = Number((text.match(/\d,\d/)?.[0] ?? "9").replace(",", "."));
    const isTaken = was >= 2 && was < 3;
    expect(after[at]?.includes("antes"), `${text} → ${after[at]}`).toBe(isTaken);
    if (isTaken) expect(after[at]).toContain("3,4");
  }
  expect(after.join()).toContain("antes");
  await axe(page);
});
