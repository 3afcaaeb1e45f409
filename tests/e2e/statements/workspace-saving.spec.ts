import { stored } from "../support/account-store.ts";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { openBook, post, SALE } from "../support/journal.ts";
import { expectSoon } from "../support/processor.ts";
import { ACCOUNT, enter } from "../support/sessions.ts";
import { signIn } from "../support/sign-in.ts";
import { foot, plain, press, rows, savedStatement, toastCard } from "../support/workspace.ts";

const SIMPLE = "/login?returnUrl=%2Fworkspace%2Fsimple";
const LIMIT = "Has alcanzado el límite gratuito de 10 estados. Para guardar más, actualiza a Pro.";

test("PL-01 a statement is saved with its name and day, opened again and saved over; from 8 on it counts, at 10 it stops", async ({
  page,
}) => {
  await enter(page, SIMPLE);
  const dialog = page.getByRole("dialog", { name: "Guardar el estado" });
  const save = page.getByRole("button", { name: /^Guardar/ });
  await save.click();
  await expect(toastCard(page, "Estas cuentas son un ejemplo")).toBeVisible();
  await page.getByLabel("Valor de la fila 1").fill("5000000");
  await save.click();
  await expect(dialog.getByText(/La tabla no cuadra/)).toBeVisible();
  await dialog.getByLabel("Nombre del estado").fill(" ");
  await press(dialog, "Guardar");
  await expect(dialog.getByText("Escribe un nombre.")).toBeVisible();
  await dialog.getByLabel("Nombre del estado").fill("Balance de octubre");
  await dialog.getByLabel("Corte").fill("31/10/2026");
  await press(dialog, "Guardar");
  await expect(toastCard(page, "Estado guardado: Balance de octubre")).toBeVisible();
  await expect(page).toHaveURL(/estado=stmt_/);
  await expect(page.locator(".statement-preview")).toContainText("A 31 de octubre de 2026");

  await page.getByLabel("Valor de la fila 1").fill("4500000");
  await save.click();
  await press(dialog, "Guardar cambios");
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("Valor de la fila 1")).toHaveValue("4.500.000");
  const { statements } = await stored(page);
  expect(statements).toMatchObject([{ name: "Balance de octubre", date: "2026-10-31", version: 2 }]);

  await stored(page, { statements: Array.from({ length: 7 }, (_, index) => savedStatement(index + 1)) });
  await page.reload();
  await expect(save).toHaveText("Guardar8/10");
  await stored(page, { statements: [savedStatement(8), savedStatement(9)] });
  await page.goto("/workspace/simple");
  await expect(save).toHaveText("Guardar10/10");
  await save.click();
  const limit = toastCard(page, LIMIT);
  await expect(limit).toContainText("Límite Alcanzado");
  await expect(limit.getByRole("button", { name: "Hazte Premium" })).toBeVisible();

  for (const query of ["estado=stmt_0190f7a2-0000-7000-8000-999999999999", "estado=__proto__"]) {
    await page.goto(`/workspace/simple?${query}`);
    await expect(
      page.getByText(query.includes("999") ? "Este estado no está aquí" : "Dónde suma"),
    ).toBeVisible();
  }
});

test("a table comes from a book at a day or for a period, in both views, and Undo brings back what was there", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2026-11-20T15:00:00Z"));
  await openBook(page);
  await post(page, SALE);
  const bring = async () => {
    await press(page, "Traer del libro");
    await page
      .getByRole("dialog", { name: "Traer del libro" })
      .getByRole("button", { name: "Traer" })
      .click();
  };
  const codes = async () => rows(page).locator(".statement-code").allTextContents();
  await page.goto("/workspace/simple");
  await bring();
  const done = toastCard(page, "Trajimos 3 cuentas de Diario 2026");
  await expect(done).toBeVisible();
  expect(await codes()).toEqual(["1001", "2003", "3002"]);
  await expect(foot(page)).toContainText("Sumas iguales");
  await done.getByRole("button", { name: "Deshacer" }).click();
  await expect(rows(page)).toHaveCount(4);

  await page.goto("/workspace/complex?statement=income");
  await bring();
  await expect(toastCard(page, "Trajimos 2 cuentas")).toBeVisible();
  await expect(page.getByLabel("Código de la fila 2")).toHaveValue("4135");
  await expect(page.locator(".statement-preview")).toContainText(
    "Del 1 de enero de 2026 al 20 de noviembre de 2026",
  );

  await press(page, "Traer del libro");
  const dialog = page.getByRole("dialog", { name: "Traer del libro" });
  await dialog.getByLabel("Hasta").fill("31/01/2026");
  await press(dialog, "Traer");
  await expect(
    dialog.getByText("Este libro no tiene movimientos para este estado en esas fechas."),
  ).toBeVisible();
});

