import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { LoanPlan } from "#domain/recurring/recurring.ts";
import { RecurringScreen } from "#features/recurring/recurring-screen.tsx";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { saveRecurring } from "#storage/commands/recurring/save-recurring.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { content } from "#tests/support/builders.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";
import { inStorage } from "#tests/support/in-storage.tsx";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { typeInto } from "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  const book = await storage.db.books.get(bookId);
  if (book === undefined) throw new Error("a book");
  const Wrapper = inStorage(storage);
  await renderInRouter(
    <Wrapper>
      <RecurringScreen open={{ book, company: null, chart: pucChart() }} />
    </Wrapper>,
  );
  return () => storage.close();
});

async function openForm(): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole("button", { name: "Nuevo recurrente" }));
  return screen.findByRole("dialog");
}

function fill(dialog: HTMLElement, label: string, text: string): void {
  typeInto(within(dialog).getByLabelText(label), text);
}

async function addRent(): Promise<void> {
  const dialog = await openForm();
  fill(dialog, "Nombre", "Arriendo del local");
  fill(dialog, "Valor de cada mes", "900.000");
  fill(dialog, "Primera fecha", "30/09/2026");
  fill(dialog, "Última fecha", "31/10/2026");
  fireEvent.click(within(dialog).getByRole("button", { name: "Guardar" }));
}

it.each([
  ["Préstamo", "Número de cuotas", "El número de cuotas va de 1 a 600."],
  ["Diferido", "Meses", "Los meses van de 1 a 600."],
])("says of what a %s has too few or too many by its own name", async (kind, label, said) => {
  const dialog = await openForm();
  fireEvent.click(within(dialog).getByText(kind));
  for (const count of ["0", "601"]) {
    fill(dialog, label, count);
    fireEvent.click(within(dialog).getByRole("button", { name: "Guardar" }));
    await waitFor(() => expect(within(dialog).getByText(said)).toBeDefined());
  }
});

it("RC-01 proposes missed months, says what hinders one, and registers the others in one press", async () => {
  must(await closeMonth(storage, { id: newId("command"), bookId, month: month("2026-09") }));
  await addRent();
  await screen.findByRole("heading", { name: "2 por registrar" });
  expect(screen.getByText(/eptiembre de 2026 está cerrado/)).toBeDefined();
  expect(screen.getByLabelText("Registrar Arriendo del local del 30/09/2026")).toHaveProperty(
    "disabled",
    true,
  );
  fireEvent.click(screen.getByRole("button", { name: "Registrar 1 asiento" }));
  await screen.findByRole("heading", { name: "1 por registrar" });
  expect((await storage.db.books.get(bookId))?.entries).toBe(1);
  fireEvent.click(screen.getByRole("button", { name: "Saltar Arriendo del local del 30/09/2026" }));
  await screen.findByText("Nada por registrar hoy.");
  fireEvent.click(screen.getByRole("button", { name: "Volver a proponer el 30/09/2026" }));
  await screen.findByRole("heading", { name: "1 por registrar" });
});

it("says what is wrong with what is typed, and writes nothing", async () => {
  const dialog = await openForm();
  fireEvent.click(within(dialog).getByRole("button", { name: "Guardar" }));
  await within(dialog).findByText("Escribe un nombre de hasta 480 caracteres.");
  expect(await storage.db.recurrings.count()).toBe(0);
});

it("shows the table of a loan while it is typed, and keeps it with the record", async () => {
  const dialog = await openForm();
  fireEvent.click(within(dialog).getByRole("radio", { name: "Préstamo" }));
  fill(dialog, "Nombre", "Crédito");
  fill(dialog, "Valor del préstamo", "1.000.000");
  fill(dialog, "Número de cuotas", "3");
  fill(dialog, "Tasa (%)", "2");
  await within(dialog).findByRole("table", { name: "Tabla de pagos" });
  expect(within(dialog).getAllByText("346.755")).toHaveLength(2);
  fireEvent.click(within(dialog).getByRole("button", { name: "Guardar" }));
  await waitFor(async () =>
    expect(await storage.db.recurrings.toArray()).toMatchObject([
      { plan: { kind: "loan", principal: 1_000_000, months: 3, rate: 2, method: "french" } },
    ]),
  );
});

