import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { fits } from "../support/looks.ts";
import { putPeople } from "../support/payroll-people.ts";
import { enter } from "../support/sessions.ts";

const COMPANY = "Ferretería La Sabana S.A.S.";
const WHO = "Yuliana Cárdenas Peña";

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });

/** Creates the run of a month, and opens its only person. */
async function personIn(page: Page, month: string, part = "Mes completo"): Promise<Locator> {
  await page.goto("/dashboard/nomina");
  await page.getByRole("main").getByRole("button", { name: "Nueva nómina" }).first().click();
  const form = page.getByRole("dialog", { name: "Nueva nómina" });
  await form.getByLabel("Mes", { exact: true }).selectOption({ label: month });
  await form.getByLabel("Período").selectOption({ label: part });
  await button(form, "Crear nómina").click();
  const grid = page.getByRole("grid", { name: "Personas de la nómina" });
  await grid.getByRole("gridcell").first().focus();
  await page.keyboard.press("Enter");
  return page.getByRole("dialog", { name: WHO });
}

async function typeDay(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press("Tab");
}

test("PY-28 a sick leave goes on into the next runs, and its days are counted from the first one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page);
  const people = [{ name: WHO, document: "52731094", position: "Auxiliar", salary: 3_000_000 }];
  await putPeople(page, { name: COMPANY, people });

  await test.step("typed in September, up to the 10th of October", async () => {
    const person = await personIn(page, "Septiembre de 2026");
    await button(person, "Agregar ausencia").click();
    await typeDay(person.getByLabel("Hasta"), "10/10/2026");
    await typeDay(person.getByLabel("Desde"), "29/09/2026");
    const slip = person.getByRole("region", { name: "Desprendible" });
    // The first two days are the employer's: $ 3.000.000 ÷ 30 × 2 × 2/3.
    await expect(slip).toContainText("133.333");
    await page.keyboard.press("Escape");
    await expect(page.getByText(/^Guardado a las/)).toBeVisible();
  });

  await test.step("the first fortnight of October has it, with days of the EPS alone", async () => {
    const person = await personIn(page, "Octubre de 2026", "Primera quincena");
    await expect(person.getByLabel("Desde")).toHaveValue("29/09/2026");
    await expect(person.getByLabel("Hasta")).toHaveValue("10/10/2026");
    await expect(person.getByText("Sigue de la nómina anterior.")).toBeVisible();
    const slip = person.getByRole("region", { name: "Desprendible" });
    // Ten days: $ 3.000.000 ÷ 30 × 10 × 2/3; none of the employer's.
    await expect(slip).toContainText("666.667");
    await expect(slip.getByText(/a cargo del empleador/i)).toHaveCount(0);
    await fits(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(person.getByText("Sigue de la nómina anterior.")).toBeVisible();
    await fits(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("the second fortnight, after its end, has none", async () => {
    const person = await personIn(page, "Octubre de 2026", "Segunda quincena");
    await expect(button(person, "Agregar ausencia")).toBeVisible();
    await expect(person.getByLabel("Desde")).toHaveCount(0);
  });
});
