import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { LoanPlan } from "#domain/recurring/recurring.ts";
import { FrontDoor } from "#features/book-statements/front-door/front-door.tsx";
import { notesTexts as texts } from "#features/book-statements/notes/texts.ts";
import { StorageContext } from "#session/storage/use-storage.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { restateFigures } from "#storage/commands/books/restate-figures.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { saveRecurring } from "#storage/commands/recurring/save-recurring.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { getCompany } from "#storage/queries/books/books.ts";
import { content } from "#tests/support/builders.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { typeInto } from "#tests/support/render.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let companyId: CompanyId;
let bookId: BookId;

const command = () => storage.newId("command");
const reporting = async () => (await getCompany(storage, companyId))?.reporting;

beforeEach(async () => {
  storage = await openTestStorage();
  [companyId, bookId] = [storage.newId("company"), storage.newId("book")];
  must(await createCompany(storage, { id: command(), companyId, name: "La Sabana" }));
  return () => storage.close();
});

async function shown(owned: boolean, more: () => Promise<void> = async () => undefined): Promise<void> {
  const place = { companyId: owned ? companyId : null, name: "Diario", chart: "puc" as const };
  must(await createBook(storage, { id: command(), bookId, ...place }));
  const sale = content("2026-11-03", "1105", "4135", 500_000);
  const entryId = storage.newId("entry");
  must(await postEntry(storage, { id: command(), bookId, entryId, content: sale, origin: "journal" }));
  await more();
  await renderInRouter(
    <StorageContext value={storage}>
      <FrontDoor search={{ book: bookId, notas: true }} onSearch={() => undefined} below={<p>debajo</p>} />
    </StorageContext>,
  );
  await screen.findByRole("region", { name: texts.title });
}

/** Where a note of one's own can stand: only before a note that is there. */
function placesOffered(): string[] {
  fireEvent.click(screen.getByRole("button", { name: texts.own.add }));
  const form = within(screen.getByRole("form", { name: texts.own.add }));
  const offered = [...form.getByRole("combobox").querySelectorAll("option")].map(({ value }) => value);
  fireEvent.click(form.getByRole("button", { name: texts.cancel }));
  return offered;
}

const note = (name: RegExp) => screen.findByRole("article", { name });

