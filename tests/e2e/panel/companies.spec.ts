import type { Locator, Page } from "@playwright/test";
import { stored } from "../support/account-store.ts";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { fits, looks, makesSense } from "../support/looks.ts";
import { goPremium } from "../support/premium.ts";
import { enter } from "../support/sessions.ts";

const COMPANIES = "/dashboard/empresas";
const FAMILY = "👨‍👩‍👧‍👦";

const name = (page: Page) => page.getByLabel("Nombre de la Empresa");
const card = (page: Page, company: string) => page.getByRole("article", { name: company, exact: true });
const button = (within: Page | Locator, label: string | RegExp) =>
  within.getByRole("button", { name: label, exact: true });

async function openCompanies(page: Page): Promise<void> {
  await enter(page, COMPANIES);
  await expect(page.getByRole("heading", { name: "Mis empresas" })).toBeVisible();
}

/** `kept`: the name as stored, if a long one is cut. The form for many companies closes when done. */
async function create(page: Page, company: string, kept = company): Promise<void> {
  if ((await name(page).count()) === 0) await button(page.getByRole("main"), "Crear empresa").first().click();
  await name(page).fill(company);
  await name(page).press("Enter");
  await expect(card(page, kept)).toBeVisible();
  await expect
    .poll(async () => (await name(page).count()) === 0 || (await name(page).inputValue()) === "")
    .toBe(true);
}

/** Checks both themes and three widths, and that no figure is malformed. */
async function looksRight(page: Page): Promise<void> {
  await looks(page, { include: "main", widths: [320, 390, 1440] });
  await makesSense(page);
}

/** As typed; the kind of document must not be written twice. */
const SIGNERS = [
  ["Representante legal", "  Mariana  Restrepo Gil"],
  ["Cédula del representante", "c.c. 52.418.306"],
  ["Contador público", "Jorge Iván Salcedo"],
  ["Tarjeta del contador", "148206-T"],
  ["Ciudad", "Bogotá"],
] as const;

interface Limit {
  readonly text: string;
  readonly reach: (page: Page) => Promise<void>;
}

/** Each text of spec §8 about companies on the free plan, and its trigger. */
const LIMITS: readonly Limit[] = [
  {
    text: "Solo puedes tener 1 empresa activa en el plan gratuito",
    reach: (page) => expect(page.getByText("Límite alcanzado", { exact: true })).toBeVisible(),
  },
  {
    text: "Solo puedes tener 1 empresa en el plan gratuito. ¡Actualiza a Premium!",
    reach: async (page) => {
      await name(page).fill("Otra empresa");
      await name(page).press("Enter");
    },
  },
  {
    text: "🚫 La eliminación de empresas está disponible solo en Premium",
    reach: (page) => page.getByRole("button", { name: /^Eliminar La Sabana/ }).click(),
  },
  {
    text: "🚫 Solo puedes tener 1 perfil fiscal en el plan gratuito. ¡Actualiza a Premium!",
    reach: async (page) => {
      await button(page, "Crear perfil fiscal").click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Guardar/ })
        .click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(card(page, "La Sabana S.A.S.").getByText("Nuevo Perfil Fiscal")).toBeVisible();
      await button(page, "Gestionar perfil").click();
      await page.getByRole("button", { name: /Crear un perfil nuevo/ }).click();
    },
  },
];

