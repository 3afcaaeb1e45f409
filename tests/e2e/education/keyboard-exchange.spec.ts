import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { expectSeenFocus, pressAt, tabTo, writeAt } from "../support/browser/keys.ts";
import { device, saved } from "../support/class/exchange.ts";
import { post } from "../support/journal.ts";

const TASK = "Conciliación bancaria";
const STUDENT = "Acosta Rivera, Juan Pablo";
const PASSPHRASE = "cuaderno de hojas azules";

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name }).first();

/** Chooses an option by typing how it begins, as a list on any system takes it. */
async function choose(page: Page, list: Locator, option: string): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.type(option.slice(0, 6));
  await expect(list.locator("option:checked")).toHaveText(option);
}

/** The chooser of files that a key opens. */
async function bring(page: Page, paths: readonly string[], opener = "Elegir archivos"): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    pressAt(page, button(page, opener)),
  ]);
  await chooser.setFiles([...paths]);
}

/** The file of what is shared, by keys; then the dialog goes by Esc. */
async function download(page: Page): Promise<string> {
  const dialog = page.getByRole("dialog", { name: /^Compartir/ });
  await expect(dialog.getByRole("img", { name: /^(Código QR|Parte 1 de)/ })).toBeVisible();
  const path = await saved(page, () => pressAt(page, button(dialog, "Descargar archivo")));
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expectSeenFocus(page);
  return path;
}

/** The card and the task of the class; the copy that is asked for first is made and said to have arrived. */
async function share(teacher: Page): Promise<{ readonly copy: string; readonly packets: readonly string[] }> {
  await pressAt(teacher, teacher.getByRole("link", { name: "Aulas", exact: true }));
  await pressAt(teacher, button(teacher, "Entrar al Aula"));
  await pressAt(teacher, teacher.getByRole("link", { name: "Trabajos Asignados" }));
  await pressAt(teacher, button(teacher, "Compartir clase"));
  const card = teacher.getByRole("menuitem", { name: "Tarjeta con la lista de nombres" });
  await pressAt(teacher, card, "ArrowDown");
  await pressAt(teacher, button(teacher.getByRole("dialog"), "Guardar copia"));
  await writeAt(teacher, teacher.getByLabel("Contraseña de la copia"), PASSPHRASE);
  await writeAt(teacher, teacher.getByLabel("Repite la contraseña"), PASSPHRASE);
  const copy = await saved(teacher, () => teacher.keyboard.press("Enter"));
  await pressAt(teacher, button(teacher, "Sí, ya la tengo"));
  const packets = [await download(teacher)];
  await pressAt(teacher, button(teacher, `Compartir ${TASK}`));
  packets.push(await download(teacher));
  return { copy, packets };
}

/** Joins the class, writes an entry in the journal of the task and hands it in. */
async function solve(student: Page, packets: readonly string[]): Promise<string> {
  await bring(student, packets);
  const join = student.getByRole("dialog", { name: "Entrar al aula" });
  await choose(student, join.getByLabel("¿Quién eres?"), STUDENT);
  await pressAt(student, button(join, "Entrar"));
  await pressAt(student, button(student, `Abrir ${TASK}`));
  await expect(student.locator("h1")).toBeFocused();
  // The place of the next entry opens as soon as the tabulator comes to it; the journal may still be on its way.
  await expect(student.getByText(/^Nueva línea/).first()).toBeVisible();
  const day = student.getByLabel("Fecha");
  for (let stop = 0; stop < 40 && !(await day.isVisible()); stop += 1) await student.keyboard.press("Tab");
  await post(student, {
    date: "30",
    reference: "ND-1",
    description: "Gastos del banco",
    lines: [
      ["530505", 12_000],
      ["111005", -12_000],
    ],
  });
  await pressAt(student, button(student, "Entregar"), "Shift+Tab");
  await pressAt(student, button(student.getByRole("alertdialog"), "Entregar"));
  return download(student);
}

