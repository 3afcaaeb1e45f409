import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { press } from "#tests/support/render.ts";
import { DataGrid, type DataGridProps } from "#ui/kit/tables/data-grid.tsx";
import { movedPosition } from "#ui/kit/tables/grid-column.ts";

interface Line {
  readonly id: string;
  readonly name: string;
}

// Fake layout for an environment without one: the grid is 400 px high.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, "offsetHeight", { configurable: true, get: () => 400 });
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { configurable: true, get: () => 400 });
  Object.defineProperty(HTMLElement.prototype, "offsetWidth", { configurable: true, get: () => 800 });
});

const LINES: readonly Line[] = Array.from({ length: 100_000 }, (_, index) => ({
  id: `line-${index}`,
  name: `Asiento ${index}`,
}));

function open(props: Partial<DataGridProps<Line>> = {}) {
  const opened = vi.fn();
  render(
    <DataGrid
      label="Asientos"
      rows={LINES}
      rowKey={(line) => line.id}
      density="compact"
      onOpenRow={(line) => opened(line.id)}
      columns={[
        { key: "name", head: "Detalle", width: "1fr", render: (line) => line.name, foot: "Sumas" },
        {
          key: "debit",
          head: "Debe",
          width: "120px",
          align: "end",
          line: "double",
          render: (_, index) => index,
        },
        { key: "credit", head: "Haber", width: "120px", align: "end", line: "single", render: () => "—" },
      ]}
      {...props}
    />,
  );
  return { grid: screen.getByRole("grid"), opened };
}

const focused = () => (document.activeElement as HTMLElement).dataset.cell;
const key = (name: string, more: Partial<KeyboardEventInit> = {}) =>
  press(document.activeElement as HTMLElement, name, more);
const firstCell = (grid: HTMLElement) => within(grid).getByText("Asiento 0");

describe("data grid", () => {
  it("AX-09 brings the cell that a key moves to into sight of the page too, and no further", () => {
    const seen: [string | undefined, unknown][] = [];
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function scrolled(this: Element, to) {
      seen.push([(this as HTMLElement).dataset.cell, to]);
    });
    const { grid } = open();
    firstCell(grid).focus();
    key("ArrowDown");
    expect(seen).toEqual([["1:0", { block: "nearest", inline: "nearest" }]]);
    vi.restoreAllMocks();
  });

  it("renders only what is in sight of 100,000 rows, and says how many there are", () => {
    const { grid } = open();
    expect(grid.getAttribute("aria-rowcount")).toBe("100001");
    expect(within(grid).getAllByRole("row").length).toBeLessThan(60);
    expect(firstCell(grid).closest('[role="row"]')?.getAttribute("aria-rowindex")).toBe("2");
    expect(
      within(grid)
        .getAllByRole("columnheader")
        .map((head) => head.textContent),
    ).toEqual(["Detalle", "Debe", "Haber"]);
    expect(within(grid).getByText("Sumas")).toBeTruthy();
  });

  it("has one tab stop, which arrows, Home, End and Page keys move", () => {
    const { grid } = open();
    expect(grid.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
    firstCell(grid).focus();
    key("ArrowDown");
    expect(focused()).toBe("1:0");
    key("ArrowRight");
    key("ArrowRight");
    key("ArrowRight");
    expect(focused()).toBe("1:2");
    key("Home");
    expect(focused()).toBe("1:0");
    key("End");
    expect(focused()).toBe("1:2");
    key("PageDown");
    expect(focused()).toBe("10:2");
    key("PageUp");
    expect(focused()).toBe("1:2");
    key("ArrowUp");
    key("ArrowUp");
    expect(focused()).toBe("0:2");
    expect(grid.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
  });

  it("opens the row with Enter or a press, but not from a control inside it", () => {
    const { grid, opened } = open({
      columns: [
        { key: "name", head: "Detalle", width: "1fr", render: (line) => line.name },
        { key: "menu", head: "Acciones", width: "40px", render: () => <button type="button">Menú</button> },
      ],
    });
    firstCell(grid).focus();
    key("ArrowDown");
    key("Enter");
    expect(opened).toHaveBeenLastCalledWith("line-1");
    fireEvent.click(within(grid).getByText("Asiento 2"));
    expect(opened).toHaveBeenLastCalledWith("line-2");
    opened.mockClear();
    fireEvent.click(within(grid).getAllByText("Menú")[0] as HTMLElement);
    key("ArrowRight");
    key("Enter");
    expect(document.activeElement?.textContent).toBe("Menú");
    expect(opened).not.toHaveBeenCalled();
  });

  it("shows what stands in for rows when there are none", () => {
    const { grid } = open({ rows: [], empty: <p>Aún no hay asientos</p> });
    expect(within(grid).getByText("Aún no hay asientos")).toBeTruthy();
    expect(grid.tabIndex).toBe(0);
  });

  it("marks the selected row", () => {
    const { grid } = open({ selectedKey: "line-3" });
    expect(within(grid).getByRole("row", { selected: true }).textContent).toContain("Asiento 3");
  });
});

describe("where a key leads in a grid", () => {
  const size = { rows: 50, columns: 4, page: 10 };
  it.each([
    ["ArrowUp", false, { row: 0, column: 1 }, { row: 0, column: 1 }],
    ["ArrowDown", false, { row: 49, column: 1 }, { row: 49, column: 1 }],
    ["Home", true, { row: 20, column: 3 }, { row: 0, column: 0 }],
    ["End", true, { row: 20, column: 0 }, { row: 49, column: 3 }],
    ["PageDown", false, { row: 45, column: 2 }, { row: 49, column: 2 }],
    ["PageUp", false, { row: 5, column: 2 }, { row: 0, column: 2 }],
    ["ArrowRight", true, { row: 5, column: 0 }, { row: 5, column: 3 }],
  ])("%s (control %s)", (name, control, from, to) => {
    expect(movedPosition(from, name, control, size)).toEqual(to);
  });

  it("knows no other key", () => {
    expect(movedPosition({ row: 0, column: 0 }, "a", false, size)).toBeNull();
  });
});
