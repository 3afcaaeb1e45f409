import type { Page } from "@playwright/test";
import { inContainer, makeDocument, OWN, SUPPLIER } from "../../support/invoices/make-document.ts";
import { expect, test } from "../support/app.ts";
import { looks, makesSense } from "../support/looks.ts";
import { SAMPLE_DAY } from "../support/sample-figures.ts";
import { enter } from "../support/sessions.ts";

const PATH = "/dashboard/libro-contable/facturas";

const file = (name: string, text: string) => ({ name, mimeType: "text/xml", buffer: Buffer.from(text) });

const day = { issued: SAMPLE_DAY, due: SAMPLE_DAY } as const;
const ready = [{ description: "Energía eléctrica de la bodega", amount: "4860000.00" }];
const utility = { ...SUPPLIER, name: "Energía del Altiplano S.A. E.S.P.", nit: "811111111" };
const unknown = { ...SUPPLIER, name: "Mallas Ñandú Ltda.", nit: "822222222" };
const stranger = { ...OWN, name: "Transportes Guavio Ltda.", nit: "830066751", digit: "8" };

const FILES = [
  file("energia.xml", inContainer(makeDocument({ ...day, number: "EN-1", seller: utility, lines: ready }))),
  file("malla.xml", makeDocument({ ...day, number: "MA-2", seller: unknown })),
  file("ajena.xml", makeDocument({ ...day, number: "AJ-3", buyer: stranger })),
  file("nomina.xml", "<NominaIndividual/>"),
];

async function choose(page: Page): Promise<void> {
  await enter(page, PATH, "sample");
  await expect(page.getByText("NIT 901.234.567-7")).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(FILES);
  await expect(
    page.getByRole("list", { name: "Documentos leídos" }).getByRole("listitem").first(),
  ).toBeVisible();
}

const row = (page: Page, number: string) => page.locator(".invoice-row").filter({ hasText: number });

test("FE-10 files are read, decided on, recorded together, known again and taken back", async ({ page }) => {
  await choose(page);
  await expect(page.getByText("«nomina.xml» es un documento de nómina electrónica")).toBeVisible();
  await expect(row(page, "EN-1")).toContainText("513530");
  await expect(row(page, "AJ-3")).toContainText("Es de otra empresa");
  const record = page.getByRole("button", { name: /^Registrar \d+ factura/ });
  await expect(record).toHaveText("Registrar 1 factura");
  await row(page, "MA-2").getByRole("button", { expanded: false }).click();
  await page.getByRole("button", { name: "Está bien, registrarla" }).click();
  await expect(record).toHaveText("Registrar 2 facturas");
  await record.click();
  await expect(page.getByText(/^Se registraron 2 documentos/)).toBeVisible();
  await expect(row(page, "EN-1")).toContainText(/Ya está en el libro, asiento \d+/);
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(row(page, "EN-1")).toContainText("Lista");
});

test("AX-01 FE-09 documents of every state: axe finds nothing and no page scrolls sideways, in both themes, wide and narrow", async ({
  page,
}) => {
  await choose(page);
  await row(page, "EN-1").getByRole("button", { expanded: false }).click();
  await expect(page.getByRole("heading", { name: "Asiento propuesto" })).toBeVisible();
  await looks(page, { include: "main" });
  await makesSense(page);
});

test("FE-13 the sample offers two invoices to a visitor who has none of it, and a company of one's own none", async ({
  page,
}) => {
  await enter(page, PATH, "sample");
  const list = page.getByRole("list", { name: "Documentos leídos" }).getByRole("listitem");
  await page.getByRole("button", { name: "Ver dos de ejemplo" }).click();
  await expect(list.filter({ hasText: /FV-3\d/ })).toHaveCount(2);
  await page.getByRole("button", { name: "Registrar 1 factura" }).click();
  await expect(page.getByText(/^Se registró 1 documento/)).toBeVisible();
  await page.getByRole("button", { name: "Salir del ejemplo" }).click();
  await page.goto(PATH);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ver dos de ejemplo" })).toHaveCount(0);
});
