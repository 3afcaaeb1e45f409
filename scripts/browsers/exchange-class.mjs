import { writeFileSync } from "node:fs";
import { join } from "node:path";

const TASK = "Conciliación bancaria";
const STUDENT = "Acosta Rivera, Juan Pablo";
const PASSPHRASE = "cuaderno de hojas azules";

const button = (name, within) => ({ role: "button", name, within });
const dialog = (name) => ({ role: "dialog", name });
const text = (name) => ({ role: "text", name });
const SHARING = dialog(/^Compartir/);
const CODE = { role: "img", name: /^(Código QR|Parte \d+ de)/ };

/** Opens a role's dashboard and waits until the device needs no server. */
export async function openDevice(page, role) {
  await page.go(`/educacion/dashboard?type=${role}`);
  await page.until("an offline-ready device", () =>
    page.driver.script("return navigator.serviceWorker.controller?.state === 'activated'"),
  );
}

async function downloadShared(page) {
  await page.find(CODE);
  const path = await page.saved(() => page.press(button("Descargar archivo", SHARING)));
  await page.press(button("Cerrar", SHARING));
  await page.gone(SHARING);
  return path;
}

/** Pictures of the codes that are being shared, as a phone would take them. */
async function pictureCodes(page, folder) {
  const code = await page.find(CODE);
  const name = await page.driver.script("return arguments[0].getAttribute('aria-label')", [code]);
  const [, count = "1"] = /de (\d+)$/.exec(name) ?? [];
  const paths = [];
  for (let part = 1; part <= Number(count); part += 1) {
    if (part > 1) await page.press(button("Siguiente", SHARING));
    const query = count === "1" ? CODE : { role: "img", name: new RegExp(`^Parte ${part} de`) };
    const path = join(folder, `codigo-${part}.png`);
    writeFileSync(path, await page.pictureOf(query));
    paths.push(path);
  }
  return paths;
}

async function handOut(teacher, folder) {
  await teacher.press({ role: "link", name: "Aulas" });
  await teacher.press(button("Entrar al Aula"));
  await teacher.press({ role: "link", name: "Trabajos Asignados" });
  await teacher.press(button("Compartir clase"));
  await teacher.press({ role: "menuitem", name: "Tarjeta con la lista de nombres" });
  await teacher.press(button("Guardar copia", dialog("Antes de compartir, guarda una copia")));
  const form = dialog("Guardar copia de las aulas");
  await teacher.fill({ name: /^Contraseña de la copia/, within: form }, PASSPHRASE);
  await teacher.fill({ name: /^Repite la contraseña/, within: form }, PASSPHRASE);
  const copy = await teacher.saved(() => teacher.press(button("Guardar copia", form)));
  await teacher.press(button("Sí, ya la tengo"));
  const card = await downloadShared(teacher);
  await teacher.press(button(`Compartir ${TASK}`));
  const codes = await pictureCodes(teacher, folder);
  const task = await downloadShared(teacher);
  return { copy, card, task, codes };
}

const receive = (page, paths) => page.give({ name: /^Elegir archivos/ }, paths);

async function enterClass(student, card) {
  await receive(student, [card]);
  const form = dialog("Entrar al aula");
  await student.choose({ name: /^¿Quién eres\?/, within: form }, STUDENT);
  await student.press(button("Entrar", form));
  await student.find(text(/^Hola, Juan/));
}

async function readCodes(student, codes) {
  await student.press(button("Leer QR"));
  await student.give({ name: /^Elegir imágenes/, within: dialog(/QR/) }, codes);
}

async function handIn(student) {
  await student.press(button(`Abrir ${TASK}`));
  await student.find(text(/Intento 1 de /));
  await student.press(button("Entregar"));
  await student.press(button("Entregar", dialog(/./)));
  return downloadShared(student);
}

async function gradeAndReturn(teacher, work) {
  await receive(teacher, [work]);
  await teacher.find(text("1 entrega recibida"));
  await teacher.press(button(`Calificar ${TASK}`));
  await teacher.find(text(/^\d+ trabajos? calificados?$/));
  await teacher.press(button(`Devolver notas de ${TASK}`));
  return teacher.saved(() => teacher.press(button(/^Descargar \d+ devoluci/)));
}

async function seeGrade(student, returned) {
  await student.press(button("Volver a los ejercicios"));
  await receive(student, [returned]);
  await student.find(text("1 nota recibida"));
  await student.press(button(`Ver la nota de ${TASK}`));
  await student.find(text(/^Nota: \d,\d/));
}

/**
 * A class between two browsers whose server is gone: card by file, task by pictures of its QR codes, hand-in and grade by
 * file. `step` runs and reports each part.
 */
export async function exchangeClass({ teacher, student, folder, step }) {
  const between = (one, other) => `${one.name} → ${other.name}`;
  const out = await step(`${teacher.name}: card, task and copy saved`, () => handOut(teacher, folder));
  await step(`${between(teacher, student)}: card by file`, () => enterClass(student, out.card));
  await step(`${between(teacher, student)}: task by ${out.codes.length} QR pictures`, async () => {
    await readCodes(student, out.codes);
    await student.find(button(`Abrir ${TASK}`));
  });
  const work = await step(`${student.name}: hand-in saved`, () => handIn(student));
  const returned = await step(`${between(student, teacher)}: hand-in received, graded, return saved`, () =>
    gradeAndReturn(teacher, work),
  );
  await step(`${between(teacher, student)}: grade read`, () => seeGrade(student, returned));
  return out;
}