test("the fiscal profile: without one, manual mode with its tips; export asks for the analysis, and its lines are proposed with base and rate", async ({
  page,
}) => {
  await enter(page, "/workspace/complex?statement=income");
  await press(page, "Perfil fiscal");
  await press(page.getByRole("dialog"), "Continuar Sin Perfil");
  const manual = page.getByText("Sigues sin perfil fiscal: los impuestos los escribes tú.");
  await expect(manual).toBeVisible();
  await press(page, "Consejos");
  await press(page.getByRole("dialog", { name: "Consejos para el modo manual" }), "Entendido");

  await page.getByLabel("Haber de la fila 1").fill("36000001");
  await page.getByRole("button", { name: /^Exportar/ }).click();
  const prompt = page.getByRole("dialog", { name: "Sin análisis fiscal" });
  await expect(prompt).toBeVisible();
  await press(prompt, "Análisis fiscal inteligente");
  const analysis = page.getByRole("dialog", { name: "Análisis fiscal inteligente" });
  await expect(analysis.getByRole("radio", { name: /Solo este estado/ })).toBeVisible();
  await analysis.getByRole("radio", { name: /Perfil predeterminado/ }).check();
  await press(analysis, "Continuar");
  await press(page.getByRole("dialog"), "Guardar perfil");
  await expect(manual).toHaveCount(0);

  const proposed = page.getByRole("region", { name: "Líneas que propone tu perfil fiscal" });
  await expect(proposed).toContainText("Con estas cuentas el perfil no propone impuestos.");
  await press(proposed, "Encender las filas que suelen llevar impuestos");
  await expect(proposed.getByText(/^Base/).first()).toContainText("36.000.001");
  expect(plain(await proposed.textContent())).toContain("IVA 19%$ 6.840.000");
  await proposed.getByRole("button", { name: "Agregar IVA 19%" }).first().click();
  await expect(rows(page).last().getByRole("textbox").first()).toHaveValue("1305");
  await expect(page.getByLabel("Código de la fila 8")).toHaveValue("2408");
  await expect(page.getByLabel("Haber de la fila 8")).toHaveValue("6.840.000");
  // Of another VAT, or switched off, the row is another base or none.
  await page.getByLabel("IVA de la fila 1").selectOption("5 %");
  await expect(proposed).toContainText("IVA 5%");
  await page.getByLabel("IVA de la fila 1").selectOption("19 %");
  await page.getByRole("switch", { name: "La fila 1 afecta impuestos" }).uncheck();
  await expect(proposed).not.toContainText("36.000.001");
  await page.getByRole("switch", { name: "La fila 1 afecta impuestos" }).check();
  await expect(page.getByRole("button", { name: /^Exportar.*0 de 5/ })).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await axe(page);

  // The profile holds for the next statement too, which is never asked for a second one.
  await page.goto("/workspace/simple?statement=balance");
  await page.getByLabel("Valor de la fila 1").fill("5000000");
  await page.getByRole("button", { name: /^Exportar/ }).click();
  await expect(page.getByRole("menuitem", { name: /^Excel/ })).toBeVisible();
});

test("'Interpretar este estado' is there only with amounts, is Premium's, and cites its figures", async ({
  page,
}) => {
  await enter(page, "/workspace/complex");
  const read = page.getByRole("button", { name: /^Interpretar este estado/ });
  await read.click();
  const locked = toastCard(page, "Función Premium");
  await expect(locked).toBeVisible();
  await locked.getByRole("button", { name: "Hazte Premium" }).click();
  // The notice stands over the dialog for a while, with a button of the same name.
  await page.getByRole("dialog").getByRole("button", { name: "Hazte Premium", exact: true }).first().click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await read.click();
  const dialog = page.getByRole("dialog", { name: "Interpretación del estado" });
  expect(plain(await dialog.textContent())).toContain(
    "De cada $ 100 que tiene la empresa, $ 38 se los debe a otros y $ 62 son de los dueños.",
  );
  expect(plain(await dialog.textContent())).toContain("Total activo: $ 22.500.000");
  await axe(page, { include: "dialog[open]" });
  await press(dialog.locator(".sheet-foot"), "Cerrar");
  await page.locator(".statement-ways").getByRole("button", { name: "Empezar en blanco" }).click();
  await expect(read).toHaveCount(0);
});

test("MT-02 two tabs with one draft: each sees the other's typing, and both may save what they have", async ({
  page,
  context,
}) => {
  await enter(page, SIMPLE);
  const other = await context.newPage();
  await other.goto("/workspace/simple");
  const amount = "Valor de la fila 1";
  await page.getByLabel(amount).fill("4600000");
  await expect(other.getByLabel(amount)).toHaveValue("4.600.000");
  for (const [tab, name] of [
    [page, "Primero"],
    [other, "Segundo"],
  ] as const) {
    await tab.bringToFront();
    await tab
      .getByRole("region", { name: "Acciones del estado" })
      .getByRole("button", { name: /^Guardar/ })
      .click();
    const dialog = tab.getByRole("dialog", { name: "Guardar el estado" });
    await dialog.getByLabel("Nombre del estado").fill(name);
    await press(dialog, "Guardar");
    await expect(tab).toHaveURL(/estado=stmt_/);
  }
  const { statements } = await stored(page);
  expect(statements?.map((each) => each.name).sort()).toEqual(["Primero", "Segundo"]);
});

test("MT-05 a session that ends in another tab leaves the workspace at once; nothing is saved, and the draft is found again behind the sign-in", async ({
  page,
  context,
}) => {
  await enter(page, SIMPLE);
  await page.getByLabel("Valor de la fila 1").fill("5000000");
  const other = await context.newPage();
  await other.goto("/dashboard");
  await expectSoon(
    page,
    () => other.getByRole("button", { name: "Cerrar sesión" }).click(),
    () => expect(page).toHaveURL(/\/login\?returnUrl=%2Fworkspace%2Fsimple/),
  );
  await expect(page.getByRole("button", { name: /^Guardar/ })).toHaveCount(0);
  await signIn(page, ACCOUNT.email, ACCOUNT.password, SIMPLE);
  await expect(page.getByLabel("Valor de la fila 1")).toHaveValue("5.000.000");
  expect((await stored(page)).statements).toEqual([]);
});
