import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import type { Book } from "#domain/company/book.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { EntryRoles } from "#features/education/teacher/planner/book/entry-roles.tsx";
import type { PeriodChoice } from "#features/education/teacher/planner/book/use-book-part.ts";

const BOOK = { id: "book_1", name: "Libro 2026" } as unknown as Book;
const NOTHING = "No hay asientos en ese período. Elige otras fechas.";
const choice = (changes: Partial<PeriodChoice> = {}): PeriodChoice => ({
  from: day("2026-11-01"),
  to: day("2026-11-30"),
  onFrom: vi.fn(),
  onTo: vi.fn(),
  part: null,
  isLoading: false,
  isChanged: false,
  roles: {},
  onRole: vi.fn(),
  ...changes,
});
const show = (each: PeriodChoice, refused: string | null) =>
  render(<EntryRoles books={[BOOK]} book={BOOK} choice={each} refused={refused} onBook={vi.fn()} />);

it("ED-133 a period without entries says so once, and as an alert once it was asked for", () => {
  const { rerender } = show(choice(), null);
  expect(screen.getAllByText(NOTHING)).toHaveLength(1);
  expect(screen.queryByRole("alert")).toBeNull();
  rerender(<EntryRoles books={[BOOK]} book={BOOK} choice={choice()} refused={NOTHING} onBook={vi.fn()} />);
  expect(screen.getByRole("alert").textContent).toBe(NOTHING);
  expect(screen.getAllByText(NOTHING)).toHaveLength(1);
});

it("ED-133 a period with too many says so before it is asked for, and once, with the days that fit", () => {
  const entries = Array.from({ length: 750 }, (_, at) => ({
    id: `${at}`,
    date: day(`2026-11-${String(1 + Math.floor(at / 25)).padStart(2, "0")}`),
    lines: [],
  }));
  const part = { opening: new Map(), entries } as never;
  const onTo = vi.fn();
  const text = "En ese período hay 750 asientos y en un ejercicio caben 60: elige menos días.";
  const { rerender } = show(choice({ part, onTo }), null);
  expect(screen.getAllByText(text)).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Dejar hasta el 02/11/2026" }));
  expect(onTo).toHaveBeenCalledExactlyOnceWith(day("2026-11-02"));
  rerender(
    <EntryRoles books={[BOOK]} book={BOOK} choice={choice({ part })} refused={text} onBook={vi.fn()} />,
  );
  expect(screen.getByRole("alert").textContent).toBe(text);
});

it("ED-133 a first day that has too many alone offers no other", () => {
  const entries = Array.from({ length: 61 }, (_, at) => ({
    id: `${at}`,
    date: day("2026-11-05"),
    lines: [],
  }));
  show(choice({ part: { opening: new Map(), entries } as never }), null);
  expect(screen.queryByRole("button", { name: /^Dejar hasta/ })).toBeNull();
});

it("ED-133 gives every entry its part at once, or one alone", () => {
  const onRole = vi.fn();
  const entries = ["a", "b"].map((id) => ({
    id,
    date: day("2026-11-05"),
    description: `Venta ${id}`,
    lines: [],
  }));
  const part = { chart: "puc", from: day("2026-11-01"), to: day("2026-11-30"), opening: new Map(), entries };
  show(choice({ part: part as never, onRole }), null);
  fireEvent.click(screen.getByRole("button", { name: "Todos ya registrados" }));
  expect(onRole).toHaveBeenLastCalledWith(["a", "b"], "given");
  fireEvent.click(screen.getByRole("button", { name: "Todos por registrar" }));
  expect(onRole).toHaveBeenLastCalledWith(["a", "b"], "asked");
  const one = screen.getByRole("combobox", { name: /Venta b/u });
  fireEvent.change(one, { target: { value: "planted" } });
  expect(onRole).toHaveBeenLastCalledWith(["b"], "planted");
});