it("RC-06 a loan says what of it waits, and counts a skipped payment as owed until it is proposed again", async () => {
  const accounts = { debt: "2105", interest: "530520", money: "1110" } as never as Pick<
    LoanPlan,
    "debt" | "interest" | "money"
  >;
  const terms = { method: "german", principal: pesos(1_200_000), rate: 0, months: 12 } as const;
  const plan: LoanPlan = { kind: "loan", ...terms, ...accounts };
  const fields = {
    description: "Moto",
    first: day("2026-09-15"),
    last: null,
    state: "active",
    plan,
  } as const;
  const ids = { id: newId("command"), bookId, recurringId: newId("recurring") };
  must(await saveRecurring(storage, { ...ids, fields, version: null, beside: [] }));
  const owed = async (amount: string) => {
    const found = await screen.findByText(new RegExp(`Hoy se deben \\$\\s${amount.replaceAll(".", "\\.")}`));
    return found.textContent?.replace(/\s/g, " ") ?? "";
  };
  expect(await owed("900.000")).not.toContain("saltadas");
  await screen.findByText(/^Falta registrar cuotas que abonan \$\s300\.000 a capital\.$/);
  fireEvent.click(screen.getByRole("button", { name: "Saltar Moto del 15/10/2026" }));
  expect(await owed("1.000.000")).toContain(
    "Incluye $ 100.000 de cuotas saltadas; si las registraste a mano",
  );
  await screen.findByText(/^Falta registrar cuotas que abonan \$\s200\.000 a capital\.$/);
  fireEvent.click(screen.getByRole("button", { name: "Volver a proponer el 15/10/2026" }));
  expect(await owed("900.000")).not.toContain("saltadas");
});

it("RC-01 repeats an entry that was chosen in the journal, from the month after it", async () => {
  cleanup();
  const book = await storage.db.books.get(bookId);
  if (book === undefined) throw new Error("a book");
  const rent = content("2026-10-31", "5120", "1110", 900_000);
  const command = { id: newId("command"), bookId, entryId: newId("entry"), content: rent };
  const entry = must(await postEntry(storage, { ...command, origin: "journal" }));
  const answered = vi.fn();
  render(
    <RecurringScreen
      open={{ book, company: null, chart: pucChart() }}
      repeat={entry.number}
      onRepeated={answered}
    />,
    { wrapper: inStorage(storage) },
  );
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByLabelText("Primera fecha")).toHaveProperty("value", "30/11/2026");
  fireEvent.click(within(dialog).getByRole("button", { name: "Guardar" }));
  await waitFor(async () =>
    expect(await storage.db.recurrings.toArray()).toMatchObject([
      { description: rent.description, first: "2026-11-30", plan: { kind: "monthly", lines: rent.lines } },
    ]),
  );
  await waitFor(() => expect(answered).toHaveBeenCalled());
});

it("UX-42 what a loan cannot be is said at its field, an emptied first day too", async () => {
  const dialog = await openForm();
  const field = (label: string) => within(dialog).getByLabelText<HTMLInputElement>(label);
  fireEvent.click(within(dialog).getByRole("radio", { name: "Préstamo" }));
  fill(dialog, "Nombre", "Crédito");
  fill(dialog, "Valor del préstamo", "1.000.000");
  fill(dialog, "Número de cuotas", "0");
  fill(dialog, "Tasa (%)", "100");
  fill(dialog, "Primera fecha", "");
  fireEvent.blur(field("Primera fecha"));
  const save = () => fireEvent.click(within(dialog).getByRole("button", { name: "Guardar" }));
  save();
  await within(dialog).findByText("Escribe la primera fecha.");
  for (const label of ["Número de cuotas", "Tasa (%)", "Primera fecha"])
    expect([label, field(label).getAttribute("aria-invalid")]).toEqual([label, "true"]);
  expect([field("Número de cuotas").value, field("Tasa (%)").value]).toEqual(["0", "100"]);
  for (const months of ["601", "2,5", "-3"]) {
    fill(dialog, "Número de cuotas", months);
    fireEvent.blur(field("Número de cuotas"));
    expect([months, field("Número de cuotas").getAttribute("aria-invalid")]).toEqual([months, "true"]);
  }
  fill(dialog, "Número de cuotas", "3");
  fill(dialog, "Tasa (%)", "2");
  fill(dialog, "Primera fecha", "15/12/2026");
  save();
  await waitFor(async () => expect(await storage.db.recurrings.count()).toBe(1));
});

it("RC-01 a cost of each month that its own account pays is refused at both", async () => {
  const dialog = await openForm();
  fill(dialog, "Nombre", "Arriendo");
  fill(dialog, "Valor de cada mes", "900.000");
  const money = within(dialog).getByLabelText("Sale de");
  typeInto(money, "5120");
  fireEvent.keyDown(money, { key: "Enter" });
  fireEvent.click(within(dialog).getByRole("button", { name: "Guardar" }));
  await waitFor(() =>
    expect(within(dialog).getAllByText("Elige cuentas distintas en cada casilla.")).toHaveLength(2),
  );
  expect(await storage.db.recurrings.count()).toBe(0);
});
