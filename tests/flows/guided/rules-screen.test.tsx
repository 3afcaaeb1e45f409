import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { RulesScreen } from "#flows/guided/rules/rules-screen.tsx";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { inStorage } from "#tests/support/in-storage.tsx";
import { code, companyRule } from "#tests/support/records/company-rules.ts";
import { typeInto } from "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  return () => storage.close();
});

async function show(): Promise<void> {
  const book = await storage.db.books.get(bookId);
  if (book === undefined) throw new Error("a book");
  render(<RulesScreen open={{ book, company: null, chart: pucChart() }} />, { wrapper: inStorage(storage) });
}

const fill = (dialog: HTMLElement, label: string, text: string) =>
  typeInto(within(dialog).getByLabelText(label), text);

it("makes a rule by hand, says what is wrong in it, switches it off and deletes it (AR-06)", async () => {
  await show();
  fireEvent.click(await screen.findByRole("button", { name: "Nueva regla" }));
  const dialog = await screen.findByRole("dialog");
  fireEvent.click(within(dialog).getByRole("button", { name: "Guardar" }));
  await within(dialog).findByText(/Di al menos una condición/);
  within(dialog).getByText(/Di al menos una cosa/);
  expect(await storage.db.rules.count()).toBe(0);
  fill(dialog, "Palabras", "tintos");
  fill(dialog, "A nombre de", "Café Sur");
  fireEvent.change(within(dialog).getByLabelText("IVA"), { target: { value: "19" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Guardar" }));
  await screen.findByText("Sale plata, dice «tintos» → con Café Sur, IVA 19 % incluido");
  screen.getByText("Todavía no se ha usado.");
  fireEvent.click(screen.getByRole("button", { name: "Apagar tintos" }));
  await screen.findByText("Apagada");
  fireEvent.click(screen.getByRole("button", { name: "Encender tintos" }));
  await screen.findByRole("button", { name: "Apagar tintos" });
  fireEvent.click(screen.getByRole("button", { name: "Eliminar tintos" }));
  await screen.findByRole("heading", { name: "Todavía no hay reglas" });
});

it("tells uses, rules that say something else, and accounts that are gone (AR-03)", async () => {
  const own = { bookId, createdAt: 1 };
  const wide = companyRule(
    "1",
    { words: "tintos" },
    { account: code("519520") },
    { ...own, id: newId("rule") },
  );
  const narrow = { ...wide, id: newId("rule"), condition: { ...wide.condition, words: "tintos junta" } };
  await storage.db.rules.bulkPut([
    { ...wide, uses: 3, lastUse: "2026-11-05" as typeof wide.lastUse },
    { ...narrow, outcome: { ...wide.outcome, account: code("519530") } },
    {
      ...wide,
      id: newId("rule"),
      condition: { ...wide.condition, words: "arriendo" },
      outcome: { ...wide.outcome, account: code("51209999") },
    },
  ]);
  await show();
  await screen.findByText("Usada 3 veces, la última el 05/11/2026.");
  screen.getByText(/Dice otra cosa que «tintos junta»; cuando caben las dos, manda la otra/);
  screen.getByText(/Dice otra cosa que «tintos»; cuando caben las dos, manda esta/);
  screen.getByText(/su cuenta se cerró/);
  fireEvent.click(screen.getByRole("button", { name: "Editar arriendo" }));
  const dialog = await screen.findByRole("dialog");
  fill(dialog, "Valor desde", "10");
  fireEvent.click(within(dialog).getByRole("button", { name: "Guardar" }));
  await within(dialog).findByText(/Esa cuenta no recibe asientos/);
  await waitFor(async () => expect(await storage.db.rules.count()).toBe(3));
});
