import { firstDay, yearOf } from "#domain/kernel/calendar-day.ts";
import { formatDay, formatMonth } from "#domain/kernel/format.ts";
import { contractIn, PEOPLE } from "#domain/sample/sample-people.data.ts";
import { expect, test } from "../support/app.ts";
import { fits, looks } from "../support/looks.ts";
import { LAST_RUN_MONTH } from "../support/sample-figures.ts";
import { enter } from "../support/sessions.ts";

test("PY-31 a raise dated back into a closed month says what is owed, where its day is typed", async ({
  page,
}) => {
  const [person] = PEOPLE;
  if (person === undefined) throw new Error("the sample employs nobody");
  const { salary } = contractIn(person, yearOf(firstDay(LAST_RUN_MONTH)));
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, "/dashboard/nomina/empleados", "sample");
  await page.getByRole("button", { name: `Acciones de ${person.name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "Editar" }).click();
  const form = page.getByRole("dialog", { name: "Editar empleado" });
  const told = form.getByRole("status").filter({ hasText: "ya hay nóminas liquidadas" });

  await test.step("not before its day is told", async () => {
    await form.getByLabel("Salario del mes").fill(String(salary + 200_000));
    await expect(form.getByLabel("El nuevo salario rige desde")).toBeVisible();
    await expect(told).toHaveCount(0);
  });

  await test.step("200.000 more of the last month, 184.000 net of health and pension", async () => {
    await form.getByLabel("El nuevo salario rige desde").fill(formatDay(firstDay(LAST_RUN_MONTH)));
    await form.getByLabel("El nuevo salario rige desde").press("Tab");
    await expect(told).toContainText(`${formatMonth(LAST_RUN_MONTH)}: devengó`);
    await expect(told).toContainText("200.000 más");
    await expect(told).toContainText("184.000 netos");
    await fits(page);
  });

  await test.step("and no longer once the old salary is back", async () => {
    await form.getByLabel("Salario del mes").fill(String(salary));
    await expect(told).toHaveCount(0);
  });
});

test("PY-31 the next run proposes what the raise left unpaid, and it is changed in the person", async ({
  page,
}) => {
  const [person] = PEOPLE;
  if (person === undefined) throw new Error("the sample employs nobody");
  const { salary } = contractIn(person, yearOf(firstDay(LAST_RUN_MONTH)));
  await enter(page, "/dashboard/nomina/empleados", "sample");
  await page.getByRole("button", { name: `Acciones de ${person.name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "Editar" }).click();
  const form = page.getByRole("dialog", { name: "Editar empleado" });
  await form.getByLabel("Salario del mes").fill(String(salary + 200_000));
  await form.getByLabel("El nuevo salario rige desde").fill(formatDay(firstDay(LAST_RUN_MONTH)));
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(form).toBeHidden();
  await page.goto("/dashboard/nomina");
  await page.getByRole("button", { name: "Nueva nómina" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Crear" }).click();
  const notice = page.getByRole("listitem").filter({ hasText: `${person.name}: $ 200.000` });
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: person.name }).click();
  const field = page.getByLabel(formatMonth(LAST_RUN_MONTH), { exact: true });
  await expect(field).toHaveValue("200.000");
  await looks(page);
  await field.fill("150000");
  await field.press("Tab");
  await expect(page.getByText("150.000").first()).toBeVisible();
});
