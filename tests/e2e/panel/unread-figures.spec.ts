import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { typeHead, typeLines } from "../support/journal.ts";
import { putPeople } from "../support/payroll-people.ts";
import { enterOwnShop } from "../support/sample.ts";
import { enter, storedBook } from "../support/sessions.ts";

/** What nobody can read as a figure of any kind. */
const UNREAD = ["abc", "1.2.3", "--5", "1e9", "9".repeat(99), "-5", "0x10"];
const AMOUNTS = [...UNREAD, "12,345"];
/** Its field takes no more than twelve signs. */
const PERCENTS = [...UNREAD.map((text) => text.slice(0, 12)), "300"];

/** How many commands the account has written. */
const written = (page: Page) =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const names = (await indexedDB.databases()).map(({ name = "" }) => name);
    const own = await answer(indexedDB.open(names.find((name) => name.startsWith("cuadra-user-")) ?? ""));
    const count = await answer(own.transaction("audit").objectStore("audit").count());
    own.close();
    return count;
  });

interface Sending {
  readonly page: Page;
  readonly field: Locator;
  readonly send: () => Promise<unknown>;
}

/** Sends each text: nothing is written, and the focus is at the field, which says why. */
async function holdsBack({ page, field, send }: Sending, texts: readonly string[]): Promise<void> {
  const before = await written(page);
  for (const text of texts) {
    await field.fill(text);
    await send();
    await expect(field, text).toBeFocused();
    await expect(field, text).toHaveAttribute("aria-invalid", "true");
    const note = await field.getAttribute("aria-describedby");
    await expect(page.locator(`[id="${note}"]`), text).not.toBeEmpty();
    await expect(field, text).toHaveValue(text);
  }
  expect(await written(page), "commands").toBe(before);
}

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

const PERSON = { name: "Yuliana Cárdenas Peña", document: "52731094", position: "Cajera", salary: 2_400_000 };

/** A company with one employee, in the account of the session. */
async function enterPayroll(page: Page, path: string): Promise<void> {
  await enter(page);
  await putPeople(page, { name: "Ferretería La Sabana S.A.S.", people: [PERSON] });
  await page.goto(path);
}

test("NU-11 a fiscal profile with a rate that cannot be read is not saved", async ({ page }) => {
  await enter(page, "/dashboard/empresas");
  await page.getByLabel("Nombre de la Empresa").fill("La Sabana S.A.S.");
  await page.getByLabel("Nombre de la Empresa").press("Enter");
  await button(page, "Crear perfil fiscal").click();
  const form = dialog(page, "Perfil fiscal de la empresa");
  await button(form, "Agregar retención").click();
  for (const label of ["Tarifa del IVA", "Tarifa de la retención 1"]) {
    const field = form.getByLabel(label, { exact: true });
    await holdsBack({ page, field, send: () => button(form, "Guardar perfil").click() }, PERCENTS);
    await holdsBack({ page, field, send: () => field.press("Enter") }, ["diez"]);
    await field.fill("2,5");
  }
  await button(form, "Guardar perfil").click();
  await expect(form).toHaveCount(0);
});