test("PL-01 free plan: one company, made with Enter; every limit says its text; figures arrive with the first entry", async ({
  page,
  context,
}) => {
  await openCompanies(page);
  await name(page).fill("   ");
  await name(page).press("Enter");
  await expect(page.getByText("Escribe el nombre de la empresa.")).toBeVisible();
  await name(page).fill("La Sabana S.A.S.");
  await page.getByLabel("NIT o cédula").fill("901482316");
  await expect(page.getByText("901.482.316-8: su dígito de verificación es 8")).toBeVisible();
  await create(page, "La Sabana S.A.S.");

  const own = card(page, "La Sabana S.A.S.");
  await expect(own.getByText("NIT 901.482.316-8")).toBeVisible();
  await expect(own.getByText("Activa", { exact: true })).toBeVisible();
  await expect(own.getByText("Sin perfil fiscal")).toBeVisible();
  await expect(own.getByText(/Último uso: \d{2}\/\d{2}\/\d{4}/)).toBeVisible();
  await expect(own.getByText("No hay datos financieros cargados aún para esta empresa.")).toBeVisible();
  await expect(button(own, "Libro contable")).toBeDisabled();
  await expect(button(own, "Estados financieros")).toBeDisabled();

  for (const { text, reach } of LIMITS) {
    await reach(page);
    await expect(page.getByText(text).last(), text).toBeVisible();
  }
  await page.keyboard.press("Escape");

  // Another page of the same user posts; this one is not reloaded.
  const other = await context.newPage();
  await other.goto("/journal/simple");
  await other.getByLabel("Nombre del libro").fill("Diario 2026");
  await other.getByLabel("Nombre del libro").press("Enter");
  const form = other.getByRole("region", { name: "Nueva operación" });
  await form.getByLabel("Valor").fill("680000");
  await form.getByLabel("Descripción").fill("Venta de mostrador");
  await form.getByRole("button", { name: "Registrar" }).click();
  await expect(own.getByText("$\u00a0680.000").first()).toBeVisible();
  await other.close();
  await expect(own.getByText("Sumas iguales")).toBeVisible();
  await expect(own.getByRole("link", { name: "Libro contable" })).toHaveAttribute("href", /empresa=/);
  await expect(own.getByRole("link", { name: "Estados financieros" })).toHaveAttribute("href", /empresa=/);
  await looksRight(page);

  await test.step("who signs is typed with the company, and stands under its statements and on paper", async () => {
    await page.goto("/dashboard/libro-contable/estados");
    const signed = page.getByRole("article").locator(".paper-signers").getByRole("listitem");
    await expect(signed).toHaveText([
      "Representante legalC.C.",
      "Contador públicoT.P.",
      "Revisor fiscalT.P.",
    ]);
    await page.getByRole("link", { name: "Escribir quién firma" }).click();
    await button(page.getByRole("dialog", { name: "La Sabana S.A.S." }), /^Editar/).click();
    const edit = page.getByRole("dialog", { name: "Editar empresa" });
    await edit.getByText("Quién firma y ciudad").click();
    for (const [label, typed] of SIGNERS) await edit.getByLabel(label, { exact: true }).fill(typed);
    await looks(page, { include: "dialog[open]", within: edit });
    await button(edit, "Guardar cambios").click();
    await expect(edit).toHaveCount(0);
    await page.goto("/dashboard/libro-contable/estados");
    await expect(signed).toHaveText([
      "Mariana Restrepo GilRepresentante legalC.C. 52.418.306",
      "Jorge Iván SalcedoContador públicoT.P. 148206-T",
    ]);
    await expect(page.getByRole("link", { name: "Escribir quién firma" })).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await expect(signed.first()).toBeVisible();
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});

test("premium: many companies, names of any kind, activation and deletion with their way back, two pages", async ({
  page,
  context,
}) => {
  await openCompanies(page);
  await create(page, "La Sabana S.A.S.");
  await goPremium(page);
  await create(page, "Café Alto");
  await button(page.getByRole("main"), "Crear empresa").click();
  await name(page).fill("cafe  ALTO");
  await expect(page.getByText("Ya tienes una empresa con este nombre.")).toBeVisible();
  await create(page, "cafe ALTO");
  await create(page, "x".repeat(200), "x".repeat(120));
  await create(page, FAMILY.repeat(200), FAMILY.repeat(120));
  await expect(page.getByRole("article")).toHaveCount(5);

  await button(page, "Activar Café Alto").click();
  await expect(card(page, "Café Alto").getByText("Activa", { exact: true })).toBeVisible();
  await expect(page.getByRole("article").getByText("Activa", { exact: true })).toHaveCount(1);
  await button(page, "Deshacer").click();
  await expect(card(page, "La Sabana S.A.S.").getByText("Activa", { exact: true })).toBeVisible();

  await button(page, "Eliminar Café Alto").click();
  const question = page.getByRole("alertdialog", { name: "Eliminar empresa" });
  await expect(question.getByText("No tiene libros contables.")).toBeVisible();
  await button(question, "Eliminar").click();
  await expect(card(page, "Café Alto")).toHaveCount(0);
  await button(page, "Deshacer").click();
  await expect(card(page, "Café Alto")).toBeVisible();

  await page.getByText("Porcentajes", { exact: true }).click();
  await expect(page.getByRole("radio", { name: "Porcentajes" })).toBeChecked();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Porcentajes" })).toBeChecked();
  await looksRight(page);

  // MT-04: deleted in another page while its form is open here.
  await button(page, "Editar Café Alto").click();
  const edit = page.getByRole("dialog", { name: "Editar empresa" });
  await edit.getByLabel("Nombre de la Empresa").fill("Otra cosa");
  const other = await context.newPage();
  await other.goto(COMPANIES);
  await button(other, "Eliminar Café Alto").click();
  await button(other.getByRole("alertdialog"), "Eliminar").click();
  const gone = page.getByRole("alertdialog", { name: "Esta empresa ya no existe" });
  await expect(gone).toBeVisible();
  await button(gone, "Entendido").click();
  await expect(page.getByRole("article")).toHaveCount(4);
  await expect(page.getByText("Otra cosa")).toHaveCount(0);
});

/**
 * Writes companies directly to the account's database: through the screen it would take minutes. Returns the first
 * one's id.
 */
async function putCompanies(page: Page, count: number): Promise<string> {
  const [first = {}] = (await stored(page)).companies ?? [];
  const own = String(first.id);
  // Another digit before the number: none of them may be the id of the company that is there.
  const start = own.slice(0, -4) + (own.at(-4) === "0" ? "1" : "0");
  const companies = Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, "0");
    const id = start + number;
    return { ...first, id, name: `Cliente ${number}`, activatedAt: undefined };
  });
  await stored(page, { companies });
  return own;
}

