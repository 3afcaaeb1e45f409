import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import "#tests/support/render.ts";
import type { ClassroomSettings } from "#domain/classroom/classroom.ts";
import { goalsOf } from "#domain/classroom/needed-grade.ts";
import { sampleStudent } from "#domain/classroom/sample/sample-student.ts";
import { NeededCard } from "#features/education/student/needed-card.tsx";
import { settingsWith } from "#tests/support/classroom/classrooms.ts";
import { SAMPLE_DAY } from "#tests/support/classroom/teacher-desk.ts";

const { classroom } = sampleStudent(SAMPLE_DAY);

/** What is asked for, each with what it needs, and how it is rounded. */
function card(changes: Partial<ClassroomSettings>) {
  const settings = settingsWith(changes);
  const { container } = render(<NeededCard classroom={{ ...classroom, settings }} weighed={[]} />);
  const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
  return [
    rows.map(({ textContent }) => textContent),
    container.textContent?.match(/Se redondea ([^,]+),/)?.[1],
  ];
}

describe("ED-167 what is asked for besides passing", () => {
  it.each([
    ["0-5", ["3,03,0", "3,53,5", "4,04,0", "4,54,5"], "a un decimal"],
    ["qualitative", ["RegularRegular", "BuenoBueno", "ExcelenteExcelente"], "al por ciento entero"],
    ["letters", ["CC", "BB", "AA"], "al por ciento entero"],
  ] as const)("in the scale %s is each once", (gradeScale, rows, rounding) => {
    expect(card({ gradeScale })).toEqual([rows, rounding]);
  });

  it("says whole numbers where there are no decimals", () => {
    const rounding = { ...settingsWith().rounding, decimals: 0 as const };
    expect(card({ gradeScale: "0-100", rounding })[1]).toBe("a números enteros");
  });

  it("asks for nothing beyond the scale", () => {
    expect(goalsOf(settingsWith({ minPassingGrade: 4.8 }))).toEqual([0.96]);
    expect(goalsOf(settingsWith({ gradeScale: "qualitative", minPassingGrade: 4.8 }))).toEqual([0.9]);
  });
});
