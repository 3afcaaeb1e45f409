import type { Page } from "@playwright/test";
import { toArmour } from "#domain/exchange/wire/armour.ts";
import { toLink } from "#domain/exchange/wire/link.ts";
import { keptFileName } from "#domain/report/file-name.ts";
import { writeZip } from "#formats/zip/write-zip.ts";
import { expect, test } from "../support/app.ts";
import { nameOf, sealedWork } from "../support/class/class-of-thirty.ts";
import { device, downloadShared, receive, receivePasted, saved } from "../support/class/exchange.ts";
import { handIn, makeClass } from "../support/class/make-class.ts";

const TASK = "Compra con retención en la fuente";
const COUNTS = Array.from({ length: 30 }, (_, at) => at + 1);

type Bytes = Uint8Array<ArrayBuffer>;
const file = (name: string, bytes: Bytes) => ({ name, mimeType: "", buffer: Buffer.from(bytes) });
const count = (page: Page, label: string) =>
  page.getByRole("list", { name: "Lo último que llegó" }).getByRole("listitem").filter({ hasText: label });

/** All thirty are graded in the grid; the one that the teacher changes stays as it is when all are graded again. */
async function overrideAndGradeAgain(teacher: Page): Promise<void> {
  const [grades, works] = ["Estudiantes y Calificaciones", "Trabajos Asignados"].map((name) =>
    teacher.getByRole("link", { name }),
  );
  await grades?.click();
  const byMachine = teacher.getByRole("gridcell", { name: /Calificado automáticamente/ });
  const byTeacher = teacher.getByRole("gridcell", { name: /^4,2, Calificado manualmente/ });
  await expect(byMachine).toHaveCount(30);
  await byMachine.nth(6).focus();
  await teacher.keyboard.type("4,2");
  await teacher.keyboard.press("Enter");
  await expect(byTeacher).toHaveCount(1);
  await works?.click();
  await teacher.getByRole("button", { name: `Calificar ${TASK}` }).click();
  await expect(teacher.getByText("30 trabajos calificados")).toBeVisible();
  await grades?.click();
  await expect(byTeacher).toHaveCount(1);
  await expect(byMachine).toHaveCount(29);
  await works?.click();
}

test("ED-34 ED-44 ED-45 ED-80 ED-126 thirty hand in by every way, with repeats and a damaged one: thirty grades, none lost", async ({
  browser,
  app,
}) => {
  const [teacher, one, two] = await Promise.all([
    device(browser, app, "teacher"),
    device(browser, app, "student"),
    device(browser, app, "student"),
  ]);
  // High enough for all thirty rows: the grid draws those in sight.
  await teacher.setViewportSize({ width: 1440, height: 2000 });
  await makeClass(teacher, { students: 30, template: "withholding-purchase", task: TASK });
  await teacher.getByRole("button", { name: "Compartir clase" }).click();
  await teacher.getByRole("menuitem", { name: "Tarjeta con la lista de nombres" }).click();
  await teacher.getByRole("button", { name: "Más tarde" }).click();
  const card = await downloadShared(teacher);
  await teacher.getByRole("button", { name: `Compartir ${TASK}`, exact: true }).click();
  const task = await downloadShared(teacher);

  await handIn(one, TASK, nameOf(1), [card, task]);
  const first = await downloadShared(one);
  await handIn(two, TASK, nameOf(2), [card, task]);
  const code = two.getByRole("dialog", { name: /^Compartir/ }).getByRole("img", { name: "Código QR" });
  const picture = { name: "foto.png", mimeType: "image/png", buffer: await code.screenshot() };
  await two
    .getByRole("dialog", { name: /^Compartir/ })
    .getByRole("button", { name: "Cerrar" })
    .first()
    .click();

  const works = new Map<number, Bytes>();
  // The last but one copies the figures of the third.
  for (const each of COUNTS.slice(2))
    works.set(each, await sealedWork(card, task, each, each === 29 ? 3 : each));
  const work = (each: number) => works.get(each) ?? new Uint8Array();
  const members = COUNTS.slice(8, 18).map((each) => ({
    name: keptFileName(`e${each}.cuadra`),
    bytes: work(each),
  }));
  const again = { name: keptFileName("otra vez.cuadra"), bytes: work(9) };
  const zip = new Uint8Array(await writeZip([...members, again]).arrayBuffer());
  const chat = COUNTS.slice(3, 8).map((each) => toArmour(work(each), "entrega"));
  const text = [...chat, toArmour(work(20), "entrega")].join("\n\n");
  const files = [
    file("curso.zip", zip),
    picture,
    ...COUNTS.slice(18, 29).map((each) => file(`entrega-${each}.cuadra`, work(each))),
    file("copia (1).cuadra", work(25)),
    file("entrega-30.cuadra", work(30).slice(0, -200)),
  ];
  await receive(teacher, [first]);
  await expect(count(teacher, "Archivos leídos")).toContainText("1");
  await teacher.getByLabel("Elegir archivos").setInputFiles(files);
  await expect(teacher.getByText("22 entregas recibidas")).toBeVisible();
  await expect(count(teacher, "Repetidos, sin cambios")).toContainText("2");
  await expect(teacher.getByText("entrega-30.cuadra llegó incompleto")).toBeVisible();
  await expect(teacher.getByText(`con las cifras de ${nameOf(3)}`)).toBeVisible();
  await receivePasted(teacher, text);
  await expect(count(teacher, "Repetidos, sin cambios")).toContainText("1");
  await receivePasted(teacher, toLink(work(3), `${app}/educacion/dashboard`) ?? "");
  const row = teacher.getByRole("row").filter({ hasText: TASK });
  await expect(row.getByText("29 de 30")).toBeVisible();
  await teacher.getByLabel("Elegir archivos").setInputFiles(file("entrega-30.cuadra", work(30)));
  await expect(row.getByText("30 de 30")).toBeVisible();
  await expect(teacher.getByText("Dañado: entrega-30.cuadra")).toBeHidden();
  await teacher.getByLabel("Elegir archivos").setInputFiles(files.slice(0, -1));
  await expect(count(teacher, "Repetidos, sin cambios")).toContainText("24");
  await expect(row.getByText("30 de 30")).toBeVisible();

  await teacher.getByRole("button", { name: `Calificar ${TASK}` }).click();
  await expect(teacher.getByText("30 trabajos calificados")).toBeVisible();
  // The notice of grading again is another one.
  await expect(teacher.getByText("30 trabajos calificados")).toBeHidden();
  await overrideAndGradeAgain(teacher);
  await teacher.getByRole("button", { name: `Devolver notas de ${TASK}` }).click();
  const returned = await saved(teacher, () =>
    teacher.getByRole("button", { name: "Descargar 30 devoluciones" }).click(),
  );
  for (const student of [one, two]) {
    await student.getByRole("button", { name: "Volver a los ejercicios" }).click();
    await receive(student, [returned]);
    await expect(student.getByText("1 nota recibida")).toBeVisible();
  }
  await receive(two, [first]);
  await expect(two.getByText(/^Está cerrado para otra clave/)).toBeVisible();
  await Promise.all([teacher, one, two].map((each) => each.context().close()));
});
