import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { AUTOSAVE_MS } from "#features/journal/editor/draft-row.ts";
import { PRINT_READ_AFTER_MS } from "#features/journal/month/use-month-report.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { journalMonth, monthDrafts } from "#storage/queries/books/journal.ts";
import { content, line } from "#tests/support/builders.ts";
import { type Rendered, watchRenders } from "#tests/support/dom/watch-renders.ts";
import { typeInto } from "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { draft, NOVEMBER, openJournal, post, stubLayout } from "../open-journal.tsx";

beforeAll(stubLayout);

/** Parts of the screen that have nothing to do with what is typed in a cell. */
const ELSEWHERE = [
  "ComplexJournalScreen",
  "OpenedJournal",
  "WideJournal",
  "JournalHeader",
  "JournalToolbar",
  "JournalBanners",
  "JournalSheet",
  "GridHead",
  "SheetEntry",
  "BroughtForwardLine",
  "BlankLines",
  "EditorRows",
  "JournalDialogs",
];

let storage: AppStorage;
let bookId: BookId;
let grid: HTMLElement;

/** Ten entries, and one of three lines in the entry row, which is 70 short. */
beforeEach(async () => {
  storage = await openTestStorage();
  bookId = await openTestBook(storage);
  await post(storage, bookId, content("2026-10-05", "1105", "3105", 900));
  for (let day = 1; day <= 9; day += 1) {
    await post(storage, bookId, content(`2026-11-0${day}`, "1105", "4135", day * 100));
  }
  await draft(storage, bookId, {
    ...content("2026-11-12", "1105", "4135", 100, "Venta"),
    lines: [line("1105", 100), line("2408", -20), line("4135", -10)],
  });
  grid = await openJournal(storage, bookId);
  await waitFor(() => expect(grid.querySelectorAll('[data-status="posted"]')).toHaveLength(18));
  await screen.findByDisplayValue("100");
});

function rendered(run: () => void): Rendered[] {
  const watch = watchRenders();
  act(run);
  return watch.stop();
}

function named(all: readonly Rendered[], name: string): Rendered[] {
  return all.filter((each) => each.name === name);
}

function elsewhere(all: readonly Rendered[]): string[] {
  return all.map((each) => each.name).filter((name) => ELSEWHERE.includes(name));
}

function change(field: HTMLElement, value: string): () => void {
  return () => void fireEvent.change(field, { target: { value } });
}

describe("typing in the entry row", () => {
  it("renders the line typed in alone, and the sums that change", () => {
    const field = screen.getByLabelText("Haber, línea 2");
    act(() => field.focus());
    typeInto(field, "2");
    const all = rendered(change(field, "25"));
    expect(named(all, "EditorRow").map(({ props }) => props.place)).toEqual([2]);
    expect(named(all, "JournalFoot")).toHaveLength(1);
    expect(named(all, "BalanceBar")).toHaveLength(1);
    expect(elsewhere(all)).toEqual([]);
    expect(grid.textContent).toContain("65");
  });

  it("renders one field with a key in the detail, and no sums", () => {
    const field = screen.getByLabelText("Detalle");
    act(() => field.focus());
    typeInto(field, "Venta d");
    const all = rendered(change(field, "Venta de"));
    expect(named(all, "DescriptionCell")).toHaveLength(1);
    expect(named(all, "EditorRow")).toEqual([]);
    expect(named(all, "JournalFoot")).toEqual([]);
    expect(named(all, "BalanceBar")).toEqual([]);
    expect(elsewhere(all)).toEqual([]);
  });

  it("renders no posted entry when what was typed is stored", async () => {
    const field = screen.getByLabelText("Haber, línea 2");
    act(() => field.focus());
    const watch = watchRenders();
    typeInto(field, "25");
    await act(() => new Promise((resolve) => setTimeout(resolve, AUTOSAVE_MS * 3)));
    const all = watch.stop();
    const { drafts } = await journalMonth(storage, bookId, NOVEMBER);
    expect(drafts[0]?.lines[1]?.credit).toBe(25);
    expect(new Set(named(all, "EditorRow").map(({ props }) => props.place))).toEqual(new Set([2]));
    expect(named(all, "SheetEntry")).toEqual([]);
  });

  it("renders nothing else when what was typed is stored once more, and reads no month", async () => {
    const field = screen.getByLabelText("Detalle");
    act(() => field.focus());
    // The month to be printed is read once the journal is at rest.
    await act(() => new Promise((resolve) => setTimeout(resolve, PRINT_READ_AFTER_MS + 200)));
    const reads = vi.spyOn(storage.db.months, "where");
    const watch = watchRenders();
    typeInto(field, "Venta de");
    const stored = async () => (await monthDrafts(storage, bookId, NOVEMBER)).map((each) => each.description);
    await waitFor(async () => expect(await stored()).toEqual(["Venta de"]), { timeout: 8 * AUTOSAVE_MS });
    // Whoever reads it has done so.
    await act(() => new Promise((resolve) => setTimeout(resolve, AUTOSAVE_MS)));
    const all = watch.stop();
    expect(elsewhere(all)).toEqual([]);
    expect(named(all, "JournalFoot")).toEqual([]);
    expect(reads).not.toHaveBeenCalled();
  });

  it("is watched by something that sees a row render", () => {
    const watch = watchRenders();
    act(() => void fireEvent.click(grid.querySelectorAll('[data-status="posted"]')[3] as HTMLElement));
    const all = watch.stop();
    expect(named(all, "JournalSheet")).toHaveLength(1);
    expect(named(all, "SheetEntry").map(({ props }) => (props.entry as Entry).number)).toEqual([3]);
  });
});
