import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import type { Student } from "#domain/classroom/student.ts";
import { StudentDialog } from "#features/education/teacher/roster/student-dialog.tsx";
import { studentWith } from "#tests/support/classroom/classrooms.ts";
import { sampleTeacherDesk } from "#tests/support/classroom/teacher-desk.ts";
import { typeInto } from "#tests/support/render.ts";

function show() {
  const saveStudents = vi.fn((_classroom: unknown, _students: readonly Student[]) => Promise.resolve(true));
  const student = studentWith(1, {
    name: "Pérez, Ana",
    cedula: "1001156284",
    code: "E-211",
    email: "ana@u.co",
  });
  const other = studentWith(2, { name: "Rojas, Luis", cedula: "1001156285", code: "E-212" });
  const desk = sampleTeacherDesk({ students: [student, other], act: { saveStudents } as never });
  render(<StudentDialog desk={desk} student={student} onClose={vi.fn()} />);
  return () => saveStudents.mock.calls.map(([, [saved]]) => saved);
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => fireEvent.click(screen.getByRole("button", { name: "Guardar" }));

describe("ED-37 ED-100 spec §3 who a student is", () => {
  it("has the fields of the specification and the code of the hand-ins", () => {
    show();
    expect(["Apellidos y nombres", "Cédula", "Código", "Correo"].map((name) => field(name).value)).toEqual([
      "Pérez, Ana",
      "1001156284",
      "E-211",
      "ana@u.co",
    ]);
  });

  /** A number that is somebody else's, however it is written: hand-ins would find two (ED-44). */
  it.each([
    ["Cédula", "1.001.156.285"],
    ["Cédula", " 1001156 285"],
    ["Código", "e 212"],
    ["Código", "E212"],
  ])("of «%s» refuses another student's as %j", (name, typed) => {
    const saved = show();
    typeInto(field(name), typed);
    save();
    screen.getByText("Ya es de Rojas, Luis.");
    expect(saved()).toEqual([]);
  });

  it.each([
    ["1.001.156.999", "1001156999"],
    ["PPT 512-3", "PPT 512-3"],
  ])("keeps a cédula by its digits, as a list does: %j as %j", async (typed, kept) => {
    const saved = show();
    typeInto(field("Cédula"), typed);
    save();
    await waitFor(() => expect(saved()).toEqual([expect.objectContaining({ cedula: kept, code: "E-211" })]));
  });
});
