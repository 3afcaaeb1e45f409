import { readFileSync } from "node:fs";
import type { Browser, Locator, Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import {
  closeShared,
  codePictures,
  deviceAt,
  downloadShared,
  receive,
  receivePasted,
  saved,
} from "../support/class/exchange.ts";
import { post } from "../support/journal.ts";

const TASK = "Retención en la fuente al comprar";
const LIST = [
  "Acosta Rivera, Juan\t1001156284\tjuan@correo.co",
  "Bello Díaz, Ana\t1001156999",
  "Cruz Peña, Luis",
];

/** Names between quotes in steps 2 to 10; the first step's are of the browser's own menu. */
const steps = readFileSync("docs/classroom.md", "utf8").match(/^(?:[2-9]|10)\. .*$/gm) ?? [];
const quoted = new Set(steps.flatMap((step) => [...step.matchAll(/«([^»]+)»/g)].map(([, name]) => name)));
const found = new Set<string>();

/** A name that the document quotes: the walk uses no other where the document has one. */
function named<Name extends string>(name: Name): Name {
  expect([...quoted], `the document quotes «${name}»`).toContain(name);
  found.add(name);
  return name;
}

const button = (place: Page | Locator, name: string) =>
  place.getByRole("button", { name: named(name), exact: true }).first();
const link = (place: Page | Locator, name: string) =>
  place
    .getByRole("link", { name: named(name), exact: true })
    .filter({ visible: true })
    .first();
/** The button of a row, whose name says which one. */
const rowButton = (page: Page, name: string, rest = ` ${TASK}`) => {
  named(name);
  return page.getByRole("button", { name: `${name}${rest}`, exact: true });
};

async function enter(page: Page, role: "Iniciar como Profesor/a" | "Iniciar como Estudiante"): Promise<void> {
  if (page.viewportSize()?.width === 390) await page.getByRole("button", { name: /menú/i }).first().click();
  await link(page, "Educación").click();
  await link(page, role).click();
  await page.getByLabel("Correo electrónico").fill("ana@colegio.edu.co");
  await page.getByLabel("Contraseña", { exact: true }).fill("cualquiera");
  await button(page, "Iniciar sesión").click();
}

async function phone(browser: Browser, app: string): Promise<Page> {
  const page = await deviceAt(browser, app, "/");
  await page.setViewportSize({ width: 390, height: 844 });
  return page;
}

/** Steps 2 to 4: the classroom, its list and an activity of it. */
async function prepare(teacher: Page): Promise<void> {
  await enter(teacher, "Iniciar como Profesor/a");
  await link(teacher, "Configuración").click();
  await button(teacher, "Vaciar aulas").click();
  await teacher.getByRole("alertdialog").getByRole("button", { name: "Vaciar aulas" }).click();
  await link(teacher, "Aulas").click();
  await button(teacher, "Crear aula").click();
  const classroom = teacher.getByRole("dialog", { name: "Crear aula" });
  await classroom.getByLabel("Nombre del aula").fill("Contabilidad I");
  await classroom.getByRole("button", { name: "Crear aula" }).click();
  await link(teacher, "Estudiantes y Calificaciones").click();
  await button(teacher, "Agregar estudiantes").click();
  await expect(button(teacher, "Traer un archivo de Excel o CSV")).toBeVisible();
  await teacher
    .getByLabel("Un estudiante por línea")
    .fill(["Lista de clase", "Apellidos y nombres\tCédula\tCorreo", ...LIST].join("\n"));
  await expect(teacher.getByText("Línea 1, «Lista de clase»: es un título de la lista.")).toBeVisible();
  await teacher.getByRole("button", { name: "Agregar 3", exact: true }).click();
  await link(teacher, "Actividades").click();
  await button(teacher, "Crear Nueva Actividad").click();
  const form = teacher.getByRole("dialog", { name: "Nueva actividad" });
  await form.getByLabel(named("Ejercicio"), { exact: true }).selectOption("withholding-purchase");
  await form.getByLabel(named("Corte"), { exact: true }).selectOption("1");
  await form.getByLabel(named("Porcentaje de la definitiva")).fill("10");
  await form.getByLabel(named("Fecha de entrega"), { exact: true }).fill("15/12/2099");
  await expect(form.getByLabel(named("Datos distintos para cada estudiante"))).toBeChecked();
  await expect(form.getByLabel(named("Qué ve el estudiante"))).toBeVisible();
  await form.getByLabel(named("Código para abrirla (opcional)")).fill("Ñandú 7");
  await button(form, "Guardar").click();
  await button(teacher, "Asignar a...").click();
  const assigning = teacher.getByRole("dialog", { name: `Asignar ${TASK}` });
  await assigning.getByRole("checkbox").first().check();
  await button(assigning, "Asignar").click();
}

/** The link of what is being shared, from the clipboard. */
async function copied(page: Page, what: "Copiar enlace" | "Copiar texto"): Promise<string> {
  await button(page.getByRole("dialog", { name: /^Compartir/ }), what).click();
  await expect(page.getByText("Copiado. Pégalo en el chat o en el correo.")).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function shareCard(teacher: Page, way: string): Promise<void> {
  await button(teacher, "Compartir clase").click();
  await teacher.getByRole("menuitem", { name: named(way) }).click();
}

/** Steps 5 and 6: card and task as file, as pictures and as links. */
async function handOut(teacher: Page) {
  await link(teacher, "Aulas").click();
  await button(teacher, "Entrar al Aula").click();
  await link(teacher, "Trabajos Asignados").click();
  await shareCard(teacher, "Tarjeta con la lista de nombres");
  await button(teacher, "Guardar copia").click();
  const form = teacher.getByRole("dialog", { name: "Guardar copia de las aulas" });
  await form.getByLabel("Contraseña de la copia").fill("cuaderno de hojas azules");
  await form.getByLabel("Repite la contraseña").fill("cuaderno de hojas azules");
  await saved(teacher, () => form.getByRole("button", { name: "Guardar copia" }).click());
  await teacher.getByRole("button", { name: "Sí, ya la tengo" }).click();
  const cardCodes = await codePictures(teacher);
  const card = await downloadShared(teacher);
  await shareCard(teacher, "Tarjeta para entrar con el código");
  const cardLink = await copied(teacher, "Copiar enlace");
  await closeShared(teacher);
  await rowButton(teacher, "Compartir").click();
  const taskCodes = await codePictures(teacher);
  const taskLink = await copied(teacher, "Copiar enlace");
  const task = await downloadShared(teacher);
  named("Descargar archivo");
  return { card, cardCodes, cardLink, task, taskCodes, taskLink };
}

async function scan(page: Page, codes: readonly Buffer[]): Promise<void> {
  await button(page, "Leer QR").click();
  const files = codes.map((buffer, at) => ({ name: `foto-${at}.png`, mimeType: "image/png", buffer }));
  await page.getByRole("dialog").getByLabel("Elegir imágenes").last().setInputFiles(files);
}

/** Steps 7 and 8, up to the packet of the hand-in that is being shared. */
async function joinAndHandIn(
  student: Page,
  who: (dialog: Locator) => Promise<unknown>,
  task: () => Promise<unknown>,
  question = "",
  write: (page: Page) => Promise<unknown> = () => Promise.resolve(),
) {
  const dialog = student.getByRole("dialog", { name: "Entrar al aula" });
  await who(dialog);
  await button(dialog, "Entrar").click();
  await expect(dialog).toBeHidden();
  await task();
  await rowButton(student, "Abrir").click();
  const code = student.getByLabel("Código para abrir la tarea");
  await code.fill("otro");
  await code.press("Enter");
  await expect(student.getByText(/^Ese no es el código/)).toBeVisible();
  await code.fill("nandu7");
  await code.press("Enter");
  await write(student);
  await button(student, "Entregar").click();
  const asked = student.getByRole("alertdialog");
  await asked.getByLabel(named("Pregunta para tu docente (opcional)")).fill(question);
  await asked.getByLabel("Contarle cómo lo hice").check();
  await asked.getByRole("button", { name: "Entregar" }).click();
  await expect(student.getByText(/^Acuse [0-9A-F]{4} [0-9A-F]{4}\./)).toBeVisible();
}

/** One entry, on a window that is as wide as a laptop's for as long as it takes. */
async function writeOne(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByText(/^Nueva línea/).click();
  const lines = [["1435", 100_000] as const, ["1110", -100_000] as const];
  await post(page, { date: "6", reference: "FC-1", description: "Compra de contado", lines });
  await page.setViewportSize({ width: 390, height: 844 });
}

const choose = (label: string) => (dialog: Locator) =>
  dialog.getByLabel("¿Quién eres?").selectOption({ label });

test("ED-42 ED-80 ED-82 ED-141 ED-143 ED-144 the ten steps of the document, with every name that it quotes", async ({
  browser,
  app,
}) => {
  const [teacher, one, two, three] = await Promise.all([
    deviceAt(browser, app, "/"),
    phone(browser, app),
    phone(browser, app),
    phone(browser, app),
  ]);
  await teacher.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await three.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await prepare(teacher);
  const out = await handOut(teacher);

  await enter(one, "Iniciar como Estudiante");
  await expect(one.getByRole("heading", { name: named("Entrar a un aula o recibir") })).toBeVisible();
  await expect(button(one, "Elegir archivos")).toBeVisible();
  await receive(one, [out.card, out.task]);
  await joinAndHandIn(
    one,
    choose("Acosta Rivera, Juan"),
    () => Promise.resolve(),
    "¿La retención va por pagar?",
    writeOne,
  );
  const file = await downloadShared(one);

  await enter(two, "Iniciar como Estudiante");
  await scan(two, out.cardCodes);
  await joinAndHandIn(two, choose("Bello Díaz, Ana"), () => scan(two, out.taskCodes), "¿Y el IVA?");
  const codes = await codePictures(two);
  await closeShared(two);

  // A link opens by itself, and the second one in the page that the first one opened; the code is typed wrong.
  await three.goto(out.cardLink);
  const mistaken = async (dialog: Locator) => {
    await dialog.getByLabel("Tu nombre completo").fill("Luis Cruz");
    await dialog.getByLabel("Tu código de estudiante").fill("999");
  };
  await joinAndHandIn(three, mistaken, () => three.goto(out.taskLink));
  const text = await copied(three, "Copiar texto");
  const workLink = await copied(three, "Copiar enlace");
  await closeShared(three);

  await one.getByRole("button", { name: "Volver a los ejercicios" }).click();
  await expect(one.getByRole("heading", { name: named("Entregadas") })).toBeVisible();
  await rowButton(one, "Enviar").click();
  const again = await downloadShared(one);
  expect(readFileSync(again).equals(readFileSync(file))).toBe(true);

  const counts = teacher.getByRole("list", { name: "Lo último que llegó" });
  await expect(teacher.getByRole("heading", { name: named("Recibir entregas") })).toBeVisible();
  await receive(teacher, [file, again]);
  await expect(teacher.getByText("1 entrega trae una pregunta")).toBeVisible();
  await expect(counts.getByRole("listitem").filter({ hasText: "Repetidos, sin cambios" })).toContainText("1");
  await scan(teacher, codes);
  await expect(teacher.getByText("2 de 3")).toBeVisible();
  await button(teacher, "Pegar texto").click();
  await teacher.getByRole("dialog").getByRole("button", { name: "Cancelar" }).click();
  await receivePasted(teacher, text);
  const tray = teacher.getByRole("region", { name: named("Bandeja") });
  await tray.getByRole("combobox").selectOption({ label: "Cruz Peña, Luis" });
  await button(tray, "Asignar").click();
  await expect(teacher.getByText("3 de 3")).toBeVisible();
  await teacher.goto(workLink);
  await expect(counts.getByRole("listitem").filter({ hasText: "Repetidos, sin cambios" })).toContainText("1");
  await expect(teacher.getByText("3 de 3")).toBeVisible();

  await rowButton(teacher, "Calificar").click();
  await expect(teacher.getByText("3 trabajos calificados")).toBeVisible();
  await link(teacher, "Estudiantes y Calificaciones").click();
  await teacher
    .getByRole("gridcell", { name: /Calificado automáticamente/ })
    .first()
    .focus();
  await teacher.keyboard.press("Enter");
  const work = teacher.getByRole("dialog", { name: "Acosta Rivera, Juan" });
  await expect(button(work, "Calificar otra vez")).toBeVisible();
  await expect(work.getByText("¿La retención va por pagar?")).toBeVisible();
  await work.getByText("Cómo lo hizo: 1 paso en menos de un minuto").click();
  await expect(work.getByText(/^Registró el asiento \d+$/)).toBeVisible();
  await work.getByLabel(named("Nota manual")).fill("4,2");
  await work.getByLabel("Comentario (opcional)").fill("Revisa la retención.");
  await button(work, "Guardar").click();
  await link(teacher, "Trabajos Asignados").click();
  await rowButton(teacher, "Devolver", ` notas de ${TASK}`).click();
  const returned = await saved(teacher, () =>
    teacher.getByRole("button", { name: "Descargar 3 devoluciones" }).click(),
  );
  for (const student of [two, three])
    await student.getByRole("button", { name: "Volver a los ejercicios" }).click();
  for (const student of [one, two, three]) {
    await receive(student, [returned]);
    await expect(student.getByText("1 nota recibida")).toBeVisible();
  }
  await one.getByRole("button", { name: `Ver la nota de ${TASK}` }).click();
  await expect(one.getByText("Nota: 4,2")).toBeVisible();
  await expect(one.getByText("Revisa la retención.")).toBeVisible();
  await expect(one.getByText("¿La retención va por pagar?")).toBeVisible();
  expect(
    [...quoted].filter((name) => !found.has(name ?? "")),
    "names of the document that the walk met nowhere",
  ).toEqual([]);
  await Promise.all([teacher, one, two, three].map((each) => each.context().close()));
});
