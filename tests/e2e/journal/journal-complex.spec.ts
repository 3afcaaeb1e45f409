import type { Page } from "@playwright/test";
import { stored } from "../support/account-store.ts";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { persistentProfile } from "../support/browser/persistent-profile.ts";
import { serveDist } from "../support/browser/serve-dist.ts";
import { waitUntilOfflineReady } from "../support/browser/service-worker.ts";
import {
  createBook,
  entryRow,
  openBook,
  post,
  RENT,
  SALE,
  sums,
  type TypedEntry,
  typeHead,
  typeLines,
} from "../support/journal.ts";
import { fits } from "../support/looks.ts";
import { SERVER_GONE } from "../support/problems.ts";
import { ACCOUNT, enter } from "../support/sessions.ts";
import { signIn } from "../support/sign-in.ts";

async function openMenu(page: Page, description: string): Promise<void> {
  await entryRow(page, description).getByRole("button").click();
}

// A complete accounting cycle as published in OpenStax, Principles of Accounting, volume 1 (CC BY-NC-SA 4.0), mapped
// to PUC accounts. Dividends are debited to an equity account, as in the book.
const PUBLISHED: readonly TypedEntry[] = [
  {
    date: "1",
    description: "Capital recibido",
    lines: [
      ["1105", 70_000],
      ["3105", -70_000],
    ],
  },
  {
    date: "3",
    description: "Equipo, parte a crédito",
    lines: [
      ["1524", 45_000],
      ["1105", -37_500],
      ["2335", -7_500],
    ],
  },
  {
    date: "6",
    description: "Suministros",
    lines: [
      ["1455", 300],
      ["1105", -300],
    ],
  },
  {
    date: "10",
    description: "Servicios a crédito",
    lines: [
      ["1305", 4_000],
      ["4155", -4_000],
    ],
  },
  {
    date: "13",
    description: "Servicios públicos",
    lines: [
      ["5135", 75],
      ["1105", -75],
    ],
  },
  {
    date: "14",
    description: "Anticipo de cliente",
    lines: [
      ["1105", 3_200],
      ["2705", -3_200],
    ],
  },
  {
    date: "16",
    description: "Dividendos pagados",
    lines: [
      ["3705", 150],
      ["1105", -150],
    ],
  },
  {
    date: "17",
    description: "Trabajos de contado",
    lines: [
      ["1105", 5_200],
      ["4155", -5_200],
    ],
  },
  {
    date: "19",
    description: "Abono a la deuda",
    lines: [
      ["2335", 2_000],
      ["1105", -2_000],
    ],
  },
  {
    date: "22",
    description: "Nómina pagada",
    lines: [
      ["5105", 4_600],
      ["1105", -4_600],
    ],
  },
  {
    date: "28",
    description: "Recaudo de clientes",
    lines: [
      ["1105", 1_500],
      ["1305", -1_500],
    ],
  },
  {
    date: "31",
    description: "Consumo de suministros",
    lines: [
      ["5195", 50],
      ["1455", -50],
    ],
  },
  {
    date: "31",
    description: "Depreciación",
    lines: [
      ["5160", 2_500],
      ["1592", -2_500],
    ],
  },
  {
    date: "31",
    description: "Parte ganada del anticipo",
    lines: [
      ["2705", 1_100],
      ["4155", -1_100],
    ],
  },
  {
    date: "31",
    description: "Intereses por cobrar",
    lines: [
      ["1345", 350],
      ["4210", -350],
    ],
  },
  {
    date: "31",
    description: "Impuesto de renta",
    lines: [
      ["5405", 3_400],
      ["2404", -3_400],
    ],
  },
];

/** The adjusted trial balance as published: debit balances positive. */
const PUBLISHED_BALANCES: Readonly<Record<string, number>> = {
  "1105": 35_275,
  "1305": 2_500,
  "1345": 350,
  "1455": 250,
  "1524": 45_000,
  "1592": -2_500,
  "2335": -5_500,
  "2404": -3_400,
  "2705": -2_100,
  "3105": -70_000,
  "3705": 150,
  "4155": -10_300,
  "4210": -350,
  "5105": 4_600,
  "5135": 75,
  "5160": 2_500,
  "5195": 50,
  "5405": 3_400,
};

