import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type Row, stored } from "../support/account-store.ts";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { persistentProfile } from "../support/browser/persistent-profile.ts";
import { cutStore } from "../support/browser/profile-store.ts";
import { fits, makesSense } from "../support/looks.ts";
import { ACCOUNT, putSession } from "../support/sessions.ts";
import { signIn } from "../support/sign-in.ts";

const SETTINGS = "/dashboard/configuracion";

interface Operation {
  readonly amount: number;
  readonly description: string;
}

async function record(page: Page, operations: readonly Operation[]): Promise<void> {
  const form = page.getByRole("region", { name: "Nueva operación" });
  for (const { amount, description } of operations) {
    await form.getByLabel("Valor").fill(String(amount));
    await form.getByLabel("Descripción").fill(description);
    await form.getByRole("button", { name: "Registrar" }).click();
    await expect(form.getByLabel("Descripción")).toHaveValue("");
  }
  await expect(page.getByText(/^Guardado a las/)).toBeVisible();
}

async function writeBook(page: Page): Promise<string> {
  await page.goto("/journal/simple");
  await page.getByLabel("Nombre del libro").fill("Diario 2026");
  await page.getByLabel("Nombre del libro").press("Enter");
  await record(page, [
    { amount: 680_000, description: "Venta de mostrador" },
    { amount: 250_000, description: "Venta de clavos" },
  ]);
  return new URL(page.url()).searchParams.get("book") ?? "";
}

async function openSettings(page: Page): Promise<void> {
  await page.goto(SETTINGS);
  await expect(page.getByRole("button", { name: "Descargar copia" })).toBeVisible();
}

async function download(page: Page, path: string): Promise<void> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Descargar copia" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^cuadra_\d{4}-\d{2}-\d{2}\.cuadra$/);
  await file.saveAs(path);
}

const hasArrived = (page: Page) => page.getByRole("button", { name: "Sí, ya la tengo" }).click();

const choose = (page: Page, path: string) => page.getByLabel("Elegir un archivo .cuadra").setInputFiles(path);
const restored = (page: Page) => page.getByText("Copia restaurada");

async function confirmRestore(page: Page, holds: RegExp): Promise<void> {
  const question = page.getByRole("alertdialog", { name: "¿Restaurar esta copia?" });
  await expect(question.getByText(holds)).toBeVisible();
  await expect(question.getByText("Antes guardamos una copia de lo que hay")).toBeVisible();
  await question.getByRole("radio", { name: /^Reemplazar/ }).check();
  await question.getByRole("button", { name: "Restaurar" }).click();
  await expect(question).toHaveCount(0);
  await expect(restored(page).last()).toBeVisible();
}

