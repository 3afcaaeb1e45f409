import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { makeId } from "#domain/kernel/ids.ts";
import { JOURNAL_COLUMNS } from "#features/journal/columns/journal-columns.ts";
import { SheetEntry } from "#features/journal/sheet/sheet-entry.tsx";
import { content, line } from "#tests/support/builders.ts";
import "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { openJournal, post, stubLayout } from "../open-journal.tsx";

const nothing = () => undefined;

function entry(number: number): Entry {
  return {
    id: makeId("entry", 1, new Uint8Array(10)),
    bookId: makeId("book", 1, new Uint8Array(10)),
    number,
    status: number > 0 ? "posted" : "draft",
    date: "2026-11-03" as never,
    description: "Venta de mostrador",
    reference: "",
    lines: [line("1105", 595_000), line("4135", -500_000), line("2408", -95_000)],
    origin: "journal",
    version: 1,
    createdAt: 1,
    updatedAt: 1,
  };
}

it.each([
  [788, "Asiento 788"],
  [0, "Borrador"],
])("AX-07 every row of entry %d says whose line it is and what it moves", async (number, name) => {
  const chart = await loadChart("puc");
  render(
    <SheetEntry
      entry={entry(number)}
      top={0}
      lineHeight={40}
      firstLine={0}
      current={null}
      isNew={false}
      chart={chart}
      rules={{
        readOnly: true,
        closed: false,
        given: 0,
        lastNumber: 788,
        hasPurpose: () => false,
        hasItems: () => false,
        mayRepeat: false,
      }}
      handlers={{ onEdit: nothing } as never}
      onCurrent={nothing}
    />,
  );
  const rows = screen.getAllByRole("row").filter((row) => row.id !== "");
  const names = rows.map((row) => row.getAttribute("aria-label") ?? "");
  expect(names[0]).toBe(`${name}, Venta de mostrador`);
  expect(names[1]).toMatch(new RegExp(`^${name}, línea 2: 4135 .+, haber \\$\\s500\\.000$`));
  expect(names[2]).toMatch(new RegExp(`^${name}, línea 3: 2408 .+, haber \\$\\s95\\.000$`));
});

describe("a posted entry on the sheet", () => {
  async function posted() {
    stubLayout();
    const storage = await openTestStorage();
    const bookId = await openTestBook(storage);
    await post(storage, bookId, { ...content("2026-11-03", "1105", "4135", 500), reference: "RC-7" });
    const grid = await openJournal(storage, bookId);
    await waitFor(() => expect(grid.querySelectorAll('[data-status="posted"]')).toHaveLength(2));
    return [...grid.querySelectorAll<HTMLElement>('[data-status="posted"]')];
  }

  it.each([
    [0, "date", "Fecha"],
    [0, "reference", "Referencia"],
    [0, "description", "Detalle"],
    [0, "account", "Cuenta, línea 1"],
    [0, "debit", "Debe, línea 1"],
    [0, "credit", "Haber, línea 1"],
    [1, "account", "Cuenta, línea 2"],
    [1, "debit", "Debe, línea 2"],
    [1, "credit", "Haber, línea 2"],
  ])(
    "opens in the cell that a double click pressed: line %d, column %s (UX-21)",
    async (at, column, name) => {
      const row = (await posted())[at];
      const place = JOURNAL_COLUMNS.findIndex(({ key }) => key === column) + 1;
      const cell = row?.querySelector(`[aria-colindex="${place}"]`);
      if (!cell) throw new Error("no such cell");
      await act(async () => void fireEvent.doubleClick(cell.firstElementChild ?? cell));
      await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(name)));
    },
  );

  it("shows its number, beside its reference too", async () => {
    const rows = await posted();
    expect(rows[0]?.textContent).toContain("RC-7");
    expect(rows[1]?.textContent).toContain("N.º 1");
  });
});
