import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClassroomSettings } from "#domain/classroom/classroom.ts";
import type { Grade } from "#domain/classroom/grade.ts";
import { gradebookLayer } from "#domain/classroom/gradebook.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { GradeGrid } from "#features/education/teacher/grades/grade-grid.tsx";
import {
  activityWith,
  classroomWith,
  gradeWith,
  settingsWith,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";
import { watchRenders } from "#tests/support/dom/watch-renders.ts";
import { toast } from "#ui/kit/feedback/toast.ts";

const [STUDENTS, ACTIVITIES] = [200, 60];
const SIZES = { clientWidth: 1100, clientHeight: 700 } as const;
const manual = (raw: number) => ({ status: "graded_manual", manual: raw }) as const;

/** Frames of 1100 by 700 px, for a world without layout. */
beforeEach(() => {
  for (const [name, value] of Object.entries(SIZES))
    vi.spyOn(HTMLElement.prototype, name as "clientWidth", "get").mockReturnValue(value);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const call of [onBlock, onClear, onOpen, onUndo, onRedo, onStudent]) call.mockClear();
});

const students = Array.from({ length: STUDENTS }, (_, at) =>
  studentWith(at + 1, { name: `Estudiante ${String(at + 1).padStart(3, "0")}` }),
);
const activities = Array.from({ length: ACTIVITIES }, (_, at) => activityWith(at + 1));
const noEvent = () => undefined;
const onBlock = vi.fn();
const onClear = vi.fn();
const onOpen = vi.fn();
const onUndo = vi.fn();
const onRedo = vi.fn();
const onStudent = vi.fn();

interface GridProps {
  readonly least?: number;
  readonly visual?: Partial<ClassroomSettings["visualSettings"]>;
  readonly onStudent?: (row: number) => void;
}

/** A grid whose typed grades are written: "9" stands for what is no grade. */
function Grid({ least = 0, visual = {}, onStudent }: GridProps) {
  const [lay] = useState(gradebookLayer);
  const [grades, setGrades] = useState<readonly Grade[]>([gradeWith(3, 2, manual(0.6))]);
  const [room] = useState(() => {
    const visualSettings = { ...settingsWith().visualSettings, ...visual };
    return classroomWith({ settings: settingsWith({ minGradesPerPeriod: least, visualSettings }) });
  });
  const [onType] = useState(() => (row: number, column: number, typed: string) => {
    if (typed === "9") return "La nota va de 0,0 a 5,0.";
    const next = gradeWith(row + 1, column + 1, typed === "" ? {} : manual(Number(typed) / 5));
    setGrades((last) => [...last, next]);
    return null;
  });
  return (
    <GradeGrid
      book={lay(room, students, activities, grades, day("2026-11-20"))}
      byId={false}
      menuOf={() => [{ id: "edit", label: "Editar actividad", onSelect: noEvent }]}
      onOpen={onOpen}
      onStudent={onStudent}
      onType={onType}
      onBlock={onBlock}
      onClear={onClear}
      onUndo={onUndo}
      onRedo={onRedo}
    />
  );
}

const at = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
const mark = (row: number, column: number) => at(row, column)?.querySelector(".grade-mark")?.textContent;
const key = (name: string, more = {}) =>
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: name, ...more });

function open(): HTMLElement {
  render(<Grid />);
  act(() => at(0, 0)?.focus());
  return screen.getByRole("grid");
}