const grouped = (amount: number): string => String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, ".");

test("a published cycle typed with the keys alone, closed, and read off the trial balance with the server stopped", async () => {
  const host = await serveDist();
  const profile = persistentProfile(host.url);
  try {
    const first = await profile.open();
    const page = first.context.pages()[0] ?? (await first.context.newPage());
    await page.goto(`${host.url}/login`);
    await signIn(page, ACCOUNT.email, ACCOUNT.password);
    await waitUntilOfflineReady(page);
    await page.goto(`${host.url}/journal/complex?periodo=2019-08`);
    const book = await createBook(page, "Ciclo publicado");
    await page.goto(`${host.url}/journal/complex?book=${book}&periodo=2019-08`);
    for (const entry of PUBLISHED) await post(page, entry);
    await expect(sums(page)).toContainText("143.425");
    await expect(sums(page).locator('[data-rule="double"]')).toHaveCount(2);
    await expect(page.getByText(/^Guardado a las/)).toBeVisible();
    expect(first.problems.found).toEqual([]);
    await profile.close();
    await host.stop();

    const second = await profile.open();
    second.problems.allow(SERVER_GONE);
    const later = second.context.pages()[0] ?? (await second.context.newPage());
    await later.goto(`${host.url}/journal/complex?book=${book}&periodo=2019-08&asiento=1`);
    await expect(entryRow(later, "Capital recibido")).toContainText("01/08/2019");
    await later.goto(`${host.url}/dashboard/libro-contable/comprobacion?book=${book}&periodo=2019-08`);
    for (const [code, balance] of Object.entries(PUBLISHED_BALANCES)) {
      const cells = later.getByRole("row", { name: new RegExp(`^${code} `) }).getByRole("cell");
      await expect(cells.nth(balance > 0 ? 6 : 7), code).toHaveText(grouped(balance));
      await expect(cells.nth(balance > 0 ? 7 : 6), code).toHaveText("—");
    }
    await expect(later.getByRole("row", { name: /Sumas iguales/ })).toContainText("94.150");
    expect(second.problems.found).toEqual([]);
  } finally {
    await profile.remove();
    await host.stop();
  }
});

test("the entry row: days, words for accounts, sums in amounts, what is missing, what Enter and Esc do", async ({
  page,
}) => {
  await openBook(page);
  const { keyboard } = page;
  await typeHead(page, { ...SALE, date: "051126", lines: [] });
  await expect(page.getByLabel("Cuenta, línea 1")).toBeFocused();
  // Fields do not overlap, and the day fits in its field.
  const edges = await page
    .locator('.journal-editor [data-active="true"] .control')
    .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().toJSON()));
  expect(edges.length).toBeGreaterThan(4);
  for (const [index, edge] of edges.entries())
    expect(edge.left).toBeGreaterThan(edges[index - 1]?.right ?? 0);
  const spare = await page.getByLabel("Fecha").evaluate((field) => field.clientWidth - field.scrollWidth);
  expect(spare).toBeGreaterThanOrEqual(0);
  await keyboard.type("caja");
  await keyboard.press("Enter");
  await expect(page.getByLabel("Debe, línea 1")).toBeFocused();
  await keyboard.type("1200*3");
  await keyboard.press("Enter");
  await expect(page.getByLabel("Debe, línea 1")).toHaveValue("3.600");
  await expect(page.getByLabel("Cuenta, línea 2")).toBeFocused();
  await expect(page.getByText("Segunda línea de RC-0412")).toBeVisible();
  await expect(page.getByText("A RC-0412 le falta la contrapartida en el haber.")).toBeVisible();
  await expect(page.getByLabel("Haber, línea 2")).toHaveAttribute("placeholder", "3.600");

  // Entering a debit clears the line's credit; Esc goes back cell by cell and removes nothing.
  await keyboard.type("comercio al por mayor");
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await keyboard.type("999");
  await keyboard.press("Escape");
  await expect(page.getByLabel("Debe, línea 2")).toBeFocused();
  await keyboard.type("100");
  await expect(page.getByLabel("Haber, línea 2")).toHaveValue("");
  await keyboard.press("ControlOrMeta+a");
  await keyboard.press("Delete");
  await keyboard.press("=");
  await expect(page.getByLabel("Haber, línea 2")).toBeFocused();
  await expect(page.getByLabel("Haber, línea 2")).toHaveValue("3.600");
  await expect(page.getByRole("complementary").getByText("Cuadra con un borrador")).toBeVisible();

  // On the empty line Enter moves to the close button.
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Cerrar asiento" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(entryRow(page, SALE.description)).toContainText("05/11/2026");
  await expect(sums(page)).toContainText("3.600");

  // The last similar entry is suggested, and accepted only with Tab.
  await typeHead(page, { date: "12", description: "", lines: [] });
  await keyboard.press("Shift+Tab");
  await keyboard.type("Venta de con");
  await expect(page.getByText("Como el 05/11:")).toBeVisible();
  await keyboard.press("Tab");
  await expect(page.getByLabel("Debe, línea 1")).toHaveValue("3.600");
  await keyboard.press("Control+Enter");
  await expect(sums(page)).toContainText("7.200");
  await axe(page);
});

