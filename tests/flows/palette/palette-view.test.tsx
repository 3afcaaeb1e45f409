import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { ListedItem } from "#flows/palette/palette-item.ts";
import { PaletteView } from "#flows/palette/palette-view.tsx";
import { press } from "#tests/support/render.ts";

const item = (group: ListedItem["group"], title: string): ListedItem => ({
  id: title,
  group,
  title,
  run: "/",
  ranges: [{ start: 0, end: 2 }],
});
const LISTED = [item("actions", "Crear"), item("books", "Diario"), item("pages", "Ajustes")];

const picked = vi.fn();

function show(listed: readonly ListedItem[], searching = false) {
  render(
    <PaletteView
      typed="x"
      onTyped={() => undefined}
      listed={listed}
      searching={searching}
      onPick={picked}
      onClose={() => undefined}
    />,
  );
  return screen.getByRole("combobox", { hidden: true });
}

const marked = () => screen.getByRole("option", { selected: true, hidden: true }).textContent;

beforeEach(() => picked.mockReset());

it("goes round with the arrows through all groups, and opens with Enter", () => {
  const field = show(LISTED);
  expect(marked()).toBe("Crear");
  press(field, "ArrowDown");
  expect(marked()).toBe("Diario");
  press(field, "ArrowUp");
  press(field, "ArrowUp");
  expect(marked()).toBe("Ajustes");
  expect(field.getAttribute("aria-activedescendant")).toBe(
    screen.getByRole("option", { selected: true, hidden: true }).id,
  );
  press(field, "ArrowDown");
  press(field, "PageDown");
  expect(marked()).toBe("Ajustes");
  press(field, "Enter");
  expect(picked).toHaveBeenCalledExactlyOnceWith(LISTED[2]);
});

it("opens what is pressed", () => {
  show(LISTED);
  fireEvent.click(screen.getByText("ario"));
  expect(picked).toHaveBeenCalledExactlyOnceWith(LISTED[1]);
});

it("says that there is nothing only when nothing is looked for any more", () => {
  const field = show([], true);
  expect(screen.queryByText("Sin resultados")).toBeNull();
  press(field, "Enter");
  expect(picked).not.toHaveBeenCalled();
});

it("names the end of a search without results", () => {
  show([]);
  expect(screen.getByText("Sin resultados")).toBeTruthy();
  expect(screen.queryByRole("listbox", { hidden: true })).toBeNull();
});
