import type { Page } from "@playwright/test";
import { codeOf, nameOf } from "./class-of-thirty.ts";
import { receive } from "./exchange.ts";

/** Takes every classroom off the desk whose settings are open. */
export async function emptyDesk(teacher: Page): Promise<void> {
  await teacher.getByRole("button", { name: "Vaciar aulas" }).click();
  await teacher.getByRole("alertdialog").getByRole("button", { name: "Vaciar aulas" }).click();
}

/** A class with one exercise assigned, made by hand in the desk that was emptied, open at its works. */
export async function makeClass(
  teacher: Page,
  {
    students,
    template,
    task,
  }: { readonly students: number; readonly template: string; readonly task: string },
): Promise<void> {
  await teacher.goto("/educacion/dashboard?type=teacher&section=settings");
  await emptyDesk(teacher);
  const nav = teacher.getByRole("navigation", { name: "Panel académico" });
  await nav.getByRole("link", { name: "Aulas" }).click();
  await teacher.getByRole("button", { name: "Crear aula" }).first().click();
  await teacher.getByLabel("Nombre del aula").fill("Grado 11");
  await teacher.getByRole("dialog").getByRole("button", { name: "Crear aula" }).click();
  await teacher.getByRole("button", { name: "Agregar estudiantes" }).first().click();
  const list = Array.from({ length: students }, (_, at) => `${nameOf(at + 1)};${codeOf(at + 1)};`).join("\n");
  await teacher.getByLabel("Un estudiante por línea").fill(`Nombre;Cédula;Correo\n${list}`);
  await teacher.getByRole("button", { name: `Agregar ${students}` }).click();
  await nav.getByRole("link", { name: "Actividades" }).click();
  await teacher.getByRole("button", { name: "Crear Nueva Actividad" }).first().click();
  const form = teacher.getByRole("dialog", { name: "Nueva actividad" });
  await form.getByLabel("Ejercicio", { exact: true }).selectOption(template);
  await form.getByLabel("Nombre").fill(task);
  await form.getByRole("button", { name: "Guardar" }).click();
  await teacher.getByRole("article", { name: task }).getByRole("button", { name: "Asignar a..." }).click();
  const assigning = teacher.getByRole("dialog", { name: `Asignar ${task}` });
  await assigning.getByRole("checkbox").first().check();
  await assigning.getByRole("button", { name: "Asignar" }).click();
  await nav.getByRole("link", { name: "Aulas" }).click();
  await teacher.getByRole("button", { name: "Entrar al Aula" }).first().click();
  await teacher.getByRole("link", { name: "Trabajos Asignados" }).click();
}

/** Joins a class from its files, and hands the task in as it is. */
export async function handIn(
  student: Page,
  task: string,
  who: string,
  things: readonly string[],
): Promise<void> {
  await receive(student, things);
  const join = student.getByRole("dialog", { name: "Entrar al aula" });
  await join.getByLabel("¿Quién eres?").selectOption({ label: who });
  await join.getByRole("button", { name: "Entrar" }).click();
  await student.getByRole("button", { name: `Abrir ${task}` }).click();
  await student.getByRole("button", { name: "Entregar" }).click();
  await student.getByRole("alertdialog").getByRole("button", { name: "Entregar" }).click();
}