test("NU-11 an employee, a settlement and benefits with a figure that cannot be read go nowhere", async ({
  page,
}) => {
  await enterPayroll(page, "/dashboard/nomina/empleados");
  const choose = async (item: string) => {
    await button(page, `Acciones de ${PERSON.name}`).click();
    await page.getByRole("menuitem", { name: item }).click();
  };

  await test.step("the employee", async () => {
    await choose("Editar");
    const form = page.getByRole("dialog");
    const send = () => form.getByRole("button", { name: /^Guardar/ }).click();
    const field = form.getByLabel("Salario del mes");
    await holdsBack({ page, field, send }, AMOUNTS);
    await field.fill("2.400.000");
    await form.getByRole("button", { name: "Cancelar" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("the settlement: neither its entry nor its PDF", async () => {
    await choose("Liquidar contrato");
    const form = dialog(page, "Liquidar contrato");
    const field = form.getByLabel("Días de vacaciones", { exact: false });
    await holdsBack({ page, field, send: () => button(form, "Contabilizar").click() }, UNREAD);
    await holdsBack({ page, field, send: () => button(form, /PDF$/).click() }, ["abc"]);
    await field.fill("");
    const fold = form.getByText("Pago variable, días no pagados y anticipos");
    await fold.click();
    const paid = form.getByLabel("Cesantías", { exact: true });
    await paid.fill("abc");
    await fold.click();
    await expect(paid).toBeHidden();
    await button(form, "Contabilizar").click();
    await expect(paid).toBeFocused();
    await button(form, "Cerrar").first().click();
    await expect(form).toHaveCount(0);
  });

  await test.step("the benefits of one person: what was there stays", async () => {
    await button(page, "Prestaciones").click();
    const form = dialog(page, "Prestaciones");
    await form.getByText(PERSON.name).click();
    const person = dialog(page, PERSON.name);
    const field = person.getByLabel("Salario", { exact: false }).first();
    const send = async () => {
      // The reason, once it is there, moves the button away from under a press.
      await field.blur();
      await button(person, "Listo").click();
    };
    await holdsBack({ page, field, send }, AMOUNTS);
    await page.keyboard.press("Escape");
    await expect(person).toHaveCount(0);
    await form.getByText(PERSON.name).click();
    await expect(field).toHaveValue("2.400.000");
  });
});

test("NU-11 a person of a payroll run keeps what was there, however the dialog is left", async ({ page }) => {
  await enterPayroll(page, "/dashboard/nomina");
  await page.getByRole("main").getByRole("button", { name: "Nueva nómina" }).first().click();
  const asked = dialog(page, "Nueva nómina");
  await asked.getByLabel("Mes", { exact: true }).selectOption({ label: "Noviembre de 2026" });
  await button(asked, "Crear nómina").click();
  const person = dialog(page, PERSON.name);
  const open = () => page.getByRole("gridcell", { name: PERSON.name }).click();
  await open();
  const field = person.getByLabel("Comisiones");
  await field.fill("500.000");
  await field.blur();
  await expect(page.getByText(/^Guardado a las/)).toBeVisible();
  for (const text of AMOUNTS) {
    await field.fill(text);
    await field.blur();
    await button(person, "Listo").click();
    await expect(field, text).toBeFocused();
    await expect(field, text).toHaveAttribute("aria-invalid", "true");
  }
  await page.keyboard.press("Escape");
  await expect(person).toHaveCount(0);
  await open();
  await expect(field).toHaveValue("500.000");
});

test("NU-11 an entry of the journal is not closed while an amount of it cannot be read", async ({ page }) => {
  await enter(page, `/journal/complex?book=${storedBook()}&periodo=2026-11`, "book");
  await expect(page.getByLabel("Fecha")).toBeFocused();
  await typeHead(page, { date: "3", description: "Aporte", lines: [] });
  await typeLines(page, [
    ["1105", 1_000_000],
    ["3115", -1_000_000],
  ]);
  // A line of nothing else, which would be left out.
  const field = page.getByLabel(/^Debe, línea 3/);
  await holdsBack({ page, field, send: () => field.press("Control+Enter") }, AMOUNTS);
  await field.fill("");
  await page.keyboard.press("Control+Enter");
  await expect(button(page, "Acciones del asiento 1")).toBeVisible();
});

test("NU-11 nothing of a shop is registered with a figure that cannot be read", async ({ page }) => {
  await enterOwnShop(page, "/dashboard/libro-contable/activos");
  await test.step("an asset", async () => {
    await button(page, "Nuevo activo").click();
    const form = dialog(page, "Nuevo activo");
    await form.getByLabel("Nombre", { exact: true }).fill("Horno");
    await form.getByLabel("Costo", { exact: true }).fill("1.200.000");
    const send = () => button(form, "Guardar").click();
    await holdsBack({ page, field: form.getByLabel("Valor residual"), send }, AMOUNTS);
    await holdsBack({ page, field: form.getByLabel("Vida útil en meses"), send }, [...UNREAD, "12,5"]);
  });

  await test.step("what comes again", async () => {
    await page.goto("/dashboard/libro-contable/recurrentes");
    await button(page, "Nuevo recurrente").click();
    const form = dialog(page, "Nuevo recurrente");
    await form.getByLabel("Nombre").fill("Arriendo");
    const field = form.getByLabel("Valor de cada mes");
    const send = () => button(form, "Guardar").click();
    await holdsBack({ page, field, send }, AMOUNTS);
    await field.fill("900.000");
    await form.getByLabel("Primera fecha").fill("15/11/2026");
    await form.getByText("Preguntar el valor cada vez").click();
    await send();
    const amount = page.getByLabel(/^Valor de Arriendo/);
    await amount.fill("12a");
    // It holds 0 meanwhile, so that nothing can be pressed.
    await expect(button(page, /^Registrar 1 asiento/)).toBeDisabled();
  });

  await test.step("an operation of the simple journal", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/journal/simple");
    await page
      .getByRole("group", { name: "Operaciones rápidas" })
      .getByRole("button", { name: "Gasto" })
      .click();
    const form = page.getByRole("dialog");
    await form.getByLabel("Descripción").fill("Arriendo");
    const send = () => button(form, "Registrar").click();
    await holdsBack({ page, field: form.getByLabel("Valor", { exact: true }), send }, AMOUNTS);
  });
});