async function confirmMerge(page: Page, told: string): Promise<void> {
  const question = page.getByRole("alertdialog", { name: "¿Restaurar esta copia?" });
  await expect(question.getByRole("radio", { name: /^Unir/ })).toBeChecked();
  await axe(page);
  await question.getByRole("button", { name: "Unir" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText(told)).toBeVisible();
}

test("BR-01 BR-06 a copy is downloaded, the books change, and the copy brings the former state back", async ({
  page,
}, info) => {
  const path = info.outputPath("copia.cuadra");
  await putSession(page);
  const book = await writeBook(page);
  await openSettings(page);
  await expect(page.getByText("Todavía no has descargado una copia")).toBeVisible();
  await expect(page.getByText("2 asientos en 1 libro que solo existen en este equipo.")).toBeVisible();
  await download(page, path);
  await hasArrived(page);
  await expect(page.getByText("Última copia hoy")).toBeVisible();
  await expect(page.getByText("no ha cambiado nada")).toBeVisible();
  const then = await stored(page);

  await page.goto(`/journal/simple?book=${book}`);
  await record(page, [{ amount: 90_000, description: "Venta posterior" }]);
  const later = await stored(page);
  await openSettings(page);
  await expect(page.getByText(/hay 1 asiento que solo existe en este equipo/)).toBeVisible();
  await choose(page, path);
  await confirmRestore(page, /mariana@lasabana\.co.*2 asientos en 1 libro/);
  expect(await stored(page)).toEqual(then);
  await page.goto(`/journal/simple?book=${book}`);
  await expect(page.getByRole("button", { name: /Venta de clavos/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /Venta posterior/ })).toHaveCount(0);

  // The replaced data is among the automatic copies and can be restored with one press.
  await openSettings(page);
  const aside = page.getByRole("listitem").filter({ hasText: "Antes de restaurar" });
  await expect(aside).toContainText("3 asientos en 1 libro");
  await aside.getByRole("button", { name: /^Volver a como estaba/ }).click();
  await expect.poll(() => stored(page)).toEqual(later);

  const laterPath = info.outputPath("posterior.cuadra");
  await download(page, laterPath);

  // BR-06: merging an older copy adds nothing; a copy with a different history is added beside, once.
  await choose(page, path);
  await confirmMerge(page, "La copia no trae nada nuevo");
  expect(await stored(page)).toEqual(later);
  await choose(page, path);
  await confirmRestore(page, /2 asientos en 1 libro/);
  // The word of the restore before may still be on screen.
  await expect.poll(() => stored(page)).not.toEqual(later);
  await page.goto(`/journal/simple?book=${book}`);
  await record(page, [{ amount: 70_000, description: "Venta de otra línea" }]);
  await openSettings(page);
  await choose(page, laterPath);
  await confirmMerge(page, "1 libro al lado del tuyo.");
  await page.goto("/dashboard/libro-contable");
  await expect(page.getByText("Diario 2026 (de la copia)").first()).toBeVisible();
});

test("BR-03 BR-04 a foreign, truncated, altered or newer file is refused, and nothing changes", async ({
  page,
}, info) => {
  const path = info.outputPath("copia.cuadra");
  await putSession(page);
  await writeBook(page);
  await openSettings(page);
  await download(page, path);
  const before = await stored(page);
  const bytes = readFileSync(path);
  const flipped = Buffer.from(bytes);
  const middle = Math.floor(flipped.length / 2);
  flipped[middle] = (flipped[middle] ?? 0) ^ 1;
  const cases: readonly (readonly [string, Buffer, string])[] = [
    ["foto.cuadra", Buffer.from("no es una copia"), "Este archivo no es una copia de Cuadra."],
    ["vacio.cuadra", Buffer.alloc(0), "Este archivo no es una copia de Cuadra."],
    ["corta.cuadra", bytes.subarray(0, bytes.length - 40), "A esta copia le falta el final."],
    ["cambiada.cuadra", flipped, "Esta copia cambió después de hacerse"],
    [
      "nueva.cuadra",
      Buffer.from('{"format":"cuadra-copia","version":99,"checksum":"0"}'.padEnd(200)),
      "Esta copia es de una versión más nueva de Cuadra.",
    ],
  ];
  for (const [name, content, text] of cases) {
    const file = info.outputPath(name);
    writeFileSync(file, content);
    await choose(page, file);
    const refusal = page.getByRole("alert").filter({ hasText: "No se restauró nada" });
    await expect(refusal, name).toContainText(text);
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  }
  expect(await stored(page)).toEqual(before);
  await axe(page);
});

test("a copy under a passphrase opens with it alone, and says plainly when it is wrong or was changed", async ({
  page,
}, info) => {
  const path = info.outputPath("protegida.cuadra");
  await putSession(page);
  await writeBook(page);
  await openSettings(page);
  await page.getByRole("switch", { name: "Proteger la copia con contraseña" }).check();
  const passphrase = page.getByLabel("Contraseña de la copia");
  const save = page.getByRole("button", { name: "Descargar copia" });
  await save.click();
  await expect(page.getByText("Escribe una contraseña para la copia.")).toBeVisible();
  await passphrase.fill("debe igual a haber");
  await page.getByLabel("Repite la contraseña").fill("otra");
  await save.click();
  await expect(page.getByText("Las dos contraseñas no son iguales.")).toBeVisible();
  await axe(page);
  await page.getByLabel("Repite la contraseña").fill("debe igual a haber");
  await download(page, path);
  const bytes = readFileSync(path);
  expect(bytes.toString("latin1")).toMatch(/^\{"format":"cuadra-copia-con-clave","version":1,/);
  expect(bytes.toString("latin1")).not.toContain(ACCOUNT.email);
  await expect(passphrase).toHaveValue("");

  await choose(page, path);
  const dialog = page.getByRole("dialog", { name: "Esta copia está protegida" });
  await dialog.getByLabel("Contraseña de la copia").fill("haber");
  await dialog.getByLabel("Contraseña de la copia").press("Enter");
  await expect(dialog.getByText("Esa no es la contraseña de esta copia.")).toBeVisible();
  await axe(page);
  await dialog.getByLabel("Contraseña de la copia").fill("debe igual a haber");
  await dialog.getByRole("button", { name: "Abrir la copia" }).click();
  await confirmMerge(page, "La copia no trae nada nuevo");

  const changed = Buffer.from(bytes);
  changed[changed.length - 9] = (changed[changed.length - 9] ?? 0) ^ 1;
  writeFileSync(info.outputPath("cambiada.cuadra"), changed);
  await choose(page, info.outputPath("cambiada.cuadra"));
  await dialog.getByLabel("Contraseña de la copia").fill("debe igual a haber");
  await dialog.getByRole("button", { name: "Abrir la copia" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "No se restauró nada" })).toContainText(
    "Esta copia cambió después de hacerse",
  );
});

/** Appends five records to the book's page, each invalid in a different way. */
async function damage(page: Page): Promise<void> {
  const [row = {}] = (await stored(page)).pages ?? [];
  const entries = row.entries as readonly Row[];
  const [sound = {}] = entries;
  const [debit, credit] = sound.lines as readonly Row[];
  const bad = [
    { lines: [{ ...debit, debit: Number.NaN }, credit] },
    { lines: [{ ...debit, debit: "680000" }, credit] },
    { lines: undefined },
    { date: "2026-02-30" },
    { lines: [{ ...debit, account: "9999" }, credit] },
  ];
  // Never equal to the id of a valid record.
  const mark = String(sound.id).at(-2) === "0" ? "1" : "0";
  const added = bad.map((part, index) => ({
    ...sound,
    ...part,
    id: `${String(sound.id).slice(0, -2)}${mark}${index}`,
    number: entries.length + index + 1,
  }));
  await stored(page, { pages: [{ ...row, entries: [...entries, ...added] }] });
}

test("ST-15 damaged records show nowhere, are named by the check, and are mended; a copy still comes out", async ({
  page,
}, info) => {
  await putSession(page);
  const book = await writeBook(page);
  await openSettings(page);
  await page.getByRole("button", { name: "Verificar mis libros" }).click();
  await expect(page.getByText("Todo cuadra")).toBeVisible();
  await expect(page.getByRole("button", { name: /Reparar/ })).toHaveCount(0);

  await damage(page);
  const month = await page.evaluate(() => new Date().toISOString().slice(0, 7));
  for (const path of [
    "/dashboard",
    "/dashboard/empresas",
    `/dashboard/libro-contable?book=${book}`,
    `/dashboard/libro-contable/mayor?book=${book}`,
    `/dashboard/libro-contable/mayor?book=${book}&cuenta=1105`,
    `/dashboard/libro-contable/comprobacion?book=${book}&periodo=${month}`,
    `/journal/simple?book=${book}`,
    `/journal/complex?book=${book}`,
    SETTINGS,
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await makesSense(page);
    await expect(page.getByText("Algo salió mal"), path).toHaveCount(0);
  }
  await page.goto(`/journal/simple?book=${book}`);
  await expect(page.getByRole("button", { name: /Venta de clavos/ })).toBeVisible();
  await record(page, [{ amount: 1_000, description: "Sigue funcionando" }]);

  await openSettings(page);
  await page.getByRole("button", { name: "Verificar mis libros" }).click();
  await expect(page.getByText("Hay algo por revisar")).toBeVisible();
  await expect(page.getByText(/página \d+: el registro \d+ no se puede leer/)).toHaveCount(4);
  await expect(page.getByText(/no cuadra o usa una cuenta que no está en el plan/)).toBeVisible();
  await axe(page);
  await download(page, info.outputPath("danada.cuadra"));

  await page.getByRole("button", { name: "Reparar Diario 2026" }).click();
  const question = page.getByRole("alertdialog", { name: "¿Reparar «Diario 2026»?" });
  await question.getByRole("button", { name: "Reparar" }).click();
  await expect(page.getByText("Libro reparado")).toBeVisible();
  await expect(page.getByText("Cuadra, con saltos en la numeración")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Reparar/ })).toHaveCount(0);

  // Restoring the damaged copy lists what cannot be restored.
  await choose(page, info.outputPath("danada.cuadra"));
  const restoring = page.getByRole("alertdialog", { name: "¿Restaurar esta copia?" });
  await expect(restoring.getByText(/4 registros no se pueden leer y no se restauran/)).toBeVisible();
  await restoring.getByRole("button", { name: "Cancelar" }).click();
  await expect(restoring).toHaveCount(0);
});

