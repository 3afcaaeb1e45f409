import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import { BookStatementScreen } from "#features/book-statements/book-statement-screen.tsx";
import { notesTexts as texts } from "#features/book-statements/notes/texts.ts";
import type { BookStatementSearch } from "#features/book-statements/statement-search.ts";
import { StorageContext } from "#session/storage/use-storage.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { content } from "#tests/support/builders.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  storage = await openTestStorage();
  bookId = await openTestBook(storage);
  for (const [date, debit, credit, amount] of [
    ["2026-02-01", "1110", "3105", 9_000],
    ["2026-03-01", "1305", "4135", 500],
    ["2026-04-01", "1524", "1110", 2_000],
  ] as const)
    must(
      await postEntry(storage, {
        id: storage.newId("command"),
        bookId,
        entryId: storage.newId("entry"),
        content: content(date, debit, credit, amount),
        origin: "journal",
      }),
    );
  return () => storage.close();
});

let address: BookStatementSearch;

function Addressed({ first }: { readonly first: BookStatementSearch }) {
  const [search, setSearch] = useState(first);
  address = search;
  return (
    <StorageContext value={storage}>
      <BookStatementScreen search={search} onSearch={setSearch} tabs={null} />
    </StorageContext>
  );
}

async function shown(statement: StatementKind, more: BookStatementSearch = {}): Promise<void> {
  const first = { statement, book: bookId, desde: day("2026-01-01"), hasta: day("2026-12-31"), ...more };
  await renderInRouter(<Addressed first={first} />);
  await screen.findByRole("table");
}

const numbers = () => screen.getAllByRole("button", { name: /^Nota \d+$/ });
const opened = async (title: RegExp) => within(await screen.findByRole("region", { name: title }));

describe("the numbers of notes on a statement", () => {
  it.each(["balance", "income", "cash", "equity"] as const)(
    "AC-90 UX-09 are buttons that open the note: %s",
    async (kind) => {
      await shown(kind);
      for (const number of numbers()) {
        const name = number.textContent ?? "";
        fireEvent.click(number);
        await screen.findByRole("heading", { name: texts.ofNumber(Number(name)) });
        expect(number.getAttribute("aria-expanded")).toBe("true");
        const link = await screen.findByRole("link", { name: texts.openAll });
        expect(link.getAttribute("href")).toMatch(/notas=true.*#nota-[a-z-]+$/);
        expect(screen.queryByText(texts.unknownNote)).toBeNull();
        fireEvent.click(number);
        await waitFor(() => expect(address.linea).toBeUndefined());
      }
      expect(numbers().length).toBeGreaterThan(0);
    },
  );

  it("AC-90 the panel has the note's words and figures, an address opens it, and a note that is not there opens nothing", async () => {
    await shown("balance", { linea: "nota-6" });
    const note = await opened(/^Propiedades, planta y equipo$/);
    const [table, movement] = note.getAllByRole("table");
    expect(table?.textContent).toContain("2.000");
    expect(movement?.textContent).toContain("Adiciones");
  });

  it("AC-90 an address with a number that no line cites shows the statement alone", async () => {
    await shown("balance", { linea: "nota-99" });
    expect(screen.queryByRole("link", { name: texts.openAll })).toBeNull();
  });

  it("UX-09 a figure's panel has the note too, as a step with its way back, and the reconciliation with the balance", async () => {
    await shown("cash", { linea: "change-receivables" });
    const tie = await opened(/^Conciliación con el balance$/);
    expect(tie.getByText("Deudores comerciales al final").parentElement?.textContent).toContain("500");
    expect(tie.getByText("Concuerda con el balance")).toBeDefined();
    const go = screen.getByRole("button", { name: texts.openNumber(5) });
    fireEvent.click(go);
    await screen.findByRole("link", { name: texts.openAll });
    expect(screen.queryByRole("region", { name: /^Conciliación/ })).toBeNull();
    const trail = within(screen.getByRole("navigation", { name: "Camino" }));
    fireEvent.click(trail.getByRole("button"));
    await opened(/^Conciliación con el balance$/);
  });

  it("AC-90 are not there, nor their links, where the person hides them", async () => {
    await shown("balance", { sinNotas: true });
    expect(screen.queryAllByRole("button", { name: /^Nota \d+$/ })).toHaveLength(0);
  });
});