test("an unfinished entry stays as a draft, comes back after a reload and says what it lacks", async ({
  page,
}) => {
  await openBook(page);
  await typeHead(page, { date: "20", reference: "CE-0156", description: "Energía del local", lines: [] });
  await typeLines(page, [["5135", 486_300]]);
  await expect(page.getByText("Cambios sin guardar")).toHaveCount(0);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("alert")).toHaveText("El asiento no cuadra. Diferencia: $ 486.300.");
  await expect(page.getByLabel("Cuenta, línea 2")).toBeFocused();
  await expect(page.getByRole("row", { name: /^Diferencia/ })).toContainText("falta en el haber de CE-0156");

  await page.reload();
  await expect(page.getByLabel("Detalle")).toHaveValue("Energía del local");
  await expect(page.getByLabel("Debe, línea 1")).toHaveValue("486.300");
  await expect(sums(page)).toContainText("486.300");

  await page.getByLabel("Cuenta, línea 2").focus();
  await page.keyboard.type("11100");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1110");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("=");
  await page.keyboard.press("Control+Enter");
  await expect(entryRow(page, "Energía del local")).toHaveAttribute("data-status", "posted");
});

test("ST-11 what was shown as saved is there after the tab is closed at once, 50, 200 and 600 ms after typing", async ({
  page,
  context,
}) => {
  const book = await openBook(page);
  for (const wait of [50, 200, 600]) {
    const tab = await context.newPage();
    await tab.goto(`/journal/complex?book=${book}&periodo=2026-11`);
    await expect(tab.getByLabel("Fecha")).toBeVisible();
    await tab.getByLabel("Detalle").fill(`Borrador ${wait}`);
    await tab.waitForTimeout(wait);
    const status = tab
      .getByRole("status")
      .filter({ hasText: /Guardad|Guardando|sin guardar/ })
      .first();
    if (wait === 600) await expect(status).toHaveText(/Guardado/);
    const said = (await status.textContent()) ?? "";
    await tab.close({ runBeforeUnload: false });
    await page.reload();
    await expect(page.getByLabel("Fecha")).toBeVisible();
    const kept = (await page.getByLabel("Detalle").inputValue()) === `Borrador ${wait}`;
    // Either saved, or reported as not saved.
    expect(kept || /sin guardar|Guardando/.test(said), `${wait} ms: ${said}`).toBe(true);
    if (wait === 600) expect(kept).toBe(true);
  }
});

