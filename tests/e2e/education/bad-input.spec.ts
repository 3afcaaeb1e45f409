import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { COVERED, HEAD_BYTES, joinPacket } from "#domain/exchange/wire/packet-head.ts";
import { BROWSER_FLAGS } from "../../../scripts/browser-flags.mjs";
import { expect, test } from "../support/app.ts";
import { sealedWork } from "../support/class/class-of-thirty.ts";
import { device, downloadShared } from "../support/class/exchange.ts";
import { makeClass } from "../support/class/make-class.ts";

const TASK = "Compra con retención en la fuente";
const YEARS_AHEAD = Date.now() + 4 * 365 * 86_400_000;

type Bytes = Uint8Array<ArrayBuffer>;
const file = (name: string, bytes: Uint8Array, mimeType = "") => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});
const receive = (page: Page, files: readonly ReturnType<typeof file>[]) =>
  page.getByLabel("Elegir archivos").setInputFiles([...files]);

/** As a later version would write it: whole, by its own hash, of a format that is not known here. */
function later(bytes: Bytes): Bytes {
  const [head, body] = [bytes.slice(0, COVERED).with(8, 2), bytes.slice(HEAD_BYTES)];
  const hash = createHash("sha256").update(head).update(body).digest();
  return joinPacket(head as Bytes, new Uint8Array(hash), body as Bytes);
}

/** The card of the class that is open, asked about a copy or not. */
async function shareCard(teacher: Page): Promise<string> {
  await teacher.getByRole("button", { name: "Compartir clase" }).click();
  await teacher
    .getByRole("menuitem", { name: /^Tarjeta/ })
    .first()
    .click();
  await teacher.getByRole("button", { name: "Más tarde" }).click();
  return downloadShared(teacher);
}

/** A class of three students with its shared files. */
async function openClass(teacher: Page) {
  await makeClass(teacher, { students: 3, template: "withholding-purchase", task: TASK });
  const card = await shareCard(teacher);
  await teacher.getByRole("button", { name: `Compartir ${TASK}`, exact: true }).click();
  return { card, task: await downloadShared(teacher) };
}

test("ED-41 ED-44 ED-45 what arrives and is no work of the class is told by its name, and nothing of it is graded", async ({
  app,
  playwright,
}) => {
  const executablePath = process.env.CHROMIUM_PATH;
  const desk = await playwright.chromium.launch({
    args: [...BROWSER_FLAGS, "--use-fake-device-for-media-stream", "--deny-permission-prompts"],
    ...(executablePath && { executablePath }),
  });
  const teacher = await device(desk, app, "teacher");
  const { card, task } = await openClass(teacher);
  const row = teacher.getByRole("row").filter({ hasText: TASK });
  const work = await sealedWork(card, task, 1, 1);
  const flipped = work.slice();
  flipped[work.length - 20] = (flipped[work.length - 20] ?? 0) ^ 1;

  // Each is told with its reason.
  await receive(teacher, [
    file("informe.cuadra", Buffer.from("%PDF-1.7 no es de aquí")),
    file("vacio.cuadra", new Uint8Array()),
    file("mañana.cuadra", later(work)),
    file("cambiado.cuadra", flipped),
    file("foto.png", await teacher.screenshot(), "image/png"),
    file("la tarjeta.cuadra", readFileSync(card)),
  ]);
  for (const reason of [
    "No es un archivo de Cuadra.",
    "Está vacío",
    "Lo hizo una versión más nueva de Cuadra. Actualiza esta y vuelve a recibirlo.",
    /Llegó dañado\. Pide que lo envíen de nuevo; no se usó nada de él\./,
    "Su contenido cambió en el camino",
    "No se encontró un código QR en la imagen.",
    "No es una entrega.",
  ])
    await expect(teacher.getByText(reason).first()).toBeVisible();
  await expect(row.getByText("0 de 3")).toBeVisible();

  // Five hundred at once, of which two are works: one by another name, one from a clock that is years ahead.
  const many = Array.from({ length: 498 }, (_, at) => file(`hoja ${at}.cuadra`, Buffer.from(`hoja ${at}`)));
  await receive(teacher, [
    ...many,
    file("Tarea final (2) COPIA.txt", work),
    file("b.cuadra", await sealedWork(card, task, 2, 2, { at: YEARS_AHEAD })),
  ]);
  await expect(row.getByText("2 de 3")).toBeVisible();
  await expect(teacher.getByText("con una hora imposible: revisa el reloj de los dos equipos")).toBeVisible();
  await expect(teacher.getByText(/^498/).first()).toBeVisible();

  // Somebody who is not in the list waits, and a camera that is refused leaves the pictures.
  await receive(teacher, [file("c.cuadra", await sealedWork(card, task, 9, 9))]);
  await expect(teacher.getByText(/^Por identificar: código/)).toBeVisible();
  await expect(row.getByText("2 de 3")).toBeVisible();
  await teacher.getByRole("button", { name: "Leer QR" }).click();
  const camera = teacher.getByRole("dialog", { name: "Leer QR" });
  await camera.getByRole("button", { name: "Usar la cámara" }).click();
  await expect(camera.getByText(/^El navegador no dio permiso para la cámara\./)).toBeVisible();
  await expect(camera.getByRole("button", { name: "Elegir imágenes" })).toBeVisible();
  await camera.getByRole("button", { name: "Listo" }).click();

  // The class is deleted with its works; a work that comes afterwards brings it back.
  await teacher.getByRole("link", { name: "Todas las aulas" }).click();
  await teacher.getByRole("button", { name: "Más acciones de Grado 11" }).click();
  await teacher.getByRole("menuitem", { name: "Eliminar" }).click();
  await teacher.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(teacher.getByText("No tienes aulas creadas")).toBeVisible();
  await teacher.getByRole("button", { name: "Crear aula" }).first().click();
  await teacher.getByLabel("Nombre del aula").fill("Grado 10");
  await teacher.getByRole("dialog").getByRole("button", { name: "Crear aula" }).click();
  await teacher.getByRole("link", { name: "Trabajos Asignados" }).click();
  await shareCard(teacher);
  await receive(teacher, [file("d.cuadra", await sealedWork(card, task, 3, 3))]);
  await teacher.getByRole("button", { name: "Recuperar Grado 11" }).click();
  await teacher.getByRole("link", { name: "Todas las aulas" }).click();
  await expect(teacher.getByRole("heading", { name: /Grado 11/ })).toBeVisible();
  await desk.close();
});
