import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { ReconciliationScreen } from "#features/reconciliation/reconciliation-screen.tsx";
import { reconciliationTexts as texts } from "#features/reconciliation/texts.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { content } from "#tests/support/builders.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";
import { inStorage } from "#tests/support/in-storage.tsx";
import { BANK } from "#tests/support/reconciliation/bank-lines.ts";
import { typeInto } from "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  const entry = content("2026-10-02", BANK, "4135", 500);
  const head = { id: newId("command"), bookId, entryId: newId("entry") };
  await postEntry(storage, { ...head, origin: "journal", content: entry });
  return () => storage.close();
});

const EXTRACT = [
  "Bancolombia",
  "Fecha;Descripción;Valor;Saldo",
  "02/10/2026;CONSIGNACION;500;500",
  "31/10/2026;IMPTO GOBIERNO 4X1000;-2;498",
  "31/10/2026;TRANSFERENCIA;30;528",
  "32/10/2026;MALA;1;529",
].join("\n");

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("IM-57 says of the plan of a loan's payments what it is, and asks nothing of its columns", async () => {
  const Wrap = inStorage(storage);
  const search = { book: bookId, cuenta: BANK as AccountCode, periodo: month("2026-10") };
  await renderInRouter(
    <Wrap>
      <ReconciliationScreen search={search} onSearch={() => {}} tabs={null} />
    </Wrap>,
  );
  expect(await screen.findByText(texts.empty)).toBeTruthy();
  press(texts.bring);
  const plan = "Tabla de amortización\nCuota;Fecha;Intereses;Abono a capital\n1;05/10/2026;265.000;520.000";
  typeInto(screen.getByLabelText(texts.dialog.paste), plan);
  expect(await screen.findByText(/^Este es el extracto de un crédito/)).toBeTruthy();
  expect(screen.queryByText(texts.dialog.columns)).toBeNull();
  // Nothing of it can be kept, and the button says so.
  expect(screen.getByRole("button", { name: texts.dialog.save(0) }).hasAttribute("disabled")).toBe(true);
});

it("CB-03, CB-05, CB-06: keeps a pasted extract, joins what is proposed and records what the bank did", async () => {
  const Wrap = inStorage(storage);
  const search = { book: bookId, cuenta: BANK as AccountCode, periodo: month("2026-10") };
  await renderInRouter(
    <Wrap>
      <ReconciliationScreen search={search} onSearch={() => {}} tabs={null} />
    </Wrap>,
  );
  expect(await screen.findByText(texts.empty)).toBeTruthy();
  press(texts.bring);
  typeInto(screen.getByLabelText(texts.dialog.paste), EXTRACT);
  expect(await screen.findByText("Bancolombia: 3 movimientos de octubre")).toBeTruthy();
  expect(screen.getByText("Fila 6: «32/10/2026» no es una fecha.")).toBeTruthy();
  press(texts.dialog.save(3));
  await screen.findByRole("heading", { name: /^Sugeridas 1/ });
  expect(screen.getByText("Mismo valor y día")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe(
    "Para cerrar: aceptar 1 sugerida y registrar 1 asiento.",
  );
  // A group folds and unfolds by its head.
  press("Sugeridas 1");
  expect(screen.queryByRole("button", { name: "Sí es: CONSIGNACION" })).toBeNull();
  press("Sugeridas 1");
  press("Sí es: CONSIGNACION");
  await screen.findByRole("heading", { name: /^Conciliadas 1/ });
  expect(screen.getByText("Gravamen 4x1.000: 0,4 % de unos $ 500")).toBeTruthy();
  const row = (name: string) =>
    [...(screen.getByRole("rowheader", { name }).closest("tr")?.querySelectorAll("td") ?? [])].map(
      ({ textContent }) => textContent,
    );
  // Each line that lies between is told apart, and what the proposed entries leave of it.
  expect(row("Más: IMPTO GOBIERNO 4X1000, sin asiento")).toEqual(["2", "—"]);
  expect(row("Menos: TRANSFERENCIA, sin asiento")).toEqual(["(30)", "(30)"]);
  press("Registrar: IMPTO GOBIERNO 4X1000");
  await screen.findByRole("heading", { name: /^Conciliadas 2/ });
  expect(screen.getByText(/Extracto y libro concuerdan/)).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe(
    "Se puede cerrar, pero 1 movimiento del banco queda sin asiento.",
  );
  press(texts.close);
  await waitFor(() => expect(screen.getByText(/está conciliado/)).toBeTruthy());
  press(texts.reopen);
  await screen.findByRole("button", { name: "Separar: CONSIGNACION" });
  const [extract] = await storage.db.extracts.toArray();
  expect(extract).toMatchObject({ opening: 0, closing: 528, bank: "Bancolombia" });
  expect(extract?.closed).toBeUndefined();
});
