import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { device, downloadShared, receive, saved } from "../support/class/exchange.ts";

const TASK = "Conciliación bancaria";
const STUDENT = "Acosta Rivera, Juan Pablo";

const PASSPHRASE = "cuaderno de hojas azules";

/** Answers the question before the first share with a copy, tried out, and says that it arrived. */
async function saveCopyFirst(page: Page): Promise<string> {
  const ask = page.getByRole("dialog", { name: "Antes de compartir, guarda una copia" });
  await ask.getByRole("button", { name: "Guardar copia" }).click();
  const form = page.getByRole("dialog", { name: "Guardar copia de las aulas" });
  await form.getByLabel("Contraseña de la copia").fill(PASSPHRASE);
  await form.getByLabel("Repite la contraseña").fill(PASSPHRASE);
  const path = await saved(page, () => form.getByRole("button", { name: "Guardar copia" }).click());
  const arrived = page.getByRole("dialog", { name: "¿Ya tienes la copia?" });
  await expect(arrived.getByText(/^Esta copia se abrió y cuadra: 2 aulas, 43 estudiantes/)).toBeVisible();
  await arrived.getByRole("button", { name: "Sí, ya la tengo" }).click();
  return path;
}

const openWorks = async (page: Page) => {
  await page.getByRole("link", { name: "Aulas" }).click();
  await page.getByRole("button", { name: "Entrar al Aula" }).first().click();
  await page.getByRole("link", { name: "Trabajos Asignados" }).click();
};

/** A new laptop of the teacher's: the copy comes back, and opens what was handed in for the old one. */
async function restoreAndReceive(browser: Browser, app: string, copy: string, work: string) {
  const laptop = await device(browser, app, "teacher");
  await laptop.getByRole("link", { name: "Configuración" }).click();
  await laptop.getByLabel("Elegir el archivo de la copia").setInputFiles(work);
  await expect(laptop.getByText("Este archivo no es una copia de Cuadra")).toBeVisible();
  await laptop.getByLabel("Elegir el archivo de la copia").setInputFiles(copy);
  const lock = laptop.getByRole("dialog", { name: "Esta copia está protegida" });
  await lock.getByLabel("Contraseña de la copia").fill("otra");
  await lock.getByRole("button", { name: "Abrir la copia" }).click();
  await expect(lock.getByText("Esa no es la contraseña de esta copia.")).toBeVisible();
  await lock.getByLabel("Contraseña de la copia").fill(PASSPHRASE);
  await lock.getByRole("button", { name: "Abrir la copia" }).click();
  const question = laptop.getByRole("alertdialog", { name: "¿Restaurar esta copia?" });
  await expect(question.getByText(/^Copia de Hernán Ospina, .*1 clave de aula\.$/)).toBeVisible();
  await question.getByLabel("Reemplazar").check();
  await question.getByRole("button", { name: "Reemplazar" }).click();
  await expect(laptop.getByText("Copia restaurada")).toBeVisible();
  await openWorks(laptop);
  await receive(laptop, [work]);
  await expect(laptop.getByText("1 entrega recibida")).toBeVisible();
  await laptop.context().close();
}

/** ED-177: a grade of paper, whose task never went out, reaches the student who handed in something else. */
async function giveBackOnPaper(teacher: Page, student: Page): Promise<void> {
  await teacher.keyboard.press("Escape");
  await teacher.getByRole("link", { name: "Estudiantes y Calificaciones" }).click();
  await teacher.getByRole("button", { name: "Agregar calificación externa" }).click();
  const form = teacher.getByRole("dialog", { name: "Agregar calificación externa" });
  await form.getByLabel("Nombre de la actividad").fill("Quiz en papel");
  await form.getByLabel(STUDENT).fill("4,5");
  await form.getByLabel("Barrera Gómez, Valentina").fill("3,5");
  await form.getByRole("button", { name: "Guardar" }).click();
  await teacher.getByRole("link", { name: "Trabajos Asignados" }).click();
  await teacher.getByRole("button", { name: "Devolver notas de Quiz en papel" }).click();
  await expect(
    teacher.getByText("De Barrera Gómez, Valentina no ha llegado ninguna entrega", { exact: false }),
  ).toBeVisible();
  const returned = await saved(teacher, () =>
    teacher.getByRole("button", { name: "Descargar 1 devolución" }).click(),
  );
  await student.getByRole("button", { name: "Volver" }).click();
  await student.getByRole("link", { name: "Inicio", exact: true }).click();
  await receive(student, [returned]);
  const grades = student.getByRole("region", { name: "Notas", exact: true });
  await expect(grades.getByRole("listitem").filter({ hasText: "Quiz en papel" })).toContainText("4,5");
}

