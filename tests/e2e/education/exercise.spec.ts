import type { Page } from "@playwright/test";
import type { SolutionEntry, SolutionLine } from "#domain/exercises/exercise.ts";
import { makeExercise } from "#domain/exercises/templates/all.ts";
import { expect, test } from "../support/app.ts";
import { serveDist } from "../support/browser/serve-dist.ts";
import { waitUntilOfflineReady } from "../support/browser/service-worker.ts";
import { entryRow, post, type TypedEntry } from "../support/journal.ts";
import { fits, looks } from "../support/looks.ts";
import { SERVER_GONE } from "../support/problems.ts";

const ID = "withholding-purchase";
const EXERCISE = `/educacion/dashboard?type=student&section=exercises&ejercicio=${ID}--1`;
const made = makeExercise(ID, 1, 1);
if (made === null) throw new Error(`no exercise ${ID}`);
const [CREDIT, CASH] = made.solution.entries as [SolutionEntry, SolutionEntry];
const TITLE = made.case.title;

const signed = ({ side, amount }: SolutionLine): number => (side === "debit" ? amount : -amount);

function typed(
  entry: SolutionEntry,
  description: string,
  change: (line: SolutionLine) => number,
): TypedEntry {
  const day = String(Number(entry.date.slice(8)));
  return {
    date: day,
    reference: "FC-1",
    description,
    lines: entry.lines.map((line) => [line.account, change(line)]),
  };
}

/** The withholding taken on the total with IVA, and what is owed by that much less. */
function onTheTotal(): TypedEntry {
  const vat = CREDIT.lines.find(({ account }) => account.startsWith("2408"))?.amount ?? 0;
  const withheld = CREDIT.lines.find(({ account }) => account.startsWith("2365"))?.amount ?? 0;
  const more = Math.round(vat * 0.025);
  return typed(CREDIT, "Compra a crédito", (line) => {
    if (line.account.startsWith("2365")) return -(withheld + more);
    return line.account.startsWith("2205") ? -(line.amount - more) : signed(line);
  });
}

async function startWriting(page: Page): Promise<void> {
  await page.getByText(/^Nueva línea/).click();
  await expect(page.getByLabel("Fecha")).toBeFocused();
}

async function handIn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Entregar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Entregar" }).click();
}

test("ED-50 a student solves an exercise by keyboard, reads the mistake, corrects it and gets 5,0", async ({
  page,
}) => {
  await page.goto("/educacion/dashboard?type=student&section=exercises");
  await page.getByRole("searchbox", { name: "Buscar un ejercicio" }).fill("comprar retenciones");
  await page.getByRole("button", { name: TITLE }).click();
  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
  await startWriting(page);
  await post(page, typed(CASH, "Compra de contado", signed));
  await post(page, onTheTotal());

  await page.reload();
  await expect(entryRow(page, "Compra a crédito")).toBeVisible();
  await expect(entryRow(page, "Compra de contado")).toBeVisible();
  await page.getByRole("button", { name: "Ver una pista" }).click();
  await expect(page.getByText("1 de 3 usadas")).toBeVisible();
  await looks(page, { widths: [1440] });

  await handIn(page);
  await expect(page.getByRole("heading", { name: "Tu resultado" })).toBeFocused();
  await expect(page.getByText("Base de retención equivocada.")).toBeVisible();
  await expect(page.getByText("Consecuencia de otra línea.")).toBeVisible();
  await expect(page.getByText("Calificado automáticamente")).toBeVisible();
  await expect(page.getByRole("table", { name: "Cómo se calculó tu nota" })).toContainText("Valores5 de 7");
  await looks(page);

  // The result is kept as the work is.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(page.getByText("Base de retención equivocada.")).toBeVisible();
  await page.getByRole("button", { name: "Corregir y volver a entregar" }).click();
  await entryRow(page, "Compra a crédito").getByRole("button").click();
  await page.getByRole("menuitem", { name: "Eliminar" }).click();
  await expect(entryRow(page, "Compra a crédito")).toBeHidden();
  await expect(entryRow(page, "Compra de contado")).toBeVisible();
  await startWriting(page);
  await post(page, typed(CREDIT, "Compra a crédito", signed));
  await handIn(page);
  await expect(page.getByText("Todo está correcto.")).toBeVisible();
  await expect(page.getByText("Nota: 5,0 de 5,0.")).toBeAttached();

  await page.getByRole("button", { name: "Volver a los ejercicios" }).click();
  await expect(page.getByRole("button", { name: TITLE })).toContainText("Resuelto");
});

test("ED-52 on a phone the case, the book and the result are tabs, and an unfinished work may be handed in", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(EXERCISE);
  await expect(page.getByRole("tab", { name: "Caso" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText(CREDIT.text)).toBeVisible();
  await looks(page, { widths: [390] });
  await page.getByRole("tab", { name: "Caso" }).press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Asiento" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Agregar línea" })).toBeVisible();
  await looks(page, { widths: [390] });
  await page.getByRole("button", { name: "Entregar" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("No has registrado ningún asiento.");
  await question.getByRole("button", { name: "Entregar" }).click();
  await expect(page.getByRole("tab", { name: "Resultado" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("Nota: 0,0 de 5,0.")).toBeAttached();
  await expect(page.getByText("Operación sin registrar").first()).toBeVisible();
  await fits(page);
});

test("ED-110 a task of the sample, graded here as often as one likes, counts no attempts", async ({
  page,
}) => {
  await page.goto("/educacion/dashboard?type=student");
  await page.getByRole("listitem").filter({ hasText: "Estados NIIF" }).getByRole("button").click();
  await expect(page.getByRole("button", { name: "Entregar" })).toBeVisible();
  await expect(page.getByText("Estados NIIF", { exact: true })).toBeVisible();
  await expect(page.getByText(/Intento \d/)).toHaveCount(0);
  await handIn(page);
  await expect(page.getByText(/Puedes intentarlo las veces que quieras/)).toBeVisible();
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("an exercise opens and keeps what is written", async ({ page, problems }) => {
    const host = await serveDist();
    problems.alsoAt(host.url);
    problems.allow(SERVER_GONE);
    await page.goto(`${host.url}/educacion`);
    await waitUntilOfflineReady(page);
    await host.stop();
    await page.goto(host.url + EXERCISE);
    await startWriting(page);
    await post(page, typed(CASH, "Compra de contado", signed));
    await page.reload();
    await expect(entryRow(page, "Compra de contado")).toBeVisible();
  });
});
