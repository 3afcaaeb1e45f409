import type { Classroom } from "#domain/classroom/classroom.ts";
import type { Gradebook } from "#domain/classroom/gradebook.ts";
import type { HandIn } from "#domain/classroom/hand-ins.ts";
import { showGrade } from "#domain/classroom/scale.ts";
import { idOfStudent, type Student } from "#domain/classroom/student.ts";
import type { TeacherSettings } from "#domain/classroom/teacher-settings.ts";
import type { Instant } from "#domain/kernel/clock.ts";
import { formatMoment } from "#domain/kernel/format.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import { fileName } from "#domain/report/file-name.ts";
import { NONE, type ReportCell, type ReportColumn, type ReportRow, text } from "#domain/report/report.ts";
import type { FileHead } from "#formats/file-head.ts";
import { type FileFormat, makeFile } from "#formats/workers/make-file.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { saveFile } from "#ui/kit/save-file.ts";
import { handInTexts } from "../hand-ins/texts.ts";
import { countedText } from "./percent-text.ts";
import { PLANILLA_TEXTS } from "./planilla-texts.ts";
import { gradesTexts as texts } from "./texts.ts";

type Language = TeacherSettings["language"];

function columnsOf({ columns, rows }: Gradebook, language: Language): readonly ReportColumn[] {
  const planilla = PLANILLA_TEXTS[language];
  return [
    { key: "id", label: planilla.id, kind: "code" },
    { key: "name", label: planilla.student, kind: "text" },
    ...columns.map(
      ({ activity }): ReportColumn => ({
        key: activity.id,
        label: `${activity.title} ${countedText(activity, planilla.secondChances)}`,
        group: planilla.period(activity.period),
        kind: "number",
      }),
    ),
    ...(rows[0]?.final.periods ?? []).map(
      ({ period }): ReportColumn => ({
        key: `corte${period}`,
        label: planilla.period(period),
        kind: "number",
      }),
    ),
    { key: "final", label: planilla.final, kind: "number" },
  ];
}

/** In points: a digit of the type of paper, and what is left beside the text. */
const DIGIT = 5.2;
const BESIDE = 8;
const LEAST_ID = 50;

/** Wide enough for the longest document, which breaks in no line. */
function idWidth(students: readonly Pick<Student, "cedula" | "code">[]): { readonly id: number } {
  const longest = Math.max(0, ...students.map((student) => idOfStudent(student).length));
  return { id: Math.max(LEAST_ID, Math.ceil(longest * DIGIT) + BESIDE) };
}

/** The planilla: a row per student, with each activity, each period and the final grade. */
function rowsOf({ classroom: { settings }, rows }: Gradebook, language: Language): readonly ReportRow[] {
  const isNumber = settings.gradeScale === "0-5" || settings.gradeScale === "0-100";
  const cellOf = (raw: Parameters<typeof showGrade>[1] | null): ReportCell => {
    if (raw === null) return NONE;
    const { value, text: shown } = showGrade(settings, raw);
    return isNumber ? { kind: "number", value, decimals: settings.rounding.decimals } : text(shown);
  };
  return rows.map(({ student, cells, final }) => ({
    kind: "line",
    level: 0,
    cells: [
      text(idOfStudent(student)),
      text(student.name),
      ...cells.map(({ raw, state }) =>
        state === "excused" ? text(PLANILLA_TEXTS[language].excused) : cellOf(raw),
      ),
      ...final.periods.map(({ grade }) => cellOf(grade)),
      cellOf(final.grade),
    ],
  }));
}

/** The planilla as Excel, CSV and paper print it, in the language of the teacher's settings. */
export function gradesReport(
  book: Gradebook,
  language: Language = "es",
): {
  readonly head: FileHead;
  readonly rows: readonly ReportRow[];
} {
  const { name, group } = book.classroom;
  const planilla = PLANILLA_TEXTS[language];
  const head = {
    title: planilla.title(name),
    company: name,
    nit: "",
    subtitle: group === "" ? "" : planilla.group(group),
    period: "",
    unit: "",
    page: planilla.page,
    columns: columnsOf(book, language),
    widths: idWidth(book.rows.map(({ student }) => student)),
    widest: ZERO,
  } as const;
  return { head, rows: rowsOf(book, language) };
}

/** Saves the planilla of a classroom as a file; "Descarga Lista" once it exists. */
export async function exportGrades(
  book: Gradebook,
  format: FileFormat,
  language: Language,
  decimalPoint = false,
): Promise<void> {
  const { name, group } = book.classroom;
  const { head, rows } = gradesReport(book, language);
  try {
    const file = await makeFile(format, { ...head, decimalPoint }, [{ rows, done: 1 }]);
    if (file === null) return;
    const saved = fileName([PLANILLA_TEXTS[language].fileName, name, group], format);
    saveFile(file, saved);
    toast.success({ title: texts.exported, text: saved });
  } catch {
    toast.error({ title: texts.notExported, text: texts.notExportedText });
  }
}

const { heads } = handInTexts;

const HAND_IN_COLUMNS: readonly ReportColumn[] = [
  { key: "id", label: texts.columns.id, kind: "code" },
  { key: "name", label: heads.student, kind: "text" },
  { key: "state", label: heads.state, kind: "text" },
  { key: "received", label: heads.received, kind: "text" },
  { key: "declared", label: heads.declared, kind: "text" },
  { key: "attempt", label: heads.attempt, kind: "number" },
  { key: "receipt", label: heads.receipt, kind: "text" },
  { key: "grade", label: heads.grade, kind: "text" },
];

const moment = (at: Instant | undefined) => (at === undefined ? NONE : text(formatMoment(at)));

/** A row per student, as they are listed. */
function handInRows({ settings }: Classroom, handIns: readonly HandIn[]): readonly ReportRow[] {
  return handIns.map(({ student, state, last, raw }) => ({
    kind: "line",
    level: 0,
    cells: [
      text(idOfStudent(student)),
      text(student.name),
      text(handInTexts.states[state]),
      moment(last?.receivedAt),
      moment(last?.declaredAt),
      last === null ? NONE : { kind: "number", value: last.attempt, decimals: 0 },
      last === null || last.receipt === null ? NONE : text(last.receipt),
      raw === null ? NONE : text(showGrade(settings, raw).text),
    ],
  }));
}

/** Saves the hand-ins of an activity as a file. */
export async function exportHandIns(
  classroom: Classroom,
  title: string,
  handIns: readonly HandIn[],
  format: FileFormat,
): Promise<void> {
  const { name, group } = classroom;
  const head = {
    title: handInTexts.title(title),
    company: name,
    nit: "",
    subtitle: group === "" ? "" : texts.group(group),
    period: "",
    unit: "",
    page: texts.page,
    columns: HAND_IN_COLUMNS,
    widths: idWidth(handIns.map(({ student }) => student)),
    widest: ZERO,
  } as const;
  try {
    const file = await makeFile(format, head, [{ rows: handInRows(classroom, handIns), done: 1 }]);
    if (file === null) return;
    const saved = fileName(["entregas", title, group], format);
    saveFile(file, saved);
    toast.success({ title: texts.exported, text: saved });
  } catch {
    toast.error({ title: texts.notExported, text: texts.notExportedText });
  }
}