describe("the grade grid of a large class (ED-73)", () => {
  it("draws the cells in sight, and says the size and the place of all", () => {
    const grid = open();
    expect(grid.querySelectorAll(".grade-cell").length).toBeLessThan(30 * 15);
    expect(grid.getAttribute("aria-colcount")).toBe(String(1 + ACTIVITIES + 4));
    expect(grid.getAttribute("aria-rowcount")).toBe(String(STUDENTS + 3));
    expect(at(0, 5)?.getAttribute("aria-colindex")).toBe("7");
    // Sums and names are drawn whatever the scroll.
    const closing = grid.querySelector('[aria-rowindex="5"] .grade-final');
    expect(closing?.getAttribute("aria-colindex")).toBe(String(1 + ACTIVITIES + 4));
    expect(closing?.textContent).toBe("3,0");
  });

  it("AX-15 a screen reader hears a grade with its state, under the one head of its column", () => {
    const grid = open();
    // The text of a cell is read before a label would be; what is drawn is not read twice.
    const said = (cell: Element) =>
      [...cell.children]
        .filter((part) => part.getAttribute("aria-hidden") !== "true")
        .map((part) => part.textContent);
    const cells = within(grid)
      .getAllByRole("gridcell")
      .filter((cell) => cell.matches(".grade-cell"));
    expect(cells.length).toBeGreaterThan(20);
    expect(said(at(2, 1) as Element)).toEqual(["3,0, Calificado manualmente"]);
    for (const cell of cells) {
      expect(cell.getAttribute("aria-label")).toBeNull();
      expect(said(cell)).toHaveLength(1);
    }
    const heads = within(grid).getAllByRole("columnheader");
    expect(heads.some((head) => head.hasAttribute("aria-colspan"))).toBe(false);
    const places = heads.map((head) => head.getAttribute("aria-colindex"));
    expect(new Set(places).size).toBe(places.length);
    expect(heads.find((head) => head.textContent?.startsWith("Actividad 2"))?.textContent).toMatch(/Corte 1/);
    expect(heads.at(-2)?.textContent).toBe("DefinitivaCorte 3");
  });

  /** Width in px of the average, which stays at the right edge. */
  const AVERAGE = 5.75 * 16;

  it.each([
    ["End", {}, [0, 63]],
    ["ArrowRight", { ctrlKey: true }, [0, 63]],
    ["End", { ctrlKey: true }, [199, 63]],
    ["ArrowDown", { ctrlKey: true }, [199, 0]],
    ["PageDown", {}, [12, 0]],
    ["ArrowRight", {}, [0, 1]],
  ] as const)("%s moves the focus to a cell out of sight and scrolls it in", (name, more, [row, column]) => {
    const grid = open();
    key(name, more);
    expect(document.activeElement).toBe(at(row, column));
    // The final grade stays at the right edge.
    expect(grid.scrollLeft).toBe(0);
    expect(grid.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
  });

  it("goes on from the last grade to the sums, which are read and not written, and back", () => {
    const grid = open();
    key("End");
    expect(at(0, 63)?.getAttribute("aria-readonly")).toBe("true");
    for (const pressed of ["4", "F2", "Delete", "Enter"]) key(pressed);
    fireEvent.paste(document.activeElement as HTMLElement, { clipboardData: { getData: () => "4" } });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(onOpen).not.toHaveBeenCalled();
    expect(onBlock).not.toHaveBeenCalled();
    for (let step = 0; step < 4; step += 1) key("ArrowLeft");
    expect(document.activeElement).toBe(at(0, 59));
    expect(grid.scrollLeft).toBe(60 * 100 - (1100 - 248 - AVERAGE));
  });

  it("goes by arrows between the names and their rows, and along the heads, each one stop of the tab key", () => {
    render(<Grid onStudent={onStudent} />);
    const grid = screen.getByRole("grid");
    const name = (row: number) => document.querySelector(`[data-name="${row}"]`);
    const stops = () => grid.querySelectorAll('[tabindex="0"]').length;
    act(() => at(0, 0)?.focus());
    key("ArrowLeft");
    expect(document.activeElement).toBe(name(0));
    key("PageDown");
    key("ArrowDown");
    expect(document.activeElement).toBe(name(13));
    key("4");
    expect(screen.queryByRole("textbox")).toBeNull();
    key("ArrowLeft");
    expect(document.activeElement).toBe(name(13));
    key("ArrowRight");
    expect(document.activeElement).toBe(at(13, 0));
    key("ArrowLeft");
    key("End");
    expect(document.activeElement).toBe(at(13, 63));
    const head = (place: number) => document.querySelector(`[data-head="${place}"] button`);
    act(() => (head(0) as HTMLElement).focus());
    expect(stops()).toBe(3);
    for (const [pressed, place] of [
      ["ArrowRight", 1],
      ["End", 59],
      ["ArrowLeft", 58],
      ["Home", 0],
      ["ArrowLeft", 0],
    ] as const) {
      key(pressed);
      expect(document.activeElement, pressed).toBe(head(place));
    }
    expect(stops()).toBe(3);
    // The active cell moves on without taking the focus of the heads with it.
    act(() => at(13, 63)?.focus());
    key("ArrowUp");
    expect(document.activeElement).toBe(at(12, 63));
  });

  it("goes back with Home, and keeps the focused cell drawn while the mouse scrolls away", () => {
    const grid = open();
    key("End", { ctrlKey: true });
    key("Home", { ctrlKey: true });
    expect(document.activeElement).toBe(at(0, 0));
    expect([grid.scrollLeft, grid.scrollTop]).toEqual([0, 0]);
    act(() => {
      grid.scrollLeft = 4_000;
      grid.scrollTop = 5_000;
      fireEvent.scroll(grid);
    });
    expect(document.activeElement).toBe(at(0, 0));
    expect(at(0, 40)).not.toBeNull();
    expect(at(0, 20)).toBeNull();
    expect(at(110, 40)).not.toBeNull();
  });

  it("keeps the head that has the focus drawn while the mouse scrolls away", () => {
    const grid = open();
    const head = screen.getByRole("button", { name: /Actividad 2\b/ });
    act(() => head.focus());
    act(() => {
      grid.scrollLeft = 4_000;
      fireEvent.scroll(grid);
    });
    expect(document.activeElement).toBe(head);
    expect(head.isConnected).toBe(true);
  });

  it("types into a cell that was out of sight, and refuses what is no grade where it is", async () => {
    open();
    key("End");
    for (let step = 0; step < 4; step += 1) key("ArrowLeft");
    key("9");
    const field = screen.getByRole("textbox", { name: "Nota de Estudiante 001 en Actividad 60" });
    fireEvent.keyDown(field, { key: "Enter" });
    expect(screen.getByRole("alert").textContent).toBe("La nota va de 0,0 a 5,0.");
    fireEvent.change(field, { target: { value: "4" } });
    fireEvent.keyDown(field, { key: "Enter" });
    await waitFor(() => expect(document.activeElement).toBe(at(1, 59)));
    fireEvent.scroll(screen.getByRole("grid"));
    expect(mark(0, 59)).toBe("4,0");
  });

  it.each(["Delete", "Backspace"])("%s takes the grade out of a cell at once, and stays on it", (name) => {
    open();
    act(() => at(2, 1)?.focus());
    key(name);
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(onClear).toHaveBeenCalledExactlyOnceWith({ row: 2, column: 1, rows: 1, columns: 1 });
    expect(document.activeElement).toBe(at(2, 1));
  });

  it("copies what a cell shows: a grade, the final one, nothing where there is none", () => {
    open();
    const copiedAt = (row: number, column: number) => {
      act(() => at(row, column)?.focus());
      const setData = vi.fn();
      fireEvent.copy(document.activeElement as HTMLElement, { clipboardData: { setData } });
      return setData.mock.calls[0];
    };
    expect(copiedAt(2, 1)).toEqual(["text/plain", "3,0"]);
    expect(copiedAt(2, 63)).toEqual(["text/plain", "3,0"]);
    expect(copiedAt(0, 0)).toEqual(["text/plain", ""]);
  });

  const chosen = () =>
    [...document.querySelectorAll<HTMLElement>('[aria-selected="true"]')].map(({ dataset }) => dataset.cell);
  const copiedHere = () => {
    const setData = vi.fn();
    fireEvent.copy(document.activeElement as HTMLElement, { clipboardData: { setData } });
    return setData.mock.calls[0]?.[1];
  };

  it("chooses cells with Shift, from any of them, copies them, takes them out and pastes over them", () => {
    open();
    act(() => at(3, 2)?.focus());
    key("ArrowUp", { shiftKey: true });
    key("ArrowLeft", { shiftKey: true });
    expect(chosen()).toEqual(["2:1", "2:2", "3:1", "3:2"]);
    expect(document.activeElement).toBe(at(2, 1));
    expect(screen.getByRole("status").textContent).toBe("2 filas por 2 columnas: 4 celdas elegidas");
    expect(copiedHere()).toBe("3,0\t\n\t");
    expect(screen.getByRole("status").textContent).toBe("4 celdas copiadas");
    const block = { row: 2, column: 1, rows: 2, columns: 2 };
    key("Delete");
    expect(onClear).toHaveBeenLastCalledWith(block);
    fireEvent.paste(document.activeElement as HTMLElement, { clipboardData: { getData: () => "4" } });
    expect(onBlock).toHaveBeenLastCalledWith(block, "4");
    const setData = vi.fn();
    fireEvent.cut(document.activeElement as HTMLElement, { clipboardData: { setData } });
    expect(setData).toHaveBeenCalledWith("text/plain", "3,0\t\n\t");
    expect(onClear).toHaveBeenCalledTimes(2);
  });

  it("AX-15 says aloud that one cell was copied, until another has the focus", () => {
    open();
    act(() => at(3, 2)?.focus());
    const said = () => screen.getByRole("status").textContent;
    expect(said()).toBe("");
    copiedHere();
    expect(said()).toBe("1 celda copiada");
    key("ArrowUp");
    key("ArrowDown");
    expect(said()).toBe("");
  });

  it("copies the cells where a text of the page was marked before", () => {
    open();
    const text = document.createElement("p");
    text.textContent = "escala 0 a 5";
    document.body.append(text);
    getSelection()?.selectAllChildren(text);
    act(() => at(2, 1)?.focus());
    expect(getSelection()?.isCollapsed ?? true).toBe(true);
    expect(copiedHere()).toBe("3,0");
    text.remove();
  });

  it("gives up what was chosen with a plain arrow, Esc, or the focus elsewhere", () => {
    open();
    for (const leave of [() => key("ArrowDown"), () => key("Escape"), () => act(() => at(5, 5)?.focus())]) {
      key("ArrowRight", { shiftKey: true });
      expect(chosen()).toHaveLength(2);
      leave();
      expect(chosen()).toEqual([]);
    }
  });

  it("chooses to the ends with Ctrl, all grades with Ctrl + A, and pastes over no sum", () => {
    open();
    key("ArrowDown", { shiftKey: true, ctrlKey: true });
    expect(copiedHere().split("\n")).toHaveLength(STUDENTS);
    key("Home", { ctrlKey: true });
    key("a", { ctrlKey: true });
    expect(at(0, 0)?.tabIndex).toBe(0);
    const lines = copiedHere().split("\n");
    expect([lines.length, lines[0].split("\t").length]).toEqual([STUDENTS, ACTIVITIES]);
    key("Home", { ctrlKey: true });
    key("End", { shiftKey: true });
    fireEvent.paste(document.activeElement as HTMLElement, { clipboardData: { getData: () => "4" } });
    expect(onBlock).toHaveBeenLastCalledWith({ row: 0, column: 0, rows: 1, columns: ACTIVITIES }, "4");
  });

  it("chooses with the mouse, drawn over cells or with Shift, and opens no work by it", () => {
    open();
    fireEvent.mouseDown(at(1, 1) as HTMLElement, { button: 0 });
    act(() => at(1, 1)?.focus());
    fireEvent.mouseOver(at(2, 3) as HTMLElement, { buttons: 1 });
    expect(chosen()).toHaveLength(6);
    // What is typed goes where the focus is: where the mouse was pressed.
    expect(document.activeElement).toBe(at(1, 1));
    expect(at(1, 1)?.tabIndex).toBe(0);
    // The button was let go outside.
    fireEvent.mouseOver(at(9, 9) as HTMLElement, { buttons: 0 });
    expect(chosen()).toHaveLength(6);
    act(() => at(0, 0)?.focus());
    const isTaken = !fireEvent.mouseDown(at(1, 1) as HTMLElement, { button: 0, shiftKey: true });
    fireEvent.click(at(1, 1) as HTMLElement, { shiftKey: true });
    expect([isTaken, chosen().length]).toEqual([true, 4]);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it("opens no work where the mouse was drawn out of a cell and back, and the next press does", () => {
    open();
    fireEvent.mouseDown(at(1, 1) as HTMLElement, { button: 0 });
    for (const [row, column] of [
      [2, 1],
      [1, 1],
    ] as const)
      fireEvent.mouseOver(at(row, column) as HTMLElement, { buttons: 1 });
    fireEvent.click(at(1, 1) as HTMLElement);
    expect(onOpen).not.toHaveBeenCalled();
    fireEvent.mouseDown(at(1, 1) as HTMLElement, { button: 0 });
    fireEvent.click(at(1, 1) as HTMLElement);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(1, 1);
  });

  it("chooses no cells with the mouse that marks what is being typed", () => {
    open();
    key("4");
    fireEvent.mouseDown(screen.getByRole("textbox"), { button: 0 });
    fireEvent.mouseOver(at(1, 0) as HTMLElement, { buttons: 1 });
    expect(chosen()).toEqual([]);
  });

  it("renders no row outside of what is chosen", () => {
    open();
    for (let step = 0; step < 3; step += 1) key("ArrowDown", { shiftKey: true });
    const watch = watchRenders();
    key("ArrowDown", { shiftKey: true });
    const rows = watch.stop().filter(({ name }) => name === "Row");
    expect([...new Set(rows.map(({ props }) => props.index))].sort()).toEqual([3, 4]);
  });

  it("ED-33 begins with any character, a sign and a capital letter too, and never drops one", () => {
    for (const typed of ["-", "+", "Ñ"]) {
      const { unmount } = render(<Grid />);
      act(() => at(0, 0)?.focus());
      key(typed, { shiftKey: /[+Ñ]/u.test(typed) });
      expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe(typed);
      unmount();
    }
    open();
    for (const moves of [{ key: " " }, { key: "4", altKey: true }, { key: "b", ctrlKey: true }])
      key(moves.key, moves);
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("says that a grade is as it was when what was typed is left as no grade", () => {
    const told = vi.spyOn(toast, "error");
    open();
    key("9");
    fireEvent.blur(screen.getByRole("textbox"));
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(told).toHaveBeenCalledWith({
      title: "La nota quedó como estaba: «9» no se guardó",
      text: "La nota va de 0,0 a 5,0.",
    });
  });

  it("takes back by Ctrl + Z and writes again by Ctrl + Y, from a cell alone", () => {
    open();
    key("z", { ctrlKey: true });
    key("z", { metaKey: true });
    expect(onUndo).toHaveBeenCalledTimes(2);
    key("y", { ctrlKey: true });
    key("Z", { ctrlKey: true, shiftKey: true });
    expect(onRedo).toHaveBeenCalledTimes(2);
    key("4");
    for (const name of ["z", "y"])
      fireEvent.keyDown(screen.getByRole("textbox"), { key: name, ctrlKey: true });
    expect([onUndo, onRedo].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  });

  it("spec §2 a click on a cell, or Enter, opens its work; a click into what is being typed does not", () => {
    onOpen.mockReset();
    open();
    fireEvent.click(at(2, 1) as HTMLElement);
    expect(onOpen).toHaveBeenLastCalledWith(2, 1);
    key("ArrowDown");
    key("Enter");
    expect(onOpen).toHaveBeenLastCalledWith(1, 0);
    key("4");
    fireEvent.click(screen.getByRole("textbox"));
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  /** [visual settings, is a failing average marked, is it alerted]; the mark of a grade that fails is in grade-mark.test.tsx. */
  it.each([
    [{}, "true", 1],
    [{ showVisualAlerts: false }, "true", 0],
    [{ highlightFailingAverages: false }, "false", 0],
  ])("spec §3 the visual settings act on an average that fails: %j", async (visual, low, alerts) => {
    render(<Grid visual={visual} />);
    act(() => at(0, 0)?.focus());
    key("2");
    fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter" });
    await waitFor(() => expect(mark(0, 0)).toBe("2,0"));
    const row = screen.getByRole("grid").querySelector('[aria-rowindex="3"]') as HTMLElement;
    const final = row.querySelector(".grade-final");
    expect(final?.getAttribute("data-low")).toBe(low);
    // Said in any case, as a grade's mark does: colour is no word.
    expect(final?.textContent).toBe("2,0, Reprobado");
    expect(within(row).queryAllByRole("img", { name: "En riesgo" })).toHaveLength(alerts);
  });

  it("tells a period with fewer grades than the classroom asks for", () => {
    render(<Grid least={2} />);
    expect(screen.getAllByText("0 de 2 notas").length).toBeGreaterThan(0);
  });

  it("renders the row of an edit alone", async () => {
    open();
    key("ArrowDown");
    key("4");
    const watch = watchRenders();
    fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter" });
    await waitFor(() => expect(document.activeElement).toBe(at(2, 0)));
    const seen = watch.stop();
    const rows = new Set(seen.filter(({ name }) => name === "Row").map(({ props }) => props.index));
    // The row that was written, and the one that the focus goes on to.
    expect([...rows].sort()).toEqual([1, 2]);
    const cells = seen.filter(({ name }) => name === "Score").map(({ props }) => props.index);
    expect(new Set(cells)).toEqual(new Set([1, 2]));
  });

  it("gives a pasted block to the cell that has the focus", () => {
    open();
    key("ArrowRight");
    const clipboardData = { getData: () => "3\t4" };
    fireEvent.paste(document.activeElement as HTMLElement, { clipboardData });
    expect(onBlock).toHaveBeenCalledWith({ row: 0, column: 1, rows: 1, columns: 1 }, "3\t4");
  });
});