test("ST-02 movements that did not reach the disk are told on every screen until they are accepted", async ({
  app,
}) => {
  const profile = persistentProfile(app);
  try {
    const first = await profile.open();
    const page = await first.context.newPage();
    await signIn(page, "corte@correo.co", "Sabana-2026");
    const book = await writeBook(page);
    await record(
      page,
      Array.from({ length: 12 }, (_, index) => ({ amount: 1000 + index, description: `Venta ${index}` })),
    );
    const written = (await stored(page)).audit?.length ?? 0;
    await profile.close();
    // Simulates a power cut before the end of the log was on disk.
    cutStore(profile.dir, 5000);
    const { context, problems } = await profile.open();
    await expectMissingNamed(await context.newPage(), book, written);
    expect(problems.found).toEqual([]);
  } finally {
    await profile.remove();
  }
});

/** Expects the number of missing movements on the journal and on the panel, until it is acknowledged. */
async function expectMissingNamed(page: Page, book: string, written: number): Promise<void> {
  await page.goto(`/journal/complex?book=${book}`);
  const notice = page.getByText(/^Faltan? \d+ movimientos? que ya estaban? guardados?$/);
  await expect(notice).toBeVisible();
  const left = (await stored(page)).audit?.length ?? 0;
  expect(left).toBeGreaterThan(2);
  await expect(notice).toContainText(` ${written - left} `);
  await axe(page);
  await page.goto("/dashboard");
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "Ver mis copias" }).click();
  await expect(page).toHaveURL(/\/dashboard\/configuracion#copias$/);
  await page.getByRole("button", { name: "Entendido" }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Descargar copia" })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.getByRole("button", { name: "Verificar mis libros" }).click();
  await expect(page.getByText("Todo cuadra")).toBeVisible();
}

test("the screen is sound for readers in both themes and widths; the theme is chosen here; the sample is not one's own", async ({
  page,
}) => {
  await putSession(page);
  await openSettings(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of ["Claro", "Oscuro"]) {
      await page.getByRole("radio", { name: theme }).check();
      await page.getByRole("button", { name: "Verificar mis libros" }).click();
      await expect(page.getByText("Todavía no tienes libros que verificar.")).toBeVisible();
      await axe(page);
      await fits(page);
    }
  }
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "cuadra-noche");
  await page.getByRole("radio", { name: "Según el equipo" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "cuadra");

  await page.evaluate(() => sessionStorage.setItem("cuadra_ejemplo", "1"));
  await page.reload();
  const notice = page
    .getByRole("note")
    .filter({ hasText: "Las copias y la verificación son de tus propios libros" });
  await expect(notice).toBeVisible();
  // Beside the device panels it keeps its own height.
  await page.setViewportSize({ width: 1440, height: 900 });
  const box = await notice.boundingBox();
  expect(box?.height).toBeLessThan(120);
  await expect(page.getByRole("button", { name: "Descargar copia" })).toHaveCount(0);
});

