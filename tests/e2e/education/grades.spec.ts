import { expect, test } from "../support/app.ts";
import { emptyDesk } from "../support/class/make-class.ts";

test("ED-72 ED-73 ED-89 ED-100 ED-101 a classroom is made, graded by keyboard, set up by its rules, deleted and brought back", async ({
  page,
}) => {
  await page.goto("/educacion/dashboard?type=teacher&section=settings");
  await emptyDesk(page);
  const nav = page.getByRole("navigation", { name: "Panel académico" });
  await nav.getByRole("link", { name: "Aulas" }).click();
  await expect(page.getByText("No tienes aulas creadas")).toBeVisible();
  await page.getByRole("button", { name: "Crear aula" }).first().click();
  await page.getByLabel("Nombre del aula").fill("Contabilidad Financiera II");
  await page.getByRole("dialog").getByRole("button", { name: "Crear aula" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contabilidad Financiera II" })).toBeVisible();
  await expect(page).toHaveTitle("Contabilidad Financiera II · Cuadra");

  await page.getByRole("button", { name: "Agregar estudiantes" }).first().click();
  const list =
    "Nombre;Cédula;Correo\nAcosta Rivera, Juan Pablo;1001156284;juan@correo.co\n;99887766;\nBarrera Gómez, Valentina;1001156285;\nOtro;1.001.156.284;";
  const file = page.getByLabel("Traer un archivo de Excel o CSV");
  await file.setInputFiles({ name: "lista.xlsx", mimeType: "", buffer: Buffer.from([80, 75, 3, 4, 0, 0]) });
  await expect(page.getByText(/^El archivo «lista\.xlsx» está incompleto o dañado/)).toBeVisible();
  // As older spreadsheets of Windows write it.
  await file.setInputFiles({ name: "lista.csv", mimeType: "text/csv", buffer: Buffer.from(list, "latin1") });
  await expect(page.getByLabel("Un estudiante por línea")).toHaveValue(list);
  await expect(page.getByText("Fila 3 del archivo, «;99887766;»: no tiene nombre.")).toBeVisible();
  await expect(
    page.getByText(/^Fila 5 del archivo, .* repite a quien está en la fila 2 del archivo\.$/),
  ).toBeVisible();
  await page.getByRole("button", { name: "Agregar 2" }).click();

  await page.getByRole("button", { name: "Agregar calificación externa" }).click();
  const external = page.getByRole("dialog");
  await external.getByLabel("Nombre de la actividad").fill("Parcial 1");
  await external.getByLabel("Porcentaje de la definitiva").fill("30");
  await external.getByRole("button", { name: "Guardar" }).click();

  const grid = page.getByRole("grid", { name: "Calificaciones de Contabilidad Financiera II" });
  const first = grid.getByRole("gridcell", { name: "Sin entregar" }).first();
  await first.focus();
  // ED-73: what is typed edits the cell; what is no grade is refused and stays to be mended.
  await page.keyboard.press("7");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "La nota va de 0,0 a 5,0." })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.type("tres");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Escribe la nota en números, de 0 a 5.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.type("4,5");
  await page.keyboard.press("Enter");
  await expect(grid.getByRole("gridcell", { name: "4,5, Calificado manualmente" })).toBeVisible();
  await page.keyboard.type("2,4");
  await page.keyboard.press("Enter");
  await expect(grid.getByRole("gridcell", { name: "2,4, Calificado manualmente, Reprobado" })).toBeVisible();

  // ED-100: a student is corrected, and taken out and brought back with the grade.
  await grid.getByRole("gridcell", { name: "2,4, Calificado manualmente, Reprobado" }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(grid.getByRole("button", { name: "Barrera Gómez, Valentina" })).toBeFocused();
  await page.keyboard.press("Enter");
  const who = page.getByRole("dialog", { name: "Datos del estudiante" });
  await who.getByLabel("Cédula").fill("1001156284");
  await who.getByRole("button", { name: "Guardar" }).click();
  await expect(who.getByText("Ya es de Acosta Rivera, Juan Pablo.")).toBeVisible();
  await expect(who.getByLabel("Cédula")).toBeFocused();
  await who.getByLabel("Cédula").fill("1001156299");
  await who.getByLabel("Apellidos y nombres").fill("Barrera Gómez, Valeria");
  await page.keyboard.press("Enter");
  await expect(who).toBeHidden();
  await grid.getByRole("button", { name: "Barrera Gómez, Valeria" }).click();
  await who.getByRole("button", { name: "Quitar del aula" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Quitar del aula" }).click();
  await expect(grid.getByText("Barrera Gómez, Valeria")).toHaveCount(0);
  await page
    .getByRole("listitem")
    .filter({ hasText: "Barrera Gómez, Valeria" })
    .getByRole("button", { name: "Deshacer" })
    .click();
  await expect(grid.getByRole("gridcell", { name: "2,4, Calificado manualmente, Reprobado" })).toBeVisible();

  await grid.getByRole("button", { name: /Parcial 1/ }).focus();
  await page.keyboard.press("Shift+F10");
  const menu = page.getByRole("menu", { name: "Acciones de Parcial 1" });
  for (const name of [
    "Editar actividad",
    "Configurar peso y fecha",
    "Tipo de entrega",
    "Nota por defecto si no entrega",
    "Aplicar calificación automática",
  ])
    await expect(menu.getByRole("menuitem", { name })).toBeVisible();
  await page.keyboard.press("Escape");

  // ED-72: 99 % is refused.
  await page.getByRole("button", { name: "Editar configuración" }).click();
  const settings = page.getByRole("dialog", { name: "Configuración del aula" });
  await expect(settings.getByText("Total: 100% (debe ser 100%)")).toBeVisible();
  await settings.getByLabel("Corte 3 (%)").fill("39");
  await expect(settings.getByText("Total: 99% (debe ser 100%)").first()).toBeVisible();
  await expect(settings.getByRole("button", { name: "Guardar" })).toBeDisabled();
  await settings.getByLabel("Corte activo").selectOption("3");
  await settings.getByLabel("Número de cortes").selectOption("2");
  await expect(settings.getByLabel("Corte activo")).toHaveValue("2");
  await settings.getByLabel("Corte 1 (%)").fill("70");
  await settings.getByRole("button", { name: "Guardar" }).click();
  await expect(settings).toBeHidden();

  await page.getByRole("link", { name: "Todas las aulas" }).click();
  await page.getByRole("button", { name: "Más acciones de Contabilidad Financiera II" }).click();
  await page.getByRole("menuitem", { name: "Eliminar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByText("No tienes aulas creadas")).toBeVisible();
  await page
    .getByRole("listitem")
    .filter({ hasText: "Eliminaste el aula" })
    .getByRole("button", { name: "Deshacer" })
    .click();
  await page.getByRole("button", { name: "Entrar al Aula" }).click();
  await expect(grid.getByRole("gridcell", { name: "4,5, Calificado manualmente" })).toBeVisible();

  // ED-89: an archived classroom is only read.
  await page.getByRole("link", { name: "Todas las aulas" }).click();
  await page.getByRole("button", { name: "Más acciones de Contabilidad Financiera II" }).click();
  await page.getByRole("menuitem", { name: "Archivar" }).click();
  await expect(page.getByRole("button", { name: "Configurar Contabilidad Financiera II" })).toHaveCount(0);
  await page.getByRole("button", { name: "Entrar al Aula" }).click();
  await expect(page.getByText("Archivada: solo para consultar")).toBeVisible();
  await expect(page.getByRole("button", { name: "Agregar estudiantes" })).toHaveCount(0);
  await expect(grid.getByRole("button", { name: /Parcial 1/ })).toHaveCount(0);
  const graded = grid.getByRole("gridcell", { name: "4,5, Calificado manualmente" });
  await graded.focus();
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await expect(page.getByText("El aula está archivada: actívala para cambiar sus notas.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(graded).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByText("4,5, Calificado manualmente")).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Guardar" })).toHaveCount(0);
});