test("the table of an accountant: many companies, sorted, searched and opened by keyboard; cards on a phone", async ({
  page,
}) => {
  await openCompanies(page);
  await create(page, "La Sabana S.A.S.");
  await goPremium(page);
  const first = await putCompanies(page, 150);
  await page.reload();
  await page.getByText("Tabla", { exact: true }).click();
  const grid = page.getByRole("grid", { name: "Empresas cliente" });
  await expect(grid).toHaveAttribute("aria-rowcount", "152");
  expect(await grid.getByRole("row").count()).toBeLessThan(80);
  await expect(grid.getByRole("columnheader", { name: "Alertas" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  const head = grid.getByRole("columnheader", { name: "Empresa", exact: true });
  await expect(head).toHaveAttribute("aria-sort", "none");
  await head.getByRole("button").click();
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await expect(grid.getByRole("row").nth(1)).toContainText("Cliente 001");
  await head.getByRole("button").click();
  await expect(grid.getByRole("row").nth(1)).toContainText("La Sabana S.A.S.");
  await axe(page, { include: "main" });

  await page.getByRole("searchbox", { name: "Buscar empresa o NIT" }).fill("sabana");
  await expect(grid).toHaveAttribute("aria-rowcount", "2");
  await grid.getByRole("gridcell").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "La Sabana S.A.S." });
  await expect(dialog.getByText("Sin perfil fiscal").first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`empresa=${first}`));
  await axe(page, { include: "dialog" });
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/empresa=/);

  await page.getByRole("searchbox", { name: "Buscar empresa o NIT" }).fill("nadie");
  await expect(page.getByText("Ninguna empresa coincide")).toBeVisible();
  await button(page, "Quitar filtros").click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("list", { name: "Empresas cliente" })).toBeVisible();
  await fits(page);
  await makesSense(page);
  await page.getByRole("searchbox", { name: "Buscar empresa o NIT" }).fill("cliente 00");
  await expect(page.getByRole("list", { name: "Empresas cliente" }).getByRole("listitem")).toHaveCount(10);

  // An unknown id is reported, and the companies are still listed.
  await page.goto(`${COMPANIES}?empresa=${first.slice(0, -3)}999`);
  await expect(page.getByRole("heading", { name: "Mis empresas", includeHidden: true })).toBeAttached();
  const unknown = page.getByRole("alertdialog", { name: "No encontramos esa empresa" });
  await expect(unknown).toBeVisible();
  await button(unknown, "Entendido").click();
  await expect(page).not.toHaveURL(/empresa=/);
});