test("a notice raised while a dialog is open stands over it, can be closed, and leaves the dialog", async ({
  page,
}, info) => {
  await putSession(page);
  await writeBook(page);
  await openSettings(page);
  await download(page, info.outputPath("copia.cuadra"));
  await hasArrived(page);
  await choose(page, info.outputPath("copia.cuadra"));
  const question = page.getByRole("alertdialog", { name: "¿Restaurar esta copia?" });
  await expect(question).toBeVisible();
  // Inside the dialog, so that it is announced; above the backdrop, so that pressing it does not close the question.
  const notice = question.getByRole("listitem").filter({ hasText: "Copia descargada" });
  await notice.getByRole("button", { name: "Cerrar" }).click();
  await expect(notice).toHaveCount(0);
  await expect(question).toBeVisible();
});

test("ST-12 a copy is asked for once a week, until it is made, put off or turned off; the room is told in parts", async ({
  page,
}, info) => {
  const day = 86_400_000;
  const start = Date.now();
  const on = async (after: number, path: string) => {
    await page.clock.setSystemTime(start + after * day);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
  };
  const reminder = page.locator(".banner").filter({ hasText: "Descarga una copia" });
  await page.clock.install({ time: start });
  await putSession(page);
  await writeBook(page);
  await on(6, "/dashboard");
  await expect(reminder).toHaveCount(0);
  await on(8, "/dashboard");
  await expect(reminder.getByText("Todavía no has descargado una copia")).toBeVisible();
  await axe(page);
  await reminder.getByRole("button", { name: "Ahora no" }).click();
  await expect(reminder).toHaveCount(0);
  await on(9, "/dashboard/empresas");
  await expect(reminder).toHaveCount(0);
  await on(16, "/dashboard/empresas");
  await reminder.getByRole("button", { name: "Ir a las copias" }).click();
  await expect(page).toHaveURL(/\/dashboard\/configuracion#copias$/);
  await expect(page.getByRole("switch", { name: "Recordármelo cada 7 días" })).toBeChecked();
  await expect(reminder).toHaveCount(0);
  const room = page.getByRole("region", { name: "Este equipo" });
  await expect(room.getByText("Empresas, libros y estados")).toBeVisible();
  await download(page, info.outputPath("copia.cuadra"));
  await hasArrived(page);
  await on(40, "/dashboard");
  await expect(reminder, "nothing has changed since the copy").toHaveCount(0);
  await page.goto("/journal/simple");
  await record(page, [{ amount: 1_000, description: "Venta posterior" }]);
  await on(48, "/dashboard");
  await expect(reminder.getByText("Última copia hace 32 días")).toBeVisible();
  await page.goto(SETTINGS);
  await page.getByRole("switch", { name: "Recordármelo cada 7 días" }).uncheck();
  await on(48, "/dashboard");
  await expect(reminder).toHaveCount(0);
});

test("a copy that the browser did not keep is not called downloaded, and resets no reminder", async ({
  page,
}) => {
  await putSession(page);
  await writeBook(page);
  await openSettings(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Browser.setDownloadBehavior", { behavior: "deny" });
  await page.getByRole("button", { name: "Descargar copia" }).click();
  const question = page.getByRole("status").filter({ hasText: "¿Ya tienes la copia?" });
  await expect(question.getByText(/^Busca cuadra_\d{4}-\d{2}-\d{2}\.cuadra en tus descargas/)).toBeVisible();
  await axe(page);
  await expect(page.getByText("Copia descargada")).toHaveCount(0);
  await expect(page.getByText("Todavía no has descargado una copia")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Todavía no has descargado una copia")).toBeVisible();

  // Handed over again and seen: from now on it counts.
  await browser.send("Browser.setDownloadBehavior", { behavior: "default" });
  await page.getByRole("button", { name: "Descargar copia" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Descargarla otra vez" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^cuadra_/);
  await expect(
    question.getByText(/^Esta copia se abrió y cuadra: \d+ asientos? en 1 libro\.$/),
  ).toBeVisible();
  await hasArrived(page);
  await expect(page.getByText("Copia descargada", { exact: true })).toBeVisible();
  await expect(page.getByText("Última copia hoy")).toBeVisible();
  await expect(question).toHaveCount(0);
});

test("SE-09 the diagnosis is shown whole, then saved, and names nothing of the books", async ({ page }) => {
  await putSession(page);
  await writeBook(page);
  await openSettings(page);
  await page.getByRole("button", { name: "Preparar diagnóstico" }).click();
  const content = page.getByLabel("Contenido del diagnóstico");
  await expect(content).toHaveValue(/"books": \[\s*\{/);
  await expect(content).not.toHaveValue(/Diario|mariana/i);
  await axe(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Descargar diagnóstico" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^cuadra_diagnostico_\d{4}-\d{2}-\d{2}\.json$/);
});
