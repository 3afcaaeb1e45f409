import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { emptyDesk } from "../support/class/make-class.ts";
import { fits } from "../support/looks.ts";
import { putPeople } from "../support/payroll-people.ts";
import { goPremium } from "../support/premium.ts";
import { enter } from "../support/sessions.ts";

/** Lists of a phone with names of up to three lines: nothing is cut, and figures stay whole beside them. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const LONG = "María Fernanda de los Ángeles Rodríguez-Castellanos Villamizar";
const POSITION = "Auxiliar administrativa y contable de la sucursal del norte";

/** Expects that the texts are whole within the window. */
async function areWhole(found: Locator): Promise<void> {
  const cut = await found.evaluateAll((all) =>
    all
      .filter((each) => {
        const { left, right } = each.getBoundingClientRect();
        const isCut = each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1;
        return isCut || left < 0 || right > innerWidth;
      })
      .map((each) => each.textContent),
  );
  expect(await found.count()).toBeGreaterThan(0);
  expect(cut).toEqual([]);
}

for (const count of [3, 60])
  test(`${count} employees keep their names, pays and menus`, async ({ page }: { page: Page }) => {
    await enter(page, "/dashboard");
    const people = Array.from({ length: count }, (_, index) => ({
      name: LONG,
      document: String(52_000_000 + index),
      position: POSITION,
      salary: 2_350_000,
    }));
    await putPeople(page, { name: "Ferretería La Sabana S.A.S.", people });
    await page.goto("/dashboard/nomina/empleados");
    const list = page.getByRole("list", { name: "Empleados" });
    await expect(list.getByText(LONG).first()).toBeVisible();
    await areWhole(list.getByText(LONG));
    await areWhole(list.getByText(POSITION));
    await areWhole(list.getByText("2.350.000"));
    await expect(list.getByRole("button", { name: /^Acciones de/ }).first()).toBeInViewport({ ratio: 1 });
    const boxes = await list
      .getByRole("listitem")
      .evaluateAll((all) => all.slice(0, 2).map((each) => each.getBoundingClientRect().toJSON()));
    expect(boxes[1]?.top).toBeGreaterThanOrEqual((boxes[0]?.bottom ?? 0) - 1);
    await fits(page);
  });

test("the benefits of employees keep their names beside what is paid", async ({ page }) => {
  // The plans are opened from the bar of a wide window.
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page);
  await goPremium(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard");
  const person = { name: LONG, document: "52731094", position: POSITION, salary: 2_400_000 };
  await putPeople(page, { name: "Ferretería La Sabana S.A.S.", people: [person] });
  await page.goto("/dashboard/nomina/empleados");
  await page.getByRole("button", { name: "Prestaciones", exact: true }).tap();
  const name = page.getByRole("dialog", { name: "Prestaciones" }).getByRole("grid").getByText(LONG);
  await expect(name).toBeVisible();
  await areWhole(name);
});

test("students keep their names beside their grades", async ({ page }) => {
  await page.goto("/educacion/dashboard?type=teacher&section=settings");
  await emptyDesk(page);
  await page.goto("/educacion/dashboard?type=teacher&section=classrooms");
  await page.getByRole("button", { name: "Crear aula" }).first().click();
  await page.getByLabel("Nombre del aula").fill("Contabilidad I");
  await page.getByRole("dialog").getByRole("button", { name: "Crear aula" }).click();
  await page.getByRole("button", { name: "Agregar estudiantes" }).first().click();
  await page.getByLabel("Un estudiante por línea").fill(`${LONG};1001156284\nAcosta Rivera, Juan;1001156285`);
  await page.getByRole("button", { name: "Agregar 2" }).click();
  await page.getByRole("button", { name: "Agregar calificación externa" }).click();
  const external = page.getByRole("dialog");
  await external.getByLabel("Nombre de la actividad").fill("Parcial 1");
  await external.getByLabel("Porcentaje de la definitiva").fill("30");
  await external.getByRole("button", { name: "Guardar" }).click();
  const name = page.getByRole("main").getByRole("button", { name: LONG }).getByText(LONG);
  await expect(name).toBeVisible();
  await areWhole(name);
  await fits(page);
});