test("corrects in place, voids, deletes the last, reverses, takes back and does again", async ({ page }) => {
  await openBook(page);
  await post(page, SALE);
  await post(page, RENT);
  await expect(sums(page)).toContainText("5.580.000");
  const { keyboard } = page;

  // By keyboard: up from the entry row; Enter opens the entry in place.
  await keyboard.press("Escape");
  await expect(page.getByRole("grid")).toBeFocused();
  await keyboard.press("ArrowUp");
  await keyboard.press("Enter");
  await expect(page.getByText("Corrigiendo el asiento 2")).toBeVisible();
  await expect(page.getByLabel("Fecha")).toHaveValue("10/11/2026");
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await keyboard.type("Arriendo de noviembre");
  await keyboard.press("Control+Enter");
  await expect(entryRow(page, "Arriendo de noviembre")).toBeVisible();
  await expect(page.getByText("Asiento 2 corregido").first()).toBeVisible();

  await keyboard.press("Control+z");
  await expect(entryRow(page, "Arriendo del local")).toBeVisible();
  await keyboard.press("Control+Shift+z");
  await expect(entryRow(page, "Arriendo de noviembre")).toBeVisible();

  await openMenu(page, SALE.description);
  await page.getByRole("menuitem", { name: "Anular" }).click();
  // The toast waits under the pointer, however slow the machine.
  await page.getByRole("button", { name: "Deshacer" }).hover();
  await expect(entryRow(page, SALE.description)).toContainText("Anulado");
  await expect(sums(page)).toContainText("3.200.000");
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(sums(page)).toContainText("5.580.000");

  await openMenu(page, "Arriendo de noviembre");
  await page.getByRole("menuitem", { name: "Eliminar" }).click();
  await expect(entryRow(page, "Arriendo de noviembre")).toHaveCount(0);
  await page.locator(".journal-frame").focus();
  await keyboard.press("Control+z");
  await expect(entryRow(page, "Arriendo de noviembre")).toBeVisible();

  await openMenu(page, SALE.description);
  await page.getByRole("menuitem", { name: "Revertir" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Fecha de la reversión").fill("15/11/2026");
  await dialog.getByRole("button", { name: "Revertir" }).click();
  await expect(entryRow(page, /Reversión del asiento 1/)).toContainText("15/11/2026");
  await expect(page.getByText("Revertido por el asiento 3")).toBeVisible();
});

test("a correction goes along to another month with its field, and is lost only when one says so", async ({
  page,
}) => {
  await openBook(page);
  await post(page, SALE);
  await entryRow(page, SALE.description).dblclick();
  const detail = page.getByLabel("Detalle");
  await detail.fill("Venta a medias");
  await page.getByRole("button", { name: "Mes siguiente" }).click();
  await expect(page).toHaveURL(/periodo=2026-12/);
  await expect(detail).toHaveValue("Venta a medias");
  await expect(sums(page)).not.toContainText("2.380.000");

  await page.getByRole("radio", { name: "Vista Sencilla" }).click({ force: true });
  const question = page.getByRole("alertdialog", { name: "Tienes una corrección sin guardar" });
  await question.getByRole("button", { name: "Seguir editando" }).click();
  await expect(detail).toHaveValue("Venta a medias");
  await page.getByRole("radio", { name: "Vista Sencilla" }).click({ force: true });
  await question.getByRole("button", { name: "Descartar" }).click();
  await expect(page).toHaveURL(/\/journal\/simple/);
});

test("MT-02 an entry corrected in two tabs: the second is refused, both versions shown, nothing lost", async ({
  page,
  context,
}) => {
  const book = await openBook(page);
  await post(page, RENT);
  const other = await context.newPage();
  await other.goto(`/journal/complex?book=${book}&periodo=2026-11`);
  for (const [tab, words] of [
    [page, "Versión de la primera"],
    [other, "Versión de la segunda"],
  ] as const) {
    await openMenu(tab, RENT.description);
    await tab.getByRole("menuitem", { name: "Editar" }).click();
    await tab.getByLabel("Detalle").fill(words);
  }
  await page.keyboard.press("Control+Enter");
  await expect(entryRow(page, "Versión de la primera")).toBeVisible();
  await other.getByLabel("Detalle").focus();
  await other.keyboard.press("Control+Enter");
  const dialog = other.getByRole("alertdialog");
  await expect(dialog.getByRole("region", { name: "Versión guardada" })).toContainText(
    "Versión de la primera",
  );
  await expect(dialog.getByRole("region", { name: "Tu versión" })).toContainText("Versión de la segunda");
  await expect(entryRow(page, "Versión de la segunda")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Guardar la mía" }).click();
  await expect(entryRow(page, "Versión de la segunda")).toBeVisible();
});

/** Drafts of the account, as its database holds them: they lie on page 0 of their month. */
async function countDrafts(page: Page): Promise<number> {
  const { pages = [] } = await stored(page);
  return pages.reduce(
    (sum, row) => sum + (row.page === 0 && Array.isArray(row.entries) ? row.entries.length : 0),
    0,
  );
}

test("a closed month only takes reversals, and a draft keeps it from being closed", async ({ page }) => {
  await openBook(page);
  await post(page, RENT);
  const closeMonth = async () => {
    await page.getByRole("button", { name: "Más acciones" }).click();
    await page.getByRole("menuitem", { name: "Cerrar noviembre" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cerrar noviembre" }).click();
  };
  await page.getByLabel("Detalle").fill("A medias");
  await expect.poll(() => countDrafts(page)).toBe(1);
  await closeMonth();
  await expect(page.getByText(/Hay 1 borrador en este mes/)).toBeVisible();
  await page.getByLabel("Detalle").fill("");
  await expect.poll(() => countDrafts(page)).toBe(0);
  await closeMonth();
  await expect(
    page.getByText("Noviembre de 2026 está cerrado: sus asientos solo se pueden revertir"),
  ).toBeVisible();
  await openMenu(page, RENT.description);
  await expect(page.getByRole("menuitem", { name: "Editar" })).toHaveCount(0);
  await expect(page.getByRole("menuitem", { name: "Mes cerrado: solo se revierte" })).toBeVisible();
  await page.getByRole("menuitem", { name: "Revertir" }).click();
  await expect(page.getByLabel("Fecha de la reversión")).not.toHaveValue(/\/11\/2026$/);
});

test("the address: an entry, a search, a view, a book of somebody else (AU-12)", async ({ page }) => {
  const book = await openBook(page);
  await post(page, SALE);
  await post(page, RENT);
  await page.goto(`/libro-contable?book=${book}&asiento=1`);
  await expect(page).toHaveURL(/periodo=2026-11|asiento=1/);
  await expect(entryRow(page, SALE.description)).toHaveClass(/row-new/);

  await page.goto(`/accounting-journal?book=${book}&periodo=2026-11&buscar=arriendo`);
  await expect(page.getByText("1 asiento encontrado")).toBeVisible();
  await page.getByRole("button", { name: /Arriendo del local/ }).click();
  await expect(page).toHaveURL(/asiento=2/);
  await expect(entryRow(page, RENT.description)).toBeVisible();

  await page.goto(`/journal/complex?book=${book}&mode=view`);
  await expect(page.getByText("Estás viendo este libro en modo de solo lectura.")).toBeVisible();
  await expect(page.getByLabel("Fecha")).toHaveCount(0);

  await page.goto(`/journal/complex?book=${book}&nuevo=true`);
  await expect(page.getByLabel("Fecha")).toBeFocused();
  await expect(page).not.toHaveURL(/nuevo/);

  await page.goto("/journal/complex?book=book_01a1fdd3-4651-7834-878c-f3e6cf0c5bc5");
  await expect(page.getByText("Este libro no existe en esta cuenta")).toBeVisible();
  await page.getByRole("button", { name: "Abrir mi libro más reciente" }).click();
  await expect(entryRow(page, RENT.description)).toBeVisible();
});

test("a guest is told that nothing lasts, sees the example, and starts from it", async ({ page }) => {
  await page.goto("/journal/complex?guest=true");
  // At once on a practice book, and without a word of anything saved (spec-decision 44).
  await expect(page.getByLabel("Fecha")).toBeFocused();
  await expect(page.getByRole("button", { name: "Libro de práctica" })).toBeVisible();
  await expect(page.getByText(/Guardado/)).toHaveCount(0);
  await expect(
    page.getByText("Modo invitado: Tus datos no se guardarán permanentemente. Inicia"),
  ).toBeVisible();
  await expect(page.getByText("Ejemplo: Venta de contado")).toBeVisible();
  await expect(sums(page)).not.toContainText("680.000");
  await axe(page);
  await page.getByRole("button", { name: "Usar este asiento" }).click();
  await expect(page.getByLabel("Debe, línea 1")).toHaveValue("680.000");
  await page.keyboard.press("Control+Enter");
  await expect(entryRow(page, "Venta de contado")).toHaveAttribute("data-status", "posted");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Modo invitado: Tus datos no se guardarán permanentemente…")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("writes an entry with a thumb, balances it with one button, and never scrolls sideways", async ({
    page,
  }) => {
    await enter(page, "/journal/complex");
    await page.getByLabel("Nombre del libro").fill("Diario 2026");
    await page.getByRole("button", { name: "Crear libro" }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("heading", { name: "Nuevo asiento" })).toBeVisible();
    await sheet.getByLabel("Detalle").fill("Energía del local");
    await sheet.getByRole("combobox", { name: "Cuenta" }).fill("5135");
    await sheet.getByRole("combobox", { name: "Cuenta" }).press("Enter");
    await sheet.getByLabel("Valor").fill("486300");
    await sheet.getByRole("button", { name: "Agregar otra" }).click();
    await sheet.getByRole("combobox", { name: "Cuenta" }).fill("1110");
    await sheet.getByRole("combobox", { name: "Cuenta" }).press("Enter");
    await sheet.getByRole("button", { name: /Cuadrar con/ }).click();
    await expect(sheet.getByLabel("Valor")).toHaveValue("486.300");
    // `=` writes the same over digits, and leaving the field takes nothing back.
    await sheet.getByLabel("Valor").fill("1200");
    await sheet.getByLabel("Valor").press("=");
    await expect(sheet.getByLabel("Valor")).toHaveValue("486.300");
    await sheet.getByLabel("Valor").blur();
    await expect(sheet.getByLabel("Valor")).toHaveValue("486.300");
    await axe(page);
    await sheet.getByRole("button", { name: "Cerrar asiento" }).click();
    await expect(sheet).toBeHidden();
    const block = page.getByRole("region", { name: /^Asiento 1, Energía del local/ });
    await expect(block).toContainText("Cuadra");
    await expect(page.getByText("Sumas iguales")).toBeVisible();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await fits(page);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await axe(page);

    await block.getByRole("button", { name: "Acciones del asiento 1" }).click();
    await page.getByRole("menuitem", { name: "Editar" }).click();
    await page.getByRole("button", { name: "Bancos" }).click();
    await sheet.getByLabel("Valor").fill("486000");
    await page.keyboard.press("Escape");
    await expect(page.getByText("Diferencia: $ 300")).toBeVisible();
    await page.getByRole("button", { name: "Dejar sin cambios" }).click();
    await expect(page.getByText("Sumas iguales")).toBeVisible();
  });
});

test.describe("at night", () => {
  test.use({ colorScheme: "dark" });

  test("axe finds nothing on the sheet, its menus and its dialogs", async ({ page }) => {
    await openBook(page);
    await post(page, SALE);
    await typeHead(page, { date: "20", description: "A medias", lines: [] });
    await typeLines(page, [["5135", 1000]]);
    await axe(page);
    await openMenu(page, SALE.description);
    await axe(page);
    await page.getByRole("menuitem", { name: "Revertir" }).click();
    await axe(page);
  });
});
