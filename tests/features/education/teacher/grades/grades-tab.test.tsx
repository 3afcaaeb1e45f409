import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import type { Activity } from "#domain/classroom/activity.ts";
import type { Grade } from "#domain/classroom/grade.ts";
import { layGradebook } from "#domain/classroom/gradebook.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { ClassroomId } from "#domain/kernel/ids.ts";
import type { TeacherDesk } from "#features/education/teacher/desk/teacher-desk.ts";
import { GradesTab } from "#features/education/teacher/grades/grades-tab.tsx";
import { QuickActions } from "#features/education/teacher/home/home-rail.tsx";
import type { CellChange } from "#storage/classroom/desk/grades.ts";
import { activityWith, classroomWith, gradeWith, studentWith } from "#tests/support/classroom/classrooms.ts";
import { toast } from "#ui/kit/feedback/toast.ts";

const { exportGrades } = vi.hoisted(() => ({
  exportGrades: vi.fn(async (_book: unknown, _format: string, _language: string) => undefined),
}));
vi.mock("#features/education/teacher/grades/export-grades.ts", () => ({ exportGrades }));

beforeEach(() => {
  for (const [name, value] of Object.entries({ clientWidth: 1100, clientHeight: 700 }))
    vi.spyOn(HTMLElement.prototype, name as "clientWidth", "get").mockReturnValue(value);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A screen of that width, for media queries. */
function onScreenOf(width: number): void {
  const matchMedia = (query: string) => ({
    matches: query === "(width < 768px)" && width < 768,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal("matchMedia", matchMedia);
}

function show(width = 1440, count = 1, more: readonly Grade[] = [], classroom = classroomWith()) {
  onScreenOf(width);
  const saveActivity = vi.fn((_saved: Activity) => Promise.resolve(true));
  const activities = [activityWith(1, { title: "Taller", weight: 20 }), ...more.map(() => activityWith(2))];
  const students = [studentWith(1, { name: "Acosta, Juan", cedula: "1001156284" })].slice(0, count);
  const grades = [gradeWith(1, 1, { status: "graded_auto", auto: 0.8, attempts: 1 }), ...more];
  const book = layGradebook(classroom, students, activities, grades, day("2026-11-20"));
  const addExternal = vi.fn();
  const changeGrades = vi.fn((_cells: readonly CellChange[], _notice?: string) => Promise.resolve(true));
  const undoGrades = vi.fn(async (_classroom: ClassroomId) => undefined);
  const redoGrades = vi.fn(async (_classroom: ClassroomId) => undefined);
  const actions = { saveActivity, addExternal, changeGrades, undoGrades, redoGrades };
  const newId = () => "acti_1";
  const settings = { language: "en" };
  const desk = {
    activities,
    students,
    settings,
    act: actions,
    newId,
    now: () => 1,
  } as unknown as TeacherDesk;
  render(<GradesTab desk={desk} book={book} onHandIns={vi.fn()} />);
  return { saveActivity, addExternal, changeGrades, undoGrades, redoGrades };
}

describe("spec §2 the context menu of an activity on a phone", () => {
  it("is beside the activity in each card, with all its actions", () => {
    const { saveActivity } = show(390);
    fireEvent.click(screen.getByRole("button", { name: /^Acosta, Juan/ }));
    fireEvent.click(screen.getByRole("button", { name: "Acciones de Taller" }));
    expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
      "Ver entregas",
      "Editar actividad",
      "Configurar peso y fecha",
      "Tipo de entrega",
      "Nota por defecto si no entrega",
      "Aplicar calificación automática",
    ]);
    fireEvent.click(screen.getByRole("menuitem", { name: "Configurar peso y fecha" }));
    const weight = within(screen.getByRole("dialog")).getByLabelText(/^Porcentaje/);
    fireEvent.change(weight, { target: { value: "12,5" } });
    fireEvent.click(screen.getByRole("button", { name: "Guardar" }));
    expect(saveActivity.mock.calls[0]?.[0].weight).toBe(12.5);
  });
});

describe("spec §2 the grade grid's bar", () => {
  it("shows names or cédulas", () => {
    show();
    expect(screen.queryByText("1001156284")).toBeNull();
    fireEvent.click(screen.getByRole("radio", { name: "Cédulas" }));
    screen.getByText("1001156284");
    expect(screen.queryByText("Acosta, Juan")).toBeNull();
    fireEvent.click(screen.getByRole("radio", { name: "Nombres" }));
    screen.getByText("Acosta, Juan");
  });

  it("hides the legend and shows it again", () => {
    show();
    screen.getByText("Calificado manualmente");
    fireEvent.click(screen.getByRole("button", { name: "Ocultar leyenda" }));
    expect(screen.queryByText("Calificado manualmente")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Mostrar leyenda" }));
    screen.getByText("Calificado manualmente");
  });

  it("on a phone shows the legend once it is asked for", () => {
    show(390);
    const button = screen.getByRole("button", { name: "Leyenda" });
    expect([button.getAttribute("aria-expanded"), screen.queryByText("Vencido")]).toEqual(["false", null]);
    fireEvent.click(button);
    screen.getByText("Vencido");
    expect(button.getAttribute("aria-expanded")).toBe("true");
    fireEvent.click(button);
    expect(screen.queryByText("Vencido")).toBeNull();
  });

  it("explains no marks over a class without students", () => {
    show(1440, 0);
    screen.getByText("Aún no hay estudiantes en esta aula");
    expect(screen.queryByText("Calificado manualmente")).toBeNull();
    expect(screen.queryByRole("button", { name: /leyenda/ })).toBeNull();
  });

  it("is a table from 768 px on and cards below", () => {
    show(768);
    screen.getByRole("grid");
    cleanup();
    show(767);
    expect(screen.queryByRole("grid")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: /Acosta, Juan/ }));
    screen.getByRole("button", { name: /^Taller: / });
  });
});

describe("spec §2 Exportar and Agregar calificación externa", () => {
  it.each([
    ["Planilla de Excel (XLSX)", "xlsx"],
    ["CSV para la plataforma", "csv"],
    ["Planilla para imprimir (PDF)", "pdf"],
  ])("%s", async (item, format) => {
    exportGrades.mockReset();
    show();
    fireEvent.click(screen.getByRole("button", { name: "Exportar" }));
    expect(screen.getAllByRole("menuitem")).toHaveLength(3);
    fireEvent.click(screen.getByRole("menuitem", { name: item }));
    await waitFor(() => expect(exportGrades).toHaveBeenCalledTimes(1));
    expect(exportGrades.mock.calls[0]?.slice(1)).toEqual([format, "en"]);
  });

  it("a grade that was given elsewhere has its dialog", () => {
    show();
    fireEvent.click(screen.getByRole("button", { name: "Agregar calificación externa" }));
    screen.getByRole("dialog", { name: "Agregar calificación externa" });
  });

  /** [what is typed, where, the reason] */
  it.each([
    ["   ", "Nombre de la actividad", /nombre/u],
    ["", "Porcentaje de la definitiva", /^Escribe un porcentaje de 0 a 100/u],
    ["-1", "Porcentaje de la definitiva", /^Escribe un porcentaje de 0 a 100/u],
    ["101", "Porcentaje de la definitiva", /^Escribe un porcentaje de 0 a 100/u],
    ["7.125", "Porcentaje de la definitiva", /^Escribe un porcentaje de 0 a 100/u],
    ["tres", "Acosta, Juan", /^Escribe la nota en números/u],
    ["7", "Acosta, Juan", /^La nota va de 0,0 a 5,0/u],
  ])("%j as «%s» is refused where it was typed, and nothing is written", (typed, label, reason) => {
    const { addExternal } = show();
    fireEvent.click(screen.getByRole("button", { name: "Agregar calificación externa" }));
    const dialog = within(screen.getByRole("dialog"));
    fireEvent.change(dialog.getByLabelText("Nombre de la actividad"), { target: { value: "Parcial 1" } });
    fireEvent.change(dialog.getByLabelText(label), { target: { value: typed } });
    fireEvent.click(dialog.getByRole("button", { name: "Guardar" }));
    dialog.getByText(reason, { selector: ":not(label, label *)" });
    expect(addExternal).not.toHaveBeenCalled();
  });
});

describe("spec §2 the menu of an activity", () => {
  const openPart = (item: string) => {
    fireEvent.click(within(screen.getByRole("grid")).getByRole("button", { name: /^Taller/ }));
    fireEvent.click(screen.getByRole("menuitem", { name: item }));
    return within(screen.getByRole("dialog"));
  };

  it.each([
    ["a click", (head: HTMLElement) => fireEvent.click(head)],
    ["the other button of the mouse", (head: HTMLElement) => fireEvent.contextMenu(head)],
    ["Shift + F10", (head: HTMLElement) => fireEvent.keyDown(head, { key: "F10", shiftKey: true })],
  ])("opens by %s with its actions", (_what, press) => {
    show();
    press(within(screen.getByRole("grid")).getByRole("button", { name: /^Taller/ }));
    const items = within(screen.getByRole("menu", { name: "Acciones de Taller" })).getAllByRole("menuitem");
    expect(items.map(({ textContent }) => textContent?.trim())).toEqual([
      // Of the list of hand-ins (ED-90), beside those of the specification.
      "Ver entregas",
      "Editar actividad",
      "Configurar peso y fecha",
      "Tipo de entrega",
      "Nota por defecto si no entrega",
      "Aplicar calificación automática",
    ]);
  });

  it("keeps no activity without a name", () => {
    const { saveActivity } = show();
    const dialog = openPart("Editar actividad");
    fireEvent.change(dialog.getByDisplayValue("Taller"), { target: { value: "   " } });
    fireEvent.click(dialog.getByRole("button", { name: "Guardar" }));
    expect(saveActivity).not.toHaveBeenCalled();
  });

  it("edits name and description", async () => {
    const { saveActivity } = show();
    const dialog = openPart("Editar actividad");
    const [title, description] = dialog.getAllByRole("textbox");
    if (title === undefined || description === undefined) throw new Error("no fields");
    const save = () => fireEvent.click(dialog.getByRole("button", { name: "Guardar" }));
    fireEvent.change(title, { target: { value: " Taller 2 " } });
    fireEvent.change(description, { target: { value: "Con IVA" } });
    save();
    await waitFor(() => expect(saveActivity).toHaveBeenCalledTimes(1));
    expect(saveActivity.mock.calls[0]?.[0]).toMatchObject({ title: "Taller 2", description: "Con IVA" });
  });

  it.each(["", "-1", "101", "7.125"])("keeps no weight of %j", (typed) => {
    const { saveActivity } = show();
    const dialog = openPart("Configurar peso y fecha");
    fireEvent.change(dialog.getByLabelText("Porcentaje de la definitiva"), { target: { value: typed } });
    fireEvent.click(dialog.getByRole("button", { name: "Guardar" }));
    expect(saveActivity).not.toHaveBeenCalled();
    dialog.getByText("Escribe un porcentaje de 0 a 100, con dos decimales a lo sumo.");
  });

  it("offers grading by machine only where a machine can and a work has arrived", () => {
    show();
    fireEvent.click(within(screen.getByRole("grid")).getByRole("button", { name: /^Taller/ }));
    const item = (name: string) => screen.getByRole("menuitem", { name });
    expect(item("Aplicar calificación automática").getAttribute("aria-disabled") ?? "").toBe("true");
    expect(item("Editar actividad").getAttribute("aria-disabled")).not.toBe("true");
  });

  it("sets weight and day", async () => {
    const { saveActivity } = show();
    const dialog = openPart("Configurar peso y fecha");
    const weight = dialog.getByLabelText("Porcentaje de la definitiva");
    fireEvent.change(weight, { target: { value: "35" } });
    fireEvent.blur(weight);
    fireEvent.click(dialog.getByRole("button", { name: "Guardar" }));
    await waitFor(() => expect(saveActivity).toHaveBeenCalledTimes(1));
    expect(saveActivity.mock.calls[0]?.[0]).toMatchObject({ title: "Taller", weight: 35 });
  });

  it("sets how it is handed in", async () => {
    const { saveActivity } = show();
    const dialog = openPart("Tipo de entrega");
    const before = activityWith(1).deliveryType;
    const choice = dialog.getByRole<HTMLSelectElement>("combobox", { name: "Tipo de entrega" });
    const [other] = [...choice.options].map(({ value }) => value).filter((value) => value !== before);
    fireEvent.change(choice, { target: { value: other } });
    fireEvent.click(dialog.getByRole("button", { name: "Guardar" }));
    await waitFor(() => expect(saveActivity).toHaveBeenCalledTimes(1));
    expect(saveActivity.mock.calls[0]?.[0].deliveryType).toBe(other);
  });

  it("asks before it gives a default to missing work", () => {
    show();
    const dialog = openPart("Nota por defecto si no entrega");
    dialog.getByRole("textbox", { name: "Nota por defecto si no entrega" });
    dialog.getByRole("button", { name: "Aplicar" });
  });
});

describe("ED-73 grades taken out of the grid by Delete", () => {
  const byHand = gradeWith(1, 2, { status: "graded_manual", manual: 0.6 });
  const cell = (column: number) => document.querySelector<HTMLElement>(`[data-cell="0:${column}"]`);
  const press = (name: string, more = {}) =>
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: name, ...more });

  it("go where they were put by hand, without a word for one", () => {
    const { changeGrades } = show(1440, 1, [byHand]);
    act(() => cell(1)?.focus());
    press("Delete");
    expect(changeGrades).toHaveBeenCalledExactlyOnceWith(
      [
        {
          student: byHand.student,
          activity: byHand.activity,
          classroom: byHand.classroom,
          change: { kind: "manual", raw: null },
        },
      ],
      undefined,
    );
  });

  it("stay with the reason where a machine gave them", () => {
    const told = vi.spyOn(toast, "info").mockReturnValue("");
    const { changeGrades } = show(1440, 1, [byHand]);
    act(() => cell(0)?.focus());
    press("Delete");
    expect(changeGrades).not.toHaveBeenCalled();
    expect(told).toHaveBeenCalledWith({
      title: "Esta nota no la pusiste a mano y no se borra: escribe otra encima.",
    });
  });

  it("of several say how many went and how many did not", () => {
    const { changeGrades } = show(1440, 1, [byHand]);
    act(() => cell(0)?.focus());
    press("ArrowRight", { shiftKey: true });
    press("Delete");
    expect(changeGrades.mock.calls[0]?.[0]).toHaveLength(1);
    expect(changeGrades.mock.calls[0]?.[1]).toBe("Borraste 1 nota; 1 que no pusiste a mano sigue ahí");
  });

  it("are none where there is none", () => {
    const told = vi.spyOn(toast, "info").mockReturnValue("");
    const { changeGrades } = show(1440, 1, [byHand]);
    act(() => cell(3)?.focus());
    press("Delete");
    expect([changeGrades.mock.calls.length, told.mock.calls.length]).toEqual([0, 0]);
  });
});

