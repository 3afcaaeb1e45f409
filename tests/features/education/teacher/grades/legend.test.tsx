import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import "#tests/support/render.ts";
import type { ClassroomSettings } from "#domain/classroom/classroom.ts";
import { Legend } from "#features/education/teacher/grades/legend.tsx";
import { classroomWith, settingsWith } from "#tests/support/classroom/classrooms.ts";

const MARKS = ["4,5", "3,8", "", "3,8", "", "—", "2,7"];
const WORDS = [
  "Calificado automáticamente",
  "Calificado manualmente",
  "Entregado",
  "Otro intento espera nota",
  "Vencido",
  "Sin entregar",
  "Por debajo de 3,0",
];

function shown(changes: Partial<ClassroomSettings>) {
  render(<Legend classroom={classroomWith({ settings: settingsWith(changes) })} />);
  return screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
}

it("spec §2 the legend has each mark of the grid with its words", () => {
  expect(shown({})).toEqual(WORDS.map((words, at) => `${MARKS[at]}${words}`));
});

it("spec §9 the legend of a classroom with letters has each letter with its word", () => {
  expect(shown({ gradeScale: "letters" }).slice(WORDS.length)).toEqual([
    "AExcelente, desde 90%",
    "BBueno, desde 75%",
    "CRegular, desde 60%",
    "DDeficiente, desde 50%",
    "FReprobado, desde 0%",
  ]);
});

it("says what a period with few grades is only where the classroom asks for a number of them", () => {
  expect(shown({ minGradesPerPeriod: 3 }).at(-1)).toBe("0 de 3 notasCorte con menos de 3 notas");
});
