import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import type { Classroom, PeriodNumber } from "#domain/classroom/classroom.ts";
import { DEFAULT_TEACHER_SETTINGS } from "#domain/classroom/teacher-settings.ts";
import type { TeacherDesk } from "#features/education/teacher/desk/teacher-desk.ts";
import { ClassroomSettingsDialog } from "#features/education/teacher/settings/classroom-settings-dialog.tsx";
import {
  activityWith,
  classroomId,
  classroomWith,
  settingsWith,
} from "#tests/support/classroom/classrooms.ts";

const elsewhere = [{ classroom: classroomId(2), dueDate: null }];
const activities = [
  ...([1, 2, 3, 3] as const).map((period, at) => activityWith(at + 1, { period })),
  activityWith(9, { period: 3 as PeriodNumber, assignedTo: elsewhere }),
];

function show(
  classroom = classroomWith({ settings: settingsWith({ activePeriod: 3 }) }),
  settings = DEFAULT_TEACHER_SETTINGS,
) {
  const saveClassroom = vi.fn((_saved: Classroom) => Promise.resolve(true));
  const desk = { activities, settings, act: { saveClassroom } } as unknown as TeacherDesk;
  render(<ClassroomSettingsDialog desk={desk} classroom={classroom} onClose={vi.fn()} />);
  return saveClassroom;
}

