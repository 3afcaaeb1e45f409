import { describe, expect, it } from "vitest";
import { layGradebook } from "#domain/classroom/gradebook.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { text } from "#domain/report/report.ts";
import { gradesReport } from "#features/education/teacher/grades/export-grades.ts";
import { openCsv } from "#formats/csv/write-csv.ts";
import { PADDING, pageLayout } from "#formats/pdf/page-layout.ts";
import { openXlsx } from "#formats/xlsx/write-xlsx.ts";
import {
  activityWith,
  classroomWith,
  gradeWith,
  settingsWith,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";
import { readXlsx } from "#tests/support/files/read-xlsx.ts";

function bookOf(activities = 2, settings = settingsWith()) {
  const students = [
    studentWith(1, { name: "Ñáñez Díaz, Ana", cedula: "1001156284", code: "0077" }),
    studentWith(2, { name: "Ibargüen, Luis", cedula: "", code: "0078" }),
  ];
  const works = Array.from({ length: activities }, (_, at) =>
    activityWith(at + 1, { title: `Taller ${at + 1}`, weight: 30 / activities }),
  );
  const grades = [
    gradeWith(1, 1, { status: "graded_auto", auto: 0.9, attempts: 1 }),
    gradeWith(2, 1, { status: "excused" }),
  ];
  return layGradebook(classroomWith({ settings }), students, works, grades, day("2026-11-20"));
}

describe("spec §2 the planilla leaves as a file", () => {
  it("ED-179 in English where the teacher's settings say so, and the names of the class as they are", () => {
    const { head, rows } = gradesReport(bookOf(), "en");
    const labels = head.columns.map(({ label }) => label);
    expect(labels.slice(0, 3)).toEqual(["ID or code", "Student", "Taller 1 15%"]);
    expect([labels.at(-2), labels.at(-1)]).toEqual(["Term 3", "Final grade"]);
    expect([head.title, head.subtitle, head.columns[2]?.group]).toEqual([
      "Grades of Contabilidad Financiera II",
      "Group 03",
      "Term 1",
    ]);
    expect(rows.flatMap(({ cells }) => cells)).toContainEqual(text("Excused"));
    const spanish = JSON.stringify([head.columns, rows]);
    for (const word of ["Estudiante", "Definitiva", "Corte", "Excusado", "Cédula"])
      expect(spanish).not.toContain(word);
  });

  it("as Excel: grades are numbers, codes keep their zeros, who is excused is said", async () => {
    const { head, rows } = gradesReport(bookOf());
    const file = openXlsx(head);
    file.add(rows);
    const sheet = readXlsx(new Uint8Array(await file.finish()));
    const ana = sheet.rows.find((row) => row.includes("Ñáñez Díaz, Ana")) ?? [];
    expect(ana.slice(0, 4)).toEqual(["1001156284", "Ñáñez Díaz, Ana", 4.5, ana[3]]);
    expect(ana[3] ?? null).toBeNull();
    const luis = sheet.rows.find((row) => row.includes("Ibargüen, Luis")) ?? [];
    expect([luis[0], luis[2]]).toEqual(["0078", "Excusado"]);
    const heads = sheet.rows.flat().filter((cell) => typeof cell === "string");
    for (const each of ["Corte 1", "Corte 2", "Corte 3", "Definitiva"]) expect(heads).toContain(each);
    expect(heads.some((each) => /^Taller 1 15\s?%$/u.test(String(each)))).toBe(true);
  });

  it.each([
    ["letters", "A"],
    ["qualitative", "Excelente"],
  ] as const)("of %s as words", (gradeScale, word) => {
    const { rows } = gradesReport(bookOf(1, settingsWith({ gradeScale })));
    expect(rows.map(({ cells }) => cells[2])).toContainEqual(text(word));
  });

  it.each([1, 4, 8])("on paper with %i activities: the whole cédula in one line", (activities) => {
    const { widths, size } = pageLayout(gradesReport(bookOf(activities)).head);
    const digits = "1001156284".length * 0.56 * size;
    expect((widths[0] ?? 0) - 2 * PADDING).toBeGreaterThan(digits);
  });

  it("as CSV: with a mark so that Excel opens its accents, and decimal commas", async () => {
    const { head, rows } = gradesReport(bookOf());
    const file = openCsv(head);
    file.add(rows);
    const bytes = new Uint8Array((await file.finish()) as ArrayBuffer);
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const written = new TextDecoder().decode(bytes);
    expect(written).toContain("Ñáñez Díaz, Ana");
    expect(written).toMatch(/;4,5;/u);
  });

  it("E5 as CSV for programs of other countries: decimal points, commas between columns, names quoted", async () => {
    const { head, rows } = gradesReport(bookOf());
    const file = openCsv({ ...head, decimalPoint: true });
    file.add(rows);
    const written = new TextDecoder().decode((await file.finish()) as ArrayBuffer);
    expect(written).toContain('1001156284,"Ñáñez Díaz, Ana",4.5,');
    expect(written).not.toContain(";");
  });

  it.each([1, 6, 12, 25])("on paper %i activities lie inside of the sheet", (count) => {
    const { head } = gradesReport(bookOf(count));
    const { widths, inner } = pageLayout(head);
    expect(widths).toHaveLength(head.columns.length);
    expect(Math.min(...widths)).toBeGreaterThan(0);
    expect(widths.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(inner + 0.5);
  });
});
