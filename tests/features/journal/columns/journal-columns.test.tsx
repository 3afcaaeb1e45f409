import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { JournalColumn, RowKind } from "#features/journal/columns/journal-column.ts";
import { JOURNAL_COLUMNS } from "#features/journal/columns/journal-columns.ts";
import { columnTracks, layOut } from "#features/journal/columns/lay-out.ts";
import { journalColumns } from "#reports/journal/journal-report.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { content, line } from "#tests/support/builders.ts";
import { typeInto } from "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { draft, openJournal, post, stubLayout } from "../open-journal.tsx";

const KEYS = JOURNAL_COLUMNS.map((column) => column.key);
const KINDS = Object.keys(JOURNAL_COLUMNS[0]?.cells ?? {}) as RowKind[];

describe("the columns of the journal", () => {
  it("have each a name of their own, and the first joins none", () => {
    expect(new Set(KEYS).size).toBe(KEYS.length);
    for (const kind of KINDS) expect(JOURNAL_COLUMNS[0]?.cells[kind]).not.toBe("joined");
  });

  it.each(KINDS)("are covered from the first to the last by a row of the kind %s", (kind) => {
    const cells = layOut(JOURNAL_COLUMNS, kind);
    expect(cells.reduce((at, cell) => (cell.at === at ? at + cell.span : Number.NaN), 1)).toBe(
      KEYS.length + 1,
    );
  });

  it("have a track each, at every width", () => {
    const tracks = columnTracks(JOURNAL_COLUMNS);
    const count = (name: `--${string}`) => String(tracks[name]).match(/minmax\([^)]*\)|\S+/g)?.length;
    expect(count("--columns-wide")).toBe(KEYS.length);
    expect(count("--columns-narrow")).toBe(KEYS.length);
    expect(count("--columns-phone")).toBe(
      JOURNAL_COLUMNS.filter(({ phone }) => typeof phone === "object").length,
    );
  });

  it("name the columns of the exported journal that carry the same, and leave none of those out", async () => {
    const exported = journalColumns(await loadChart("puc")).map((column) => column.key);
    expect(new Set(JOURNAL_COLUMNS.flatMap((column) => column.exported))).toEqual(new Set(exported));
  });

  it("take a new one in every row", () => {
    const [state, ...rest] = JOURNAL_COLUMNS;
    const [sample] = rest;
    if (!state || !sample) throw new Error("no columns");
    const added: JournalColumn = { ...sample, key: "added", head: "Tercero" };
    const wider = [state, sample, added, ...rest.slice(1)];
    for (const kind of KINDS) {
      expect(layOut(wider, kind).reduce((spans, cell) => spans + cell.span, 0)).toBe(KEYS.length + 1);
    }
  });
});

/** Where the cells of a row say that they are, each with the columns that it takes. */
function placesOf(row: Element): { readonly at: number; readonly span: number; readonly drawn: string }[] {
  return [...row.querySelectorAll<HTMLElement>(":scope > [role=gridcell], :scope > [role=columnheader]")].map(
    (cell) => ({
      at: Number(cell.getAttribute("aria-colindex")),
      span: Number(cell.getAttribute("aria-colspan") ?? 1),
      drawn: cell.style.gridColumn,
    }),
  );
}

/** What is wrong with the cells of a row: a gap, an overlap, too few or too many, or drawn over other columns than said. */
function faultsOf(row: Element): string[] {
  const cells = placesOf(row);
  const name = `${row.className} "${row.textContent}"`;
  let next = 1;
  const faults: string[] = [];
  for (const { at, span, drawn } of cells) {
    if (at !== next) faults.push(`${name}: a cell at ${at}, expected at ${next}`);
    const isGrid = row.classList.contains("grid-row");
    if (isGrid && drawn !== (span > 1 ? `span ${span}` : "")) faults.push(`${name}: "${drawn}" is drawn`);
    next = at + span;
  }
  if (next !== KEYS.length + 1) faults.push(`${name}: ends before ${next}`);
  return faults;
}

function rowsOf(grid: HTMLElement): Element[] {
  return [...grid.querySelectorAll("[role=row], .grid-row")];
}

describe("the rows of the journal", () => {
  let storage: AppStorage;
  let bookId: BookId;

  beforeAll(stubLayout);
  beforeEach(async () => {
    storage = await openTestStorage();
    bookId = await openTestBook(storage);
  });

  it("have exactly the columns of the definition: posted, draft, written, brought forward, foot, paper", async () => {
    await post(storage, bookId, content("2026-10-05", "1105", "3105", 900));
    await post(storage, bookId, {
      ...content("2026-11-03", "1105", "4135", 500),
      lines: [line("1105", 500), line("4135", -400), line("2408", -100)],
    });
    await draft(storage, bookId, content("2026-11-06", "5195", "1105", 30));
    // The latest comes back into the entry row.
    await draft(storage, bookId, {
      ...content("2026-11-04", "1105", "4135", 70),
      lines: [line("1105", 70), line("4135", -20)],
    });
    const grid = await openJournal(storage, bookId);
    await waitFor(() => expect(grid.querySelector('[data-status="posted"]')).not.toBeNull());
    expect(grid.querySelector('[data-status="draft"]')).not.toBeNull();
    expect(grid.querySelector(".journal-brought-forward")).not.toBeNull();
    expect(grid.querySelector(".journal-blank")).not.toBeNull();
    expect(grid.querySelectorAll(".journal-editor > .journal-row")).toHaveLength(3);
    expect(grid.querySelectorAll(".grid-foot > .grid-row")).toHaveLength(2);
    // Closing what does not balance adds a message, a whole row.
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Cerrar asiento" })));
    expect(grid.querySelector(".journal-message")).not.toBeNull();
    expect(rowsOf(grid).flatMap(faultsOf)).toEqual([]);
    expect(grid.getAttribute("aria-colcount")).toBe(String(KEYS.length));
  });

  it("have them in the example of an empty book and in the row that waits", async () => {
    const grid = await openJournal(storage, bookId);
    expect(grid.querySelectorAll(".journal-sample")).toHaveLength(2);
    expect(rowsOf(grid).flatMap(faultsOf)).toEqual([]);
    act(() => grid.focus());
    expect(screen.getByRole("button", { name: "Nuevo asiento" })).toBeTruthy();
    expect(rowsOf(grid).flatMap(faultsOf)).toEqual([]);
  });

  it("say so when a row is a cell short", async () => {
    const grid = await openJournal(storage, bookId);
    const [row] = grid.querySelectorAll(".journal-sample");
    row?.querySelector("[role=gridcell]:nth-child(3)")?.remove();
    expect(rowsOf(grid).flatMap(faultsOf)).not.toEqual([]);
  });

  it("are headed by the names of the columns, in order", async () => {
    const grid = await openJournal(storage, bookId);
    const heads = [...grid.querySelectorAll("[role=columnheader]")];
    expect(heads.map((head) => head.textContent)).toEqual(JOURNAL_COLUMNS.map((column) => column.head));
    typeInto(screen.getByLabelText("Detalle"), "Venta");
    expect(rowsOf(grid).flatMap(faultsOf)).toEqual([]);
  });
});