describe("spec §2 quick actions of the teacher's home", () => {
  it.each([
    [/^Crear Nueva Actividad/, { section: "activities", vista: "nueva" }],
    [/^Crear con Cuadra IA/, { section: "activities", vista: "cuadra" }],
    [/^Crear aula/, { section: "classrooms", vista: "nueva" }],
    [/^Exportar planilla de notas/, { section: "classrooms" }],
  ])("%s leads to its place, of a desk without classrooms to the list", (name, place) => {
    const go = vi.fn();
    render(<QuickActions desk={{ classrooms: [] } as unknown as TeacherDesk} go={go} />);
    fireEvent.click(screen.getByRole("button", { name }));
    expect(go).toHaveBeenCalledExactlyOnceWith(place);
  });
});

describe("ED-162 grades taken back by the keys", () => {
  const press = () => {
    const cell = document.querySelector<HTMLElement>('[data-cell="0:0"]') as HTMLElement;
    act(() => cell.focus());
    for (const key of ["z", "y"]) fireEvent.keyDown(cell, { key, ctrlKey: true });
  };

  it("are those of the classroom that is open", () => {
    const { undoGrades, redoGrades } = show();
    press();
    for (const taken of [undoGrades, redoGrades])
      expect(taken).toHaveBeenCalledExactlyOnceWith(classroomWith().id);
  });

  it("stay where the classroom is archived, with the reason", () => {
    const told = vi.spyOn(toast, "info").mockReturnValue("n1");
    const { undoGrades, redoGrades } = show(1440, 1, [], classroomWith({ status: "archived" }));
    press();
    for (const taken of [undoGrades, redoGrades]) expect(taken).not.toHaveBeenCalled();
    expect(told).toHaveBeenCalledWith({ title: "El aula está archivada: actívala para cambiar sus notas." });
  });
});
