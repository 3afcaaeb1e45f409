import { expect, type Page } from "@playwright/test";
import { test } from "../support/app.ts";
import { looks } from "../support/looks.ts";
import { enter } from "../support/sessions.ts";
import { toastCard } from "../support/workspace.ts";

const NIT = "900.214.867-2";

test("a third party is recorded, refused with a wrong check digit, merged, and parted again", async ({
  page,
}) => {
  await enter(page, "/dashboard/libro-contable/terceros", "book");
  const add = async (name: string, number = "") => {
    await page.getByRole("button", { name: "Nuevo tercero" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Nombre o razón social").fill(name);
    await dialog.getByLabel("Número").fill(number);
    await page.keyboard.press("Enter");
    return dialog;
  };
  const dialog = await add("Aceros del Norte S.A.S.", "900.214.867-3");
  await expect(dialog.getByText("El dígito de verificación de este número es 2.")).toBeVisible();
  await expect(dialog.getByLabel("Nombre o razón social")).toHaveValue("Aceros del Norte S.A.S.");
  await dialog.getByLabel("Número").fill("900 214 867");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog).toBeHidden();
  const list = page.getByRole("grid", { name: "Terceros" });
  await expect(list.getByText(`NIT ${NIT}`)).toBeVisible();

  const again = await add("Otra", NIT);
  await expect(again.getByText(`NIT ${NIT} ya es de Aceros del Norte S.A.S.`)).toBeVisible();
  await expect(again.getByLabel("Número")).toBeFocused();
  await again.getByLabel("Nombre o razón social").fill("Aceros del Nrote");
  await expect(again.getByText(/Se parece a Aceros del Norte/)).toBeVisible();
  await again.getByLabel("Número").fill("");
  await again.getByRole("button", { name: "Guardar" }).click();
  await expect(list.getByText("Aceros del Nrote")).toBeVisible();

  await list.getByRole("button", { name: "Acciones de Aceros del Nrote" }).click();
  await page.getByRole("menuitem", { name: "Unir con otro" }).click();
  await page.getByRole("dialog").getByLabel("Es el mismo que").fill("900214");
  await page.getByRole("option", { name: /Aceros del Norte/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Unir" }).click();
  await expect(list.getByText("Aceros del Nrote")).toBeHidden();
  // The row whose menu was pressed is gone (UX-28), and then the notice.
  const title = page.getByRole("heading", { name: "Terceros", level: 1 });
  await expect(title).toBeFocused();
  await toastCard(page, "ahora es otro nombre de").getByRole("button", { name: "Deshacer" }).click();
  await expect(list.getByText("Aceros del Nrote")).toBeVisible();
  await expect(title).toBeFocused();
  await page.getByRole("searchbox", { name: "Nombre, NIT o cédula" }).fill("900.214");
  await expect(list.getByText("Aceros del Nrote")).toBeHidden();
  await expect(list.getByText("Aceros del Norte S.A.S.")).toBeVisible();
});

test("MT-02 a third party that two tabs edit at once: the second is told so, and keeps what was typed", async ({
  page,
  context,
}) => {
  await enter(page, "/dashboard/libro-contable/terceros", "book");
  await page.getByRole("button", { name: "Nuevo tercero" }).first().click();
  await page.getByRole("dialog").getByLabel("Nombre o razón social").fill("Aceros del Norte");
  await page.keyboard.press("Enter");
  const list = page.getByRole("grid", { name: "Terceros" });
  await expect(list.getByText("Aceros del Norte")).toBeVisible();
  const edit = async (on: Page) => {
    await on.getByRole("button", { name: /^Acciones de Aceros/ }).click();
    await on.getByRole("menuitem", { name: "Editar" }).click();
    return on.getByRole("dialog").getByLabel("Nombre o razón social");
  };
  const old = await edit(page);
  await old.fill("Aceros de Boyacá");
  const other = await context.newPage();
  await other.goto("/dashboard/libro-contable/terceros");
  const name = await edit(other);
  await name.fill("Aceros S.A.S.");
  await name.press("Enter");
  await expect(other.getByRole("grid", { name: "Terceros" }).getByText("Aceros S.A.S.")).toBeVisible();
  await page.bringToFront();
  await old.press("Enter");
  await expect(page.getByRole("dialog").getByText(/Otra pestaña guardó/)).toBeVisible();
  await expect(old).toHaveValue("Aceros de Boyacá");
});

test("the sample's third parties have a card with their entries, and their ages equal the accounts", async ({
  page,
}) => {
  await enter(page, "/dashboard/libro-contable/terceros", "sample");
  const list = page.getByRole("grid", { name: "Terceros" });
  await list.getByRole("gridcell").first().click();
  const card = page.getByRole("complementary", { name: "Tercero" });
  await expect(card.getByText(/Vienen de/)).toBeVisible();
  await expect(card.getByRole("link", { name: /Asiento \d+/ }).first()).toHaveAttribute(
    "href",
    /asiento=\d+/,
  );
  await expect(card.getByRole("region", { name: /^Saldos por cuenta a / })).toBeVisible();
  await expect(card.getByRole("link", { name: "Pagar" })).toHaveAttribute("href", /pago=/);
  await card.getByRole("button", { name: "Certificado de retención" }).click();
  const certificate = page.getByRole("dialog", { name: /^Certificado de retención de / });
  await expect(certificate.getByRole("row", { name: /Retención en la fuente/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(certificate).toBeHidden();
  await page.keyboard.press("Escape");
  const everybody = await list.getByRole("row").count();
  await page.getByRole("radio", { name: /^Proveedores \d+$/ }).check({ force: true });
  await expect.poll(() => list.getByRole("row").count()).toBeLessThan(everybody);
  await page.getByRole("link", { name: "Cartera" }).click();
  await expect(page.getByText(/Igual al saldo de las cuentas/)).toBeVisible();
  // Each figure opens what it is made of, down to the entry.
  const ages = page.getByRole("grid", { name: "Cuentas por cobrar por edad" });
  await ages.getByRole("row").last().getByRole("button").last().click();
  const parts = page.getByRole("complementary", { name: "De dónde sale" });
  await expect(parts.getByText("Lo que nos deben")).toBeVisible();
  await parts.getByRole("listitem").first().getByRole("button").click();
  await expect(parts.getByRole("link", { name: /Asiento \d+/ }).first()).toHaveAttribute(
    "href",
    /asiento=\d+/,
  );
  // A row unfolds its entries, by the pointer and by the keys of a tree, and its payment opens filled in.
  await page.keyboard.press("Escape");
  const first = ages.getByRole("row").nth(1);
  const sign = first.getByRole("button", { name: /^Asientos de / });
  await sign.click();
  await expect(ages.getByRole("link", { name: /^Abrir / }).first()).toHaveAttribute("href", /asiento=\d+/);
  await first.getByRole("gridcell").first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(sign).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("ArrowRight");
  await expect(sign).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByText(/En promedio nos pagan a los \d+ días/)).toBeVisible();
  await page.getByText("Debemos", { exact: true }).click();
  await expect(parts).toBeHidden();
  await expect(page.getByRole("grid", { name: "Cuentas por pagar por edad" })).toBeVisible();
  const payable = page.getByRole("grid", { name: "Cuentas por pagar por edad" });
  await payable.getByRole("row").nth(1).getByRole("button").last().click();
  await parts.getByRole("link", { name: "Ver en el auxiliar por tercero" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Auxiliar por tercero" })).toBeVisible();
  const report = page.getByRole("region", { name: /Auxiliar por tercero/ });
  await expect(report.getByText("Saldo final")).toBeVisible();
  await page.getByRole("button", { name: "Ver todos los terceros" }).click();
  await expect(report.getByText("Sumas", { exact: true })).toBeVisible();
  await looks(page);

  await page.goto("/dashboard/libro-contable/cartera");
  const paid = ages.getByRole("link", { name: /^Me pagaron, / }).first();
  const who = (await paid.getAttribute("aria-label"))?.replace("Me pagaron, ", "") ?? "";
  await paid.click();
  const payment = page.getByRole("region", { name: "Me pagaron" });
  await expect(payment.getByText(who)).toBeVisible();
  await expect(payment.getByLabel("¿Cuánto?")).toHaveValue(/\d/);
});