describe("the notes of the front door", () => {
  it("AC-92 show text, questions and figures; a text is edited in place and taken back to the template", async () => {
    await shown(true);
    const cash = await note(/^Nota 4\. Efectivo/);
    expect(within(cash).getByRole("table").textContent).toContain("500.000");
    expect(screen.queryByText("debajo")).toBeNull();
    expect((await note(/^Nota 1\./)).textContent).toContain("[¿cuál es el NIT?]");

    fireEvent.click(within(cash).getByRole("button", { name: /^Editar Nota 4/ }));
    const field = within(cash).getByRole("textbox");
    expect(document.activeElement).toBe(field);
    typeInto(field, "Hay {total} en caja al {corte}. {otro}");
    expect(cash.textContent).toContain(texts.unknown(["otro"]));
    fireEvent.click(within(cash).getByRole("button", { name: texts.save }));
    await waitFor(async () => expect((await note(/^Nota 4/)).textContent).toContain("500.000 en caja al"));
    expect(await reporting()).toMatchObject({ notes: [{ note: "cash", year: 2026 }] });

    fireEvent.click(within(await note(/^Nota 4/)).getByRole("button", { name: /^Editar/ }));
    fireEvent.click(screen.getByRole("button", { name: texts.reset }));
    await waitFor(async () => expect(await reporting()).toBeUndefined());
    await waitFor(async () =>
      expect((await note(/^Nota 4/)).textContent).toContain("dinero en caja, en bancos"),
    );
  });

  it("AC-96 the note of financial obligations tells what is paid within a year", async () => {
    await shown(true, async () => {
      const owed = content("2026-01-02", "1110", "2105", 36_000_000);
      const ids = { id: command(), bookId, entryId: storage.newId("entry") };
      must(await postEntry(storage, { ...ids, content: owed, origin: "journal" }));
      const code = (text: string) => text as AccountCode;
      const accounts = { debt: code("2105"), interest: code("5305"), money: code("1110") };
      const terms = { method: "german" as const, principal: pesos(36_000_000), rate: 1, months: 36 };
      const plan: LoanPlan = { kind: "loan", ...accounts, ...terms };
      const head = { description: "Crédito de la moto", first: day("2026-01-15"), last: null };
      const fields = { ...head, state: "active" as const, plan };
      const recurring = { id: command(), bookId, recurringId: storage.newId("recurring"), fields };
      must(await saveRecurring(storage, { ...recurring, version: null }));
    });
    const debt = await note(/Obligaciones financieras$/);
    await within(debt).findByText(/^Lo que vence en doce meses/);
    const row = within(debt).getByText("Crédito de la moto").closest("tr");
    expect(row?.textContent).toContain("12.000.000");
  });

  it("AC-91 a note left out is offered again, and Escape gives up what was typed", async () => {
    await shown(true);
    const last = await note(/Contingencias$/);
    fireEvent.click(within(last).getByRole("button", { name: /^Editar/ }));
    typeInto(within(last).getByRole("textbox"), "Otra cosa");
    fireEvent.keyDown(within(last).getByRole("textbox"), { key: "Escape" });
    await waitFor(() => expect(document.activeElement).toBe(within(last).getByRole("heading", { level: 4 })));
    expect(await reporting()).toBeUndefined();
    fireEvent.click(within(await note(/Contingencias$/)).getByRole("button", { name: /^Editar/ }));
    typeInto(screen.getByRole("textbox"), "");
    fireEvent.click(screen.getByRole("button", { name: texts.save }));
    fireEvent.click(await screen.findByRole("button", { name: texts.include("Contingencias") }));
    await note(/Contingencias$/);
    expect(await reporting()).toBeUndefined();
  });

  it("AC-94 a note of one's own is added where it belongs, edited, and removed with undo", async () => {
    await shown(true);
    fireEvent.click(screen.getByRole("button", { name: texts.own.add }));
    const form = screen.getByRole("form", { name: texts.own.add });
    fireEvent.click(within(form).getByRole("button", { name: texts.save }));
    expect(form.textContent).toContain(texts.own.noTitle);
    expect(form.textContent).toContain(texts.own.noText);
    typeInto(within(form).getByRole("textbox", { name: /^Título/ }), "Partes relacionadas");
    typeInto(within(form).getByRole("textbox", { name: texts.own.text }), "{empresa} no tiene.");
    fireEvent.change(within(form).getByRole("combobox"), { target: { value: "contingencies" } });
    fireEvent.click(within(form).getByRole("button", { name: texts.save }));
    const own = await note(/^Nota 7\. Partes relacionadas$/);
    expect(own.textContent).toContain("La Sabana no tiene.");
    await note(/^Nota 8\. Contingencias$/);

    fireEvent.click(within(own).getByRole("button", { name: /^Editar Nota 7/ }));
    typeInto(within(own).getByRole("textbox", { name: texts.own.text }), "Hay una.");
    fireEvent.click(within(own).getByRole("button", { name: texts.save }));
    await screen.findByText("Hay una.", { selector: "p" });
    fireEvent.click(await screen.findByRole("button", { name: /^Editar Nota 7/ }));
    fireEvent.click(screen.getByRole("button", { name: texts.own.remove }));
    await note(/^Nota 7\. Contingencias$/);
    expect(await reporting()).toBeUndefined();
  });

  it("AC-94 a note is left out with a reason, which stands in its place, and brought back", async () => {
    await shown(true);
    fireEvent.click(screen.getByRole("button", { name: /^No presentar «Nota 4/ }));
    const form = screen.getByRole("form", { name: /^No presentar/ });
    fireEvent.click(within(form).getByRole("button", { name: texts.leaveOut.save }));
    expect(form.textContent).toContain(texts.leaveOut.missing);
    typeInto(within(form).getByRole("textbox"), "No es material.");
    fireEvent.click(within(form).getByRole("button", { name: texts.leaveOut.save }));
    await waitFor(async () =>
      expect((await note(/^Nota 4/)).textContent).toContain("No se presenta: No es material."),
    );
    expect(within(await note(/^Nota 4/)).queryByRole("table")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: /^Presentar de nuevo Nota 4/ }));
    await waitFor(async () => expect(within(await note(/^Nota 4/)).getByRole("table")).toBeTruthy());
    expect(screen.queryByRole("button", { name: /^No presentar «Nota 1/ })).toBeNull();

    fireEvent.click(screen.getByRole("button", { name: /^No presentar «Nota \d+\. Contingencias/ }));
    typeInto(screen.getByRole("textbox", { name: texts.leaveOut.why }), "No hay ninguna.");
    fireEvent.click(screen.getByRole("button", { name: texts.leaveOut.save }));
    const list = await screen.findByRole("region", { name: texts.leaveOut.title });
    expect(list.textContent).toContain("No hay ninguna.");
    fireEvent.click(within(list).getByRole("button", { name: texts.include("Contingencias") }));
    await note(/Contingencias$/);
  });

  it("UX-09 the keyboard stays where it was when what has the focus goes", async () => {
    await shown(true);
    const press = (button: HTMLElement) => {
      button.focus();
      fireEvent.click(button);
    };
    const held = async (words: RegExp) =>
      waitFor(() => expect(document.activeElement?.textContent).toMatch(words));
    press(screen.getByRole("button", { name: texts.own.add }));
    typeInto(screen.getByRole("textbox", { name: /^Título/ }), "Partes relacionadas");
    typeInto(screen.getByRole("textbox", { name: texts.own.text }), "No tiene.");
    fireEvent.click(screen.getByRole("button", { name: texts.save }));
    const own = await note(/Partes relacionadas$/);
    const before = own.previousElementSibling?.querySelector("h4")?.textContent ?? "none";
    press(within(own).getByRole("button", { name: /^Editar/ }));
    press(within(own).getByRole("button", { name: texts.own.remove }));
    await waitFor(() => expect(own.isConnected).toBe(false));
    await held(new RegExp(`^${before}$`));

    press(screen.getByRole("button", { name: /^No presentar «Nota 4/ }));
    typeInto(screen.getByRole("textbox"), "No es material.");
    press(screen.getByRole("button", { name: texts.leaveOut.save }));
    press(await screen.findByRole("button", { name: /^Presentar de nuevo Nota 4/ }));
    await waitFor(async () => expect(within(await note(/^Nota 4/)).getByRole("table")).toBeTruthy());
    await held(/^Nota 4/);

    press(screen.getByRole("button", { name: /^No presentar «Nota \d+\. Contingencias/ }));
    typeInto(screen.getByRole("textbox", { name: texts.leaveOut.why }), "No hay ninguna.");
    press(screen.getByRole("button", { name: texts.leaveOut.save }));
    const list = await screen.findByRole("region", { name: texts.leaveOut.title });
    await held(/^Nota \d/);
    press(within(list).getByRole("button", { name: texts.include("Contingencias") }));
    await note(/Contingencias$/);
    await held(/^Nota \d/);
  });

  it("UX-07 a figure of a note opens its accounts, their entries and the entry, and closes where it was pressed", async () => {
    await shown(true);
    const cash = await note(/^Nota 4/);
    const [account, total] = within(cash).getAllByRole("button", { name: /500\.000/ });
    if (!account || !total) throw new Error("no figures");
    fireEvent.click(total);
    expect(total.getAttribute("aria-expanded")).toBe("true");
    expect(account.getAttribute("aria-expanded")).toBe("false");
    const panel = await screen.findByRole("dialog");
    fireEvent.click(within(panel).getByRole("button", { name: /1105/ }));
    fireEvent.click(await within(panel).findByRole("button", { name: /N\.?º? ?1|Asiento/ }));
    expect(panel.textContent).toContain("4135");
    fireEvent.click(total);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("AC-93 the group is a choice of the company", async () => {
    await shown(true);
    fireEvent.change(screen.getByRole("combobox", { name: texts.framework }), { target: { value: "micro" } });
    await waitFor(async () => expect((await note(/^Nota 2\./)).textContent).toContain("microempresas"));
    expect(await reporting()).toEqual({ framework: "micro" });
  });

  it("AC-95 a figure of the compared year is restated, told in its note, and taken back", async () => {
    const place = { companyId, name: "Diario", chart: "puc" as const };
    must(await createBook(storage, { id: command(), bookId, ...place }));
    for (const each of [
      content("2025-02-01", "1524", "3105", 6_000_000),
      content("2026-11-03", "1105", "4135", 500_000),
    ]) {
      const entryId = storage.newId("entry");
      must(await postEntry(storage, { id: command(), bookId, entryId, content: each, origin: "journal" }));
    }
    await renderInRouter(
      <StorageContext value={storage}>
        <FrontDoor search={{ book: bookId, notas: true }} onSearch={() => undefined} />
      </StorageContext>,
    );
    const region = await screen.findByRole("region", { name: texts.restated.title });
    // AC-93: each framework has its own way of correcting.
    expect(region.textContent).toContain("contra resultados acumulados");
    const choose = (value: string) =>
      fireEvent.change(screen.getByRole("combobox", { name: texts.framework }), { target: { value } });
    choose("micro");
    await waitFor(() => expect(region.textContent).toContain("en el resultado del año en que se descubre"));
    expect(region.textContent).not.toContain("contra resultados acumulados");
    choose("pymes");
    await waitFor(() => expect(region.textContent).toContain("contra resultados acumulados"));
    fireEvent.click(within(region).getByRole("button", { name: texts.restated.add }));
    // The keyboard stays: Escape gives the place back to the heading.
    expect(document.activeElement?.closest("form")).not.toBeNull();
    fireEvent.keyDown(document.activeElement as Element, { key: "Escape" });
    await waitFor(() => expect(document.activeElement).toBe(region.querySelector("h4")));
    fireEvent.click(within(region).getByRole("button", { name: texts.restated.add }));
    const form = within(region).getByRole("form");
    fireEvent.click(within(form).getByRole("button", { name: texts.restated.save }));
    expect(form.textContent).toContain(texts.restated.problems.account);
    expect(placesOffered()).toEqual(["contingencies", "subsequent-events", "going-concern", "end"]);
    must(
      await restateFigures(storage, {
        id: command(),
        bookId,
        restatement: storage.newId("restatement"),
        said: {
          day: day("2025-02-01"),
          debit: "5160" as AccountCode,
          credit: "1592" as AccountCode,
          amount: pesos(600_000),
          cause: "error",
          reason: "Sin depreciar",
        },
      }),
    );
    const told = await note(/Cifras reexpresadas de períodos anteriores$/);
    expect(placesOffered()[0]).toBe("restatement");
    expect(told.textContent).toContain("Corrección de un error de 2025: Sin depreciar.");
    expect(within(told).getByRole("row", { name: /^Propiedades, planta y equipo/ }).textContent).toContain(
      "5.400.000",
    );
    fireEvent.click(within(region).getByRole("button", { name: texts.restated.removeName("Sin depreciar") }));
    expect(document.activeElement).toBe(region.querySelector("h4"));
    await waitFor(() => expect(screen.queryByText(/Corrección de un error de 2025/)).toBeNull());
    // One of a year that is not compared is named, and counted once it is carried.
    const said = { day: day("2023-02-01"), amount: pesos(400_000), cause: "error" as const, reason: "Vieja" };
    const accounts = { debit: "5160" as AccountCode, credit: "1592" as AccountCode };
    const old = { id: command(), bookId, restatement: storage.newId("restatement") };
    must(await restateFigures(storage, { ...old, said: { ...said, ...accounts } }));
    fireEvent.click(
      await within(region).findByRole("button", { name: texts.restated.carryName("Vieja", 2025) }),
    );
    const counted = await note(/Cifras reexpresadas de períodos anteriores$/);
    expect(counted.textContent).toContain("Vieja (de 2023). $\u00a0400.000 al débito de 3705");
    expect(within(region).queryByText(texts.restated.earlier(1, 2025))).toBeNull();
  });

  it("AC-95 the small sheets mark a figure that is restated, and equity tells by how much", async () => {
    must(await createBook(storage, { id: command(), bookId, companyId, name: "Diario", chart: "puc" }));
    for (const each of [
      content("2025-02-01", "1524", "3105", 6_000_000),
      content("2026-11-03", "1105", "4135", 500_000),
    ]) {
      const entryId = storage.newId("entry");
      must(await postEntry(storage, { id: command(), bookId, entryId, content: each, origin: "journal" }));
    }
    const days = { desde: day("2026-01-01"), hasta: day("2026-12-31") };
    const search = { book: bookId, comparar: "anterior", ...days } as const;
    await renderInRouter(
      <StorageContext value={storage}>
        <FrontDoor search={search} onSearch={() => undefined} />
      </StorageContext>,
    );
    const sheet = async (name: string) => within(await screen.findByRole("region", { name }));
    const balance = await sheet("Balance General");
    expect(balance.queryByText(/reexpresado/)).toBeNull();
    const said = {
      day: day("2025-02-01"),
      debit: "5160" as AccountCode,
      credit: "1592" as AccountCode,
      amount: pesos(600_000),
      cause: "error",
      reason: "Sin depreciar",
    } as const;
    must(
      await restateFigures(storage, {
        id: command(),
        bookId,
        restatement: storage.newId("restatement"),
        said,
      }),
    );
    const marked = await balance.findByText(/\(reexpresado\)$/);
    expect(marked.parentElement?.textContent).toContain("5.400.000");
    for (const name of ["Estado de Resultados", "Estado de Patrimonio"])
      expect((await sheet(name)).getByText(/\(reexpresado\)$/)).toBeDefined();
    const adjusted = (await sheet("Estado de Patrimonio")).getByText("Reexpresión");
    expect(adjusted.parentElement?.textContent).toContain("(600.000)");
  });

  it("of a book without a company are shown, and say why they cannot be edited", async () => {
    await shown(false);
    await note(/^Nota 4/);
    expect(screen.getByText(texts.noCompany)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Editar/ })).toBeNull();
  });
});