test("ED-80 ED-82 ED-83 ED-120 ED-122 ED-177 a task goes out, its work comes back to the teacher and to a restored desk, without network", async ({
  browser,
  app,
}) => {
  const teacher = await device(browser, app, "teacher");
  await openWorks(teacher);
  await teacher.getByRole("button", { name: "Compartir clase" }).click();
  await teacher.getByRole("menuitem", { name: "Tarjeta con la lista de nombres" }).click();
  const copy = await saveCopyFirst(teacher);
  const card = await downloadShared(teacher);
  await teacher.getByRole("button", { name: `Compartir ${TASK}`, exact: true }).click();
  const task = await downloadShared(teacher);

  const student = await device(browser, app, "student");
  await receive(student, [card, task]);
  const join = student.getByRole("dialog", { name: "Entrar al aula" });
  await join.getByLabel("¿Quién eres?").selectOption({ label: STUDENT });
  await join.getByRole("button", { name: "Entrar" }).click();
  await expect(student.getByText("Hola, Juan")).toBeVisible();
  await student.getByRole("button", { name: `Abrir ${TASK}` }).click();
  await expect(student.getByText(TASK, { exact: true }).first()).toBeVisible();
  await student.getByRole("button", { name: "Entregar" }).click();
  await student.getByRole("alertdialog").getByRole("button", { name: "Entregar" }).click();
  const work = await downloadShared(student);
  await expect(student.getByText("Entregado en este equipo")).toBeVisible();
  await restoreAndReceive(browser, app, copy, work);

  await receive(teacher, [work, work]);
  await expect(teacher.getByText("1 entrega recibida")).toBeVisible();
  const counts = teacher.getByRole("list", { name: "Lo último que llegó" });
  await expect(counts.getByRole("listitem").filter({ hasText: "Repetidos, sin cambios" })).toContainText("1");
  await receive(teacher, [work]);
  await expect(counts.getByRole("listitem").filter({ hasText: "Archivos leídos" })).toContainText("1");
  await teacher.getByRole("button", { name: `Calificar ${TASK}` }).click();
  await expect(teacher.getByText(/^\d+ trabajos? calificados?$/)).toBeVisible();
  await teacher.getByRole("link", { name: "Estudiantes y Calificaciones" }).click();
  const row = teacher.getByRole("row").filter({ hasText: STUDENT });
  await row
    .getByRole("gridcell", { name: /^0,0, Calificado automáticamente/ })
    .first()
    .focus();
  await teacher.keyboard.type("4,2");
  await teacher.keyboard.press("Enter");
  await expect(row.getByRole("gridcell", { name: /^4,2, Calificado manualmente/ })).toBeVisible();
  await teacher.getByRole("link", { name: "Trabajos Asignados" }).click();
  await teacher.getByRole("button", { name: `Devolver notas de ${TASK}` }).click();
  const returned = await saved(teacher, () =>
    teacher.getByRole("button", { name: /^Descargar \d+ devoluci/ }).click(),
  );

  await student.getByRole("button", { name: "Volver a los ejercicios" }).click();
  await receive(student, [returned]);
  await expect(student.getByText("1 nota recibida")).toBeVisible();
  await student.getByRole("button", { name: `Ver la nota de ${TASK}` }).click();
  await expect(student.getByText("Nota: 4,2")).toBeVisible();
  await student.getByRole("button", { name: "Volver" }).click();
  await student.getByRole("button", { name: `Abrir ${TASK}` }).click();
  await expect(student.getByRole("heading", { name: "Tu docente ya lo calificó" })).toBeVisible();
  await student.getByRole("button", { name: "Ver la nota y las correcciones" }).click();
  await expect(student.getByText("Nota: 4,2")).toBeVisible();
  await giveBackOnPaper(teacher, student);
  await teacher.context().close();
  await student.context().close();
});