const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Guardar" });
const select = (label: string) => screen.getByRole<HTMLSelectElement>("combobox", { name: label });
const type = (label: string, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

describe("ED-35 ED-72 spec §5 settings of a classroom", () => {
  it.each([
    ["39", "Total: 99% (debe ser 100%)", true],
    ["40", "Total: 100% (debe ser 100%)", false],
    ["41", "Total: 101% (debe ser 100%)", true],
  ])("with a last period of %s the total reads %s", (share, text, isRefused) => {
    show();
    type("Corte 3 (%)", share);
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(save().disabled).toBe(isRefused);
  });

  it("with fewer periods than the active one the active one follows, and works of a period that goes are counted", async () => {
    const saved = show();
    expect(screen.queryByText(/corte que ya no está|cortes que ya no están/)).toBeNull();
    fireEvent.change(select("Número de cortes"), { target: { value: "2" } });
    screen.getByText(/^2 actividades son de cortes que ya no están: sus notas no cuentan/);
    expect(select("Corte activo").value).toBe("2");
    expect([...select("Corte activo").options].map(({ value }) => value)).toEqual(["1", "2"]);
    expect(save().disabled).toBe(true);
    type("Corte 2 (%)", "70");
    fireEvent.click(save());
    expect(saved).toHaveBeenCalledTimes(1);
    expect(saved.mock.calls[0]?.[0].settings).toMatchObject({ periodsCount: 2, activePeriod: 2 });
  });

  it("offers the four scales; where numbers are not allowed, words and the one that the classroom has", () => {
    const words = { ...DEFAULT_TEACHER_SETTINGS, allowNumericEvaluations: false };
    const offered = () => [...select("Escala de calificación").options].map(({ value }) => value);
    show();
    expect(offered()).toEqual(["0-5", "0-100", "letters", "qualitative"]);
    cleanup();
    show(classroomWith(), words);
    expect(offered()).toEqual(["0-5", "letters", "qualitative"]);
    cleanup();
    show(classroomWith({ settings: settingsWith({ gradeScale: "letters" }) }), words);
    expect(offered()).toEqual(["letters", "qualitative"]);
  });

  it("ED-31 asks for decimals only where grades are numbers", () => {
    show();
    expect(select("Decimales").value).toBe("1");
    for (const [scale, isAsked] of [
      ["letters", false],
      ["qualitative", false],
      ["0-100", true],
    ] as const) {
      fireEvent.change(select("Escala de calificación"), { target: { value: scale } });
      expect(screen.queryByRole("combobox", { name: "Decimales" }) !== null, scale).toBe(isAsked);
    }
  });

  it.each([
    ["3,5", null],
    ["3.5", null],
    ["5,1", "La nota mínima va de 0 a 5, de décima en décima."],
    ["3,55", "La nota mínima va de 0 a 5, de décima en décima."],
    ["tres", "La nota mínima va de 0 a 5, de décima en décima."],
  ])("ED-33 a passing grade of %j says %s", (typed, problem) => {
    const saved = show();
    type("Nota mínima para aprobar (0 a 5)", typed);
    expect(screen.queryAllByText(/^La nota mínima/).length > 0).toBe(problem !== null);
    expect(save().disabled).toBe(problem !== null);
    if (problem !== null) return void screen.getAllByText(problem);
    fireEvent.click(save());
    expect(saved.mock.calls[0]?.[0].settings.minPassingGrade).toBe(3.5);
  });

  it("the total is green at 100 and red elsewhere, and what cannot be read adds nothing", () => {
    show();
    const total = () => screen.getByText(/^Total: /, { selector: "[role=status]" });
    expect(total().className).toContain("text-success");
    type("Corte 1 (%)", "20");
    expect(total().className).toContain("text-error");
    type("Corte 1 (%)", "treinta");
    expect(total().textContent).toBe("Total: 70% (debe ser 100%)");
    screen.getAllByText("El porcentaje del corte 1 va de 0 a 100.");
    type("Corte 1 (%)", "30,5");
    expect(total().textContent).toBe("Total: 100,5% (debe ser 100%)");
  });

  it("ED-31 with words one of them passes and is chosen", () => {
    const saved = show(classroomWith({ settings: settingsWith({ gradeScale: "qualitative" }) }));
    const passing = select("Se aprueba desde");
    expect([...passing.options].map(({ textContent }) => textContent)).toEqual([
      "Excelente (desde 90%)",
      "Bueno (desde 70%)",
      "Regular (desde 50%)",
      "Deficiente (desde 0%)",
    ]);
    expect(passing.value).toBe("2");
    fireEvent.change(passing, { target: { value: "1" } });
    fireEvent.click(save());
    expect(saved.mock.calls[0]?.[0].settings.minPassingGrade).toBe(3.5);
  });

  it("ED-151 description, words and letters are edited, and refused where they are none", () => {
    const saved = show();
    fireEvent.change(screen.getByLabelText("Descripción"), { target: { value: " Segundo semestre " } });
    const from = screen.getAllByLabelText<HTMLInputElement>("Desde 2").at(-1) as HTMLElement;
    fireEvent.change(from, { target: { value: "80" } });
    const [word, letter] = screen.getAllByLabelText<HTMLInputElement>("Nombre 2");
    fireEvent.change(word as HTMLElement, { target: { value: "Excelente" } });
    expect(save().disabled).toBe(true);
    fireEvent.change(word as HTMLElement, { target: { value: "Muy bueno" } });
    fireEvent.change(letter as HTMLElement, { target: { value: "B+" } });
    fireEvent.click(save());
    const { description, settings } = saved.mock.calls[0]?.[0] ?? classroomWith();
    expect(description).toBe("Segundo semestre");
    expect(settings.bands[1]).toEqual({ name: "Muy bueno", from: 70 });
    expect(settings.letters[1]).toEqual({ name: "B+", from: 80 });
  });

  it("what is counted and what is marked are six switches, on from the start and kept apart", () => {
    const saved = show();
    const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
    expect(boxes.map((box) => [box.labels?.[0]?.textContent?.trim(), box.checked])).toEqual([
      ["Participación", true],
      ["Exámenes", true],
      ["Trabajos prácticos", true],
      ["Resaltar notas reprobadas", true],
      ["Resaltar promedios reprobados", true],
      ["Mostrar alertas", true],
    ]);
    for (const box of [boxes[1], boxes[4]]) fireEvent.click(box as HTMLElement);
    fireEvent.click(save());
    expect(saved.mock.calls[0]?.[0].settings).toMatchObject({
      includeParticipation: true,
      includeExams: false,
      includePracticalWork: true,
      visualSettings: {
        highlightFailingGrades: true,
        highlightFailingAverages: false,
        showVisualAlerts: true,
      },
    });
  });

  it("one to four periods may be chosen", () => {
    show();
    expect([...select("Número de cortes").options].map(({ value }) => value)).toEqual(["1", "2", "3", "4"]);
  });
});
