import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { DEFAULT_TEACHER_SETTINGS } from "#domain/classroom/teacher-settings.ts";
import type { TeacherDesk } from "#features/education/teacher/desk/teacher-desk.ts";
import { ClassroomSettingsDialog } from "#features/education/teacher/settings/classroom-settings-dialog.tsx";
import { classroomWith } from "#tests/support/classroom/classrooms.ts";
import { typeInto } from "#tests/support/render.ts";

function show() {
  const saveClassroom = vi.fn((_saved: Classroom) => Promise.resolve(true));
  const act = { saveClassroom };
  const desk = { activities: [], settings: DEFAULT_TEACHER_SETTINGS, act } as unknown as TeacherDesk;
  render(<ClassroomSettingsDialog desk={desk} classroom={classroomWith()} onClose={vi.fn()} />);
  return saveClassroom;
}

const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Guardar" });
const field = (name: RegExp) => screen.getByLabelText(name);

it("spec §3 the settings of a classroom hold its name, group and subject", () => {
  const saveClassroom = show();
  typeInto(field(/^Nombre del aula/u), " Costos I ");
  typeInto(field(/^Grupo/u), "07");
  typeInto(field(/^Asignatura/u), "Costos");
  fireEvent.click(save());
  expect(saveClassroom.mock.calls[0]?.[0]).toMatchObject({
    name: "Costos I",
    group: "07",
    subject: "Costos",
  });
});

it("spec §3 without a name nothing is saved", () => {
  const saveClassroom = show();
  typeInto(field(/^Nombre del aula/u), "  ");
  fireEvent.click(save());
  expect(saveClassroom).not.toHaveBeenCalled();
});
