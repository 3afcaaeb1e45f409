import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { downloadShared, receive } from "../support/class/exchange.ts";
import { bigBackup } from "../support/files/big-backup.ts";
import { openBook, post, SALE } from "../support/journal.ts";
import { ACCOUNT } from "../support/sessions.ts";
import { toast } from "../support/store/families.ts";
import { FAULT_TOLD, faultyStore } from "../support/store/store-faults.ts";

// What brings work from one place to another: each is one command, refused whole, and pressed again.

const TROUBLES = /Quota|no room|backing store|closed/i;
const told = (page: Page, fault: "full" | "shut" | "silent") =>
  page
    .locator(':is([role="alert"], .toast-card):not(.notice-sticky *)')
    .filter({ hasText: FAULT_TOLD[fault] });

const value = (page: Page) => page.getByLabel("Valor de la fila 1");

for (const fault of ["full", "shut", "silent"] as const)
  test(`AU-18 ST-06 a guest's work brought into a store that is ${fault} stays offered, and comes once it answers`, async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(TROUBLES);
    const store = await faultyStore(page, context, fault);
    await page.goto("/workspace/simple?guest=true");
    await value(page).fill("777.000");
    await value(page).blur();
    await expect(page.getByText(/^Guardado a las/)).toBeVisible();
    await page.goto("/login?returnUrl=%2Fworkspace%2Fsimple");
    await page.getByLabel("Correo electrónico").fill(ACCOUNT.email);
    await page.getByLabel("Contraseña", { exact: true }).fill(ACCOUNT.password);
    await page.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
    const offer = page.getByRole("dialog", { name: "Tienes trabajo de invitado" });
    const bring = offer.getByRole("button", { name: "Traer mi trabajo de invitado" });
    await expect(bring).toBeVisible();
    await store.begin();
    // While the store is shut nothing is offered: the strip over the screen says why.
    if (fault === "shut") await expect(offer).toBeHidden();
    else {
      await bring.click();
      await expect(told(page, fault).first()).toBeVisible();
      await expect(toast(page, "está en tu cuenta")).toHaveCount(0);
    }
    await store.end();
    if (fault !== "silent") await bring.click();
    await expect(toast(page, "está en tu cuenta")).toBeVisible();
    await expect(value(page)).toHaveValue("777.000");
    await page.reload();
    await expect(value(page)).toHaveValue("777.000");
    await expect(offer).toBeHidden();
  });

const SETTINGS = "/dashboard/configuracion";

for (const fault of ["full", "silent"] as const)
  test(`BR-05 ST-06 ST-32 a restore into a store that is ${fault} changes nothing, says so, and is pressed again`, async ({
    page,
    context,
    problems,
    app,
  }) => {
    problems.allow(TROUBLES);
    const store = await faultyStore(page, context, "silent");
    const session = await context.newCDPSession(page);
    // A restore writes from a worker, which only the browser itself can refuse.
    const setQuota = (quotaSize?: number) =>
      session.send("Storage.overrideQuotaForOrigin", { origin: app, ...(quotaSize && { quotaSize }) });
    const begin = () => (fault === "full" ? setQuota(1) : store.begin(true));
    const end = () => (fault === "full" ? setQuota() : store.end());
    const book = await openBook(page);
    await post(page, SALE);
    await page.goto(SETTINGS);
    await expect(page.getByRole("button", { name: "Descargar copia" })).toBeVisible();
    const path = test.info().outputPath("otra.cuadra");
    writeFileSync(path, bigBackup(300));
    const question = page.getByRole("alertdialog", { name: "¿Restaurar esta copia?" });
    const ask = async () => {
      await page.getByLabel("Elegir un archivo .cuadra").setInputFiles(path);
      await question.getByRole("radio", { name: /^Reemplazar/ }).check();
    };
    const press = () => question.getByRole("button", { name: "Restaurar" }).click();
    await ask();
    await begin();
    await press();
    await expect(
      fault === "full"
        ? page.getByRole("alert").filter({ hasText: "No hubo espacio" })
        : page.getByText(/tarda|no responde/i).first(),
    ).toBeVisible();
    await expect(page.getByText("Copia restaurada")).toHaveCount(0);
    await end();
    if (fault === "full") {
      const journal = await context.newPage();
      await journal.goto(`/journal/complex?book=${book}&periodo=2026-11`);
      await expect(journal.getByText(SALE.description).first()).toBeVisible();
      await journal.close();
      // The file is open still, and the way that was chosen (ST-32).
      await expect(question.getByRole("radio", { name: /^Reemplazar/ })).toBeChecked();
      await press();
    }
    await expect(page.getByText("Copia restaurada").last()).toBeVisible();
    await expect(page.getByText("300 asientos").first()).toBeVisible();
  });

const STUDENT = "Acosta Rivera, Juan Pablo";

for (const fault of ["full", "shut", "silent"] as const)
  test(`ED-82 ST-06 a classroom entered with a store that is ${fault}: the dialog says so and keeps who it is`, async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(TROUBLES);
    const teacher = await context.newPage();
    await teacher.goto("/educacion/dashboard?type=teacher");
    await teacher.getByRole("link", { name: "Aulas" }).click();
    await teacher.getByRole("button", { name: "Entrar al Aula" }).first().click();
    await teacher.getByRole("link", { name: "Trabajos Asignados" }).click();
    await teacher.getByRole("button", { name: "Compartir clase" }).click();
    await teacher.getByRole("menuitem", { name: "Tarjeta con la lista de nombres" }).click();
    await teacher
      .getByRole("dialog", { name: "Antes de compartir, guarda una copia" })
      .getByRole("button", { name: "Más tarde" })
      .click();
    const card = await downloadShared(teacher);
    await teacher.close();
    const store = await faultyStore(page, context, fault);
    await page.goto("/educacion/dashboard?type=student");
    await receive(page, [card]);
    const join = page.getByRole("dialog", { name: "Entrar al aula" });
    const who = join.getByLabel("¿Quién eres?");
    await who.selectOption({ label: STUDENT });
    await store.begin(true);
    await join.getByRole("button", { name: "Entrar" }).click();
    await expect(fault === "shut" ? join.getByRole("alert") : told(page, fault).first()).toBeVisible();
    await expect(page.getByText("Hola, Juan")).toHaveCount(0);
    await expect(who.locator("option:checked")).toHaveText(STUDENT);
    await expect(who).not.toHaveAttribute("aria-invalid", "true");
    await store.end();
    if (fault !== "silent")
      await expect(async () => {
        await join.getByRole("button", { name: "Entrar" }).click({ timeout: 5_000 });
        await expect(join).toBeHidden({ timeout: 3_000 });
      }).toPass();
    await expect(page.getByText("Hola, Juan")).toBeVisible();
  });
