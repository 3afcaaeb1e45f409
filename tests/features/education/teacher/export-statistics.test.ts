import { expect, it } from "vitest";
import { layGradebook } from "#domain/classroom/gradebook.ts";
import { activityFigures } from "#domain/classroom/statistics/activity-figures.ts";
import { anonymousStatistics } from "#domain/classroom/statistics/anonymous-statistics.ts";
import { misconceptions } from "#domain/classroom/statistics/misconceptions.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { statisticsReport } from "#features/education/teacher/statistics/export-statistics.ts";
import { openCsv } from "#formats/csv/write-csv.ts";
import { openXlsx } from "#formats/xlsx/write-xlsx.ts";
import {
  activityWith,
  classroomId,
  classroomWith,
  gradeWith,
  settingsWith,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";
import { headOf } from "#tests/support/files/file-heads.ts";
import { readZip } from "#tests/support/files/read-zip.ts";

const NAMES = ["Zúñiga", "Ñáñez", "Buitrago", "Quintero", "Ibargüen", "Wilches", "Yepes", "Urrego"];
const GRADES = [1, 0.95, 0.92, 0.97, 0.91, 0.4, 0.3, 0.2];
const SECRET = ["Bandas de Wilches", "Recuperación de Yepes", "Aula de Urrego", "Felicitaciones, Quintero"];
const HANDED_IN = Date.parse("2026-11-14T15:00:00-05:00");

function classBook() {
  const settings = settingsWith({
    gradeScale: "qualitative",
    bands: [
      { name: SECRET[0] ?? "", from: 60 },
      { name: "Otra", from: 0 },
    ],
  });
  const students = NAMES.map((name, at) =>
    studentWith(at + 1, {
      name: `${name} Díaz, Ana`,
      cedula: `10241183${at}`,
      code: `U00${at}77`,
      email: `${at}@u.co`,
    }),
  );
  const due = { classroom: classroomId(1), dueDate: day("2026-11-18") };
  const activity = activityWith(1, { title: SECRET[1] ?? "", assignedTo: [due] });
  const grades = GRADES.map((auto, at) =>
    gradeWith(at + 1, 1, {
      status: "graded_auto",
      auto,
      comment: SECRET[3] ?? "",
      attempts: 1,
      submittedAt: HANDED_IN,
      receivedAt: HANDED_IN,
    }),
  );
  const classroom = classroomWith({ name: SECRET[2] ?? "", settings });
  return layGradebook(classroom, students, [activity], grades, day("2026-11-20"));
}

it("names nobody in the file, in CSV or in Excel, and no group of fewer than five (ED-132)", async () => {
  const book = classBook();
  const found = anonymousStatistics(activityFigures(book), misconceptions([]));
  if (found === null) throw new Error("no statistics");
  const report = statisticsReport(book.classroom.settings, found);
  const head = headOf(report);
  const csv = openCsv(head);
  csv.add(report.rows);
  const xlsx = openXlsx(head);
  xlsx.add(report.rows);
  const sheet = readZip(new Uint8Array(await xlsx.finish()));
  const files = [new TextDecoder().decode((await csv.finish()) as ArrayBuffer), ...sheet.values()];
  const roster = book.rows.flatMap(({ student }) => {
    const { name, cedula, code, email, id } = student;
    return [...name.split(/[ ,]+/), cedula, code, email, id];
  });
  for (const file of files)
    for (const secret of [...roster, ...SECRET, "2026-11-14", "14/11/2026", "18/11/2026", classroomId(1)])
      expect(file.includes(secret), secret).toBe(false);
  // Three of eight fail: neither they nor the five are told apart, and the mean of all is.
  expect(files[0]).toContain("No se dice");
  expect(files[0]).toContain("71%");
  expect(files[0]).not.toMatch(/;3;/);
});