/** Receives and grades the work, gives it a grade of the teacher's own with a comment, and returns it. */
async function gradeAndReturn(teacher: Page, work: string): Promise<string> {
  await bring(teacher, [work]);
  await expect(teacher.getByText("1 entrega recibida")).toBeVisible();
  await expectSeenFocus(teacher);
  await pressAt(teacher, button(teacher, `Calificar ${TASK}`), "Shift+Tab");
  await expect(teacher.getByText(/^\d+ trabajos? calificados?$/)).toBeVisible();
  await expectSeenFocus(teacher);
  await pressAt(teacher, teacher.getByRole("link", { name: "Estudiantes y Calificaciones" }), "Shift+Tab");
  const row = teacher.getByRole("row").filter({ hasText: STUDENT });
  // The first of the list, in the fifth activity.
  const graded = row.locator('[data-cell="0:4"]');
  await expect(graded).toHaveAccessibleName(/Calificado automáticamente/);
  await tabTo(teacher, teacher.getByRole("gridcell"));
  for (
    let step = 0;
    step < 40 && !(await graded.evaluate((each) => each === document.activeElement));
    step += 1
  )
    await teacher.keyboard.press("ArrowRight");
  await teacher.keyboard.press("Enter");
  const dialog = teacher.getByRole("dialog");
  await writeAt(teacher, dialog.getByLabel("Nota manual"), "4,2");
  await writeAt(teacher, dialog.getByLabel("Comentario (opcional)"), "Falta la nota crédito.");
  await pressAt(teacher, button(dialog, "Guardar"));
  await expect(row.getByRole("gridcell", { name: /^4,2, Calificado manualmente/ })).toBeFocused();
  await pressAt(teacher, teacher.getByRole("link", { name: "Trabajos Asignados" }), "Shift+Tab");
  await pressAt(teacher, button(teacher, `Devolver notas de ${TASK}`));
  return saved(teacher, () => pressAt(teacher, button(teacher, /^Descargar \d+ devoluci/)));
}

/** A copy with its passphrase comes back in the place of what is there. */
async function restore(teacher: Page, copy: string): Promise<void> {
  await teacher.keyboard.press("Escape");
  await pressAt(teacher, teacher.getByRole("link", { name: "Configuración", exact: true }), "Shift+Tab");
  await bring(teacher, [copy], "Restaurar una copia");
  const lock = teacher.getByRole("dialog", { name: "Esta copia está protegida" });
  await writeAt(teacher, lock.getByLabel("Contraseña de la copia"), PASSPHRASE);
  await teacher.keyboard.press("Enter");
  const question = teacher.getByRole("alertdialog", { name: "¿Restaurar esta copia?" });
  await tabTo(teacher, question.getByRole("radio"));
  const replace = question.getByLabel("Reemplazar");
  for (let step = 0; step < 3 && !(await replace.isChecked()); step += 1)
    await teacher.keyboard.press("ArrowDown");
  await expect(replace).toBeChecked();
  await pressAt(teacher, button(question, "Reemplazar"));
  await expect(teacher.getByText("Copia restaurada")).toBeVisible();
  await expectSeenFocus(teacher);
}

test("UX-29 a task goes out, is solved, graded and read again by keyboard alone", async ({
  browser,
  app,
}) => {
  test.slow();
  const teacher = await device(browser, app, "teacher");
  const { copy, packets } = await share(teacher);
  const student = await device(browser, app, "student");
  const returned = await gradeAndReturn(teacher, await solve(student, packets));
  await pressAt(student, button(student, "Volver a los ejercicios"), "Shift+Tab");
  await bring(student, [returned]);
  await expect(student.getByText("1 nota recibida")).toBeVisible();
  await pressAt(student, button(student, `Ver la nota de ${TASK}`));
  await expect(student.getByText("Nota: 4,2")).toBeVisible();
  await expectSeenFocus(student);
  await restore(teacher, copy);
  await Promise.all([teacher.context().close(), student.context().close()]);
});

test("UX-29 a lesson's questions are answered by keyboard alone", async ({ page }) => {
  await page.goto("/educacion/dashboard?type=student&section=lessons");
  await pressAt(page, button(page, /^(Empezar|Seguir con|Continuar)/));
  const check = button(page, "Comprobar");
  for (let step = 0; step < 8 && !(await check.isVisible()); step += 1) {
    await pressAt(page, button(page, "Siguiente"));
    await expectSeenFocus(page);
  }
  await tabTo(page, page.getByRole("main").locator("input, select"));
  await page.keyboard.press("Space");
  await pressAt(page, check);
  await expectSeenFocus(page);
  await expect(page.getByText(/^(Correcto|Bien|No es|Todavía no|Incorrecto)/).first()).toBeVisible();
});
