import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { post, type TypedEntry } from "../support/journal.ts";
import { looks } from "../support/looks.ts";
import { enter } from "../support/sessions.ts";
import { balanceOf, storedEntries } from "../support/store/recount.ts";

const BOOK = "/dashboard/libro-contable";

const ENTRIES: readonly (readonly [month: string, entry: TypedEntry])[] = [
  [
    "2026-01",
    {
      date: "5",
      description: "Aporte",
      lines: [
        ["1110", 9_000_000],
        ["3115", -9_000_000],
      ],
    },
  ],
  [
    "2026-02",
    {
      date: "10",
      description: "Asesoría de febrero",
      lines: [
        ["1110", 4_000_000],
        ["4155", -4_000_000],
      ],
    },
  ],
  [
    "2026-03",
    {
      date: "12",
      description: "Arriendo del trimestre",
      lines: [
        ["5120", 1_500_000],
        ["1110", -1_500_000],
      ],
    },
  ],
  [
    "2026-04",
    {
      date: "8",
      description: "Asesoría de abril",
      lines: [
        ["1110", 700_000],
        ["4155", -700_000],
      ],
    },
  ],
];

/** A company whose statutes cut each quarter, with one book. */
async function begin(page: Page): Promise<string> {
  await enter(page, "/dashboard/empresas");
  await page.getByRole("button", { name: "Crear empresa", exact: true }).first().click();
  await page.getByLabel("Nombre de la Empresa").fill("Consultores del Valle S.A.S.");
  await page.getByLabel("NIT o cédula").fill("901482316");
  await page.getByRole("combobox", { name: "Cierre de cuentas" }).selectOption({ label: "Cada trimestre" });
  await page.getByLabel("Nombre de la Empresa").press("Enter");
  await expect(page.getByText("NIT 901.482.316-8", { exact: false })).toBeVisible();
  await page.goto(BOOK);
  await page.getByRole("button", { name: "Nuevo libro", exact: true }).first().click();
  await page.getByLabel("Nombre del libro").fill("Diario 2026");
  await page.getByLabel("Desde").fill("01/01/2026");
  await page.getByLabel("Hasta").fill("31/12/2026");
  await page.getByRole("button", { name: /^Crear libro/ }).click();
  await page.getByRole("link", { name: "Ver", exact: true }).click();
  await expect(page).toHaveURL(/book=book_/);
  return new URL(page.url()).searchParams.get("book") ?? "";
}

test("AC-41 a quarter that the statutes cut is closed, read, undone and closed again", async ({ page }) => {
  const book = await begin(page);
  for (const [month, entry] of ENTRIES) {
    await page.goto(`/journal/complex?book=${book}&periodo=${month}`);
    await post(page, entry);
  }
  const results = async (until: string) => {
    const entries = await storedEntries(page);
    return ["4", "5", "3605"].map((account) => balanceOf(entries, account, until));
  };
  await page.goto(`${BOOK}/cierre?book=${book}&ano=2026&corte=q1`);
  await expect(page.getByRole("heading", { name: "Cierre del primer trimestre de 2026" })).toBeVisible();
  await expect(page.getByText("Cierras cada trimestre, por los estatutos.")).toBeVisible();
  await looks(page);
  await page.getByRole("button", { name: "Cerrar el primer trimestre de 2026" }).click();
  await expect(page.getByRole("heading", { name: "El primer trimestre de 2026 está cerrado" })).toBeVisible();
  await looks(page);
  // What the quarter earned is 3605; April stays open.
  expect(await results("2026-03")).toEqual([0, 0, -2_500_000]);
  expect(await results("2026-04")).toEqual([-700_000, 0, -2_500_000]);

  await test.step("its statements still tell the quarter", async () => {
    const period = "desde=2026-01-01&hasta=2026-03-31";
    await page.goto(`${BOOK}/estados?book=${book}&statement=balance&${period}`);
    const sheet = page.getByRole("article");
    await expect(sheet.getByRole("row", { name: /^Resultado del ejercicio/ })).toContainText("2.500.000");
    await page.goto(`${BOOK}/estados?book=${book}&statement=income&${period}`);
    await expect(sheet).toContainText("4.000.000");
    await expect(sheet).toContainText("2.500.000");
  });

  await test.step("undone by its own press, and closed again", async () => {
    await page.goto(`${BOOK}/cierre?book=${book}&ano=2026&corte=q1`);
    await page.getByRole("button", { name: "Deshacer el cierre" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Deshacer el cierre" }).click();
    await expect(page.getByRole("button", { name: "Cerrar el primer trimestre de 2026" })).toBeVisible();
    expect(await results("2026-03")).toEqual([-4_000_000, 1_500_000, 0]);
    await page.getByRole("button", { name: "Cerrar el primer trimestre de 2026" }).click();
    await expect(
      page.getByRole("heading", { name: "El primer trimestre de 2026 está cerrado" }),
    ).toBeVisible();
    expect(await results("2026-03")).toEqual([0, 0, -2_500_000]);
  });

  await test.step("the year's closing takes only what came after", async () => {
    await page.goto(`${BOOK}/cierre?book=${book}&ano=2026&corte=q2`);
    await page.getByRole("button", { name: "Cerrar el segundo trimestre de 2026" }).click();
    await expect(
      page.getByRole("heading", { name: "El segundo trimestre de 2026 está cerrado" }),
    ).toBeVisible();
    expect(await results("2026-06")).toEqual([0, 0, -3_200_000]);
  });
});
