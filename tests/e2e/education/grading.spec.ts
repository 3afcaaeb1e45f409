import { expect, test } from "../support/app.ts";

test("ED-85 ED-86 ED-87 the home grades at once, parts are scored by hand and stay, and the sheet is exported", async ({
  page,
}) => {
  const nav = page.getByRole("navigation", { name: "Panel académico" });
  await page.goto("/educacion/dashboard?type=teacher&section=classrooms");
  await page.getByRole("button", { name: "Entrar al Aula" }).first().click();
  const waits = page.getByRole("gridcell", { name: "Entregado" }).first();
  const place = await waits.getAttribute("data-cell");
  await nav.getByRole("link", { name: "Inicio" }).click();
  const pending = page.getByRole("region", { name: "Por calificar" });
  await pending
    .getByRole("button", { name: /^Calificar/ })
    .first()
    .click();
  await expect(page.getByText(/^\d+ trabajos? calificados?$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Trabajos Asignados" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  // The address asks for nothing any more: going back leads to the home, and nothing is graded again.
  expect(page.url()).not.toContain("calificar");
  await page.getByRole("link", { name: "Estudiantes y Calificaciones" }).click();

  const cell = page.locator(`[data-cell="${place}"]`);
  await expect(cell).toHaveAccessibleName(/Calificado automáticamente/);
  await cell.focus();
  await page.keyboard.press("Enter");
  const work = page.getByRole("dialog");
  await work.getByText("Puntos por operación y pregunta").click();
  const fields = work.getByLabel(/^\d+\. /);
  const count = await fields.count();
  expect(count).toBeGreaterThan(0);
  await fields.first().fill("150");
  await work.getByRole("button", { name: "Guardar" }).click();
  await expect(work.getByText("Escribe un porcentaje de 0 a 100.")).toBeVisible();
  await expect(fields.first()).toBeFocused();
  for (let at = 0; at < count; at += 1) await fields.nth(at).fill("100");
  await expect(work.getByText(/Calificado por el docente: 100\s?% del asiento\./).first()).toBeVisible();
  await work.getByRole("button", { name: "Guardar" }).click();
  await expect(work).toBeHidden();
  await expect(cell).toHaveAccessibleName("5,0, Calificado automáticamente");

  // Graded again from the menu of the activity, the teacher's points stay.
  const graded = page.getByText(/^\d+ trabajos? calificados?$/);
  // The notice of the first time may still stand, or go meanwhile.
  await graded.evaluateAll((old) => old.map((each) => each.setAttribute("data-seen", "")));
  await page
    .getByRole("grid")
    .getByRole("button", { name: /^Conciliación bancaria/ })
    .click();
  await page.getByRole("menuitem", { name: "Aplicar calificación automática" }).click();
  await expect(graded.and(page.locator(":not([data-seen])"))).toBeVisible();
  await expect(cell).toHaveAccessibleName("5,0, Calificado automáticamente");

  await nav.getByRole("link", { name: "Inicio" }).click();
  await page.getByRole("button", { name: /^Exportar planilla de notas/ }).click();
  const dialog = page.getByRole("dialog", { name: "Exportar planilla de notas" });
  await dialog.getByText("CSV", { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Exportar" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^planilla.*\.csv$/);
  await expect(dialog).toBeHidden();
});
