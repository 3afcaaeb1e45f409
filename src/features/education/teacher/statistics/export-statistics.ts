import type { ClassroomSettings } from "#domain/classroom/classroom.ts";
import { showGrade } from "#domain/classroom/scale.ts";
import {
  type AnonymousCount,
  type AnonymousStatistics,
  anonymousStatistics,
} from "#domain/classroom/statistics/anonymous-statistics.ts";
import { formatPercent } from "#domain/kernel/format.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import { fileName } from "#domain/report/file-name.ts";
import { NONE, type Report, type ReportCell, type ReportColumn, text } from "#domain/report/report.ts";
import { ReportBuilder } from "#domain/report/report-builder.ts";
import { makeFile } from "#formats/workers/make-file.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { saveFile } from "#ui/kit/save-file.ts";
import { gradesTexts } from "../grades/texts.ts";
import { plannerTexts } from "../planner/texts.ts";
import { mistakeName } from "./misconception-list.tsx";
import { statisticsTexts } from "./texts.ts";
import type { FoundStatistics } from "./use-statistics.ts";

const { file: texts, columns: heads } = statisticsTexts;

const share = (value: number | null): ReportCell =>
  value === null ? text(texts.few) : { kind: "percent", share: value };
const count = (value: AnonymousCount): ReportCell =>
  value === "few" ? text(texts.few) : { kind: "number", value, decimals: 0 };

function columnsOf({ bands }: ClassroomSettings): readonly ReportColumn[] {
  return [
    { key: "concept", label: texts.concept, kind: "text" },
    { key: "period", label: heads.period, kind: "text" },
    { key: "students", label: texts.students, kind: "number" },
    { key: "graded", label: texts.graded, kind: "number" },
    { key: "average", label: heads.average, kind: "text" },
    { key: "median", label: heads.median, kind: "text" },
    { key: "share", label: heads.passing, kind: "percent" },
    ...bands.map(
      ({ from }): ReportColumn => ({ key: `band${from}`, label: texts.from(from), kind: "number" }),
    ),
  ];
}

/** As a number: letters and words are the teacher's own. */
function gradeText(settings: ClassroomSettings, raw: number): string {
  const isNumber = settings.gradeScale === "0-5" || settings.gradeScale === "0-100";
  return isNumber ? showGrade(settings, raw).text : formatPercent(raw, 0);
}

/** The report of what may leave the teacher's device: nothing in it is anybody's (ED-132). */
export function statisticsReport(settings: ClassroomSettings, found: AnonymousStatistics): Report {
  const builder = new ReportBuilder(columnsOf(settings));
  const grade = (raw: number | null, graded: AnonymousCount): ReportCell =>
    raw !== null ? text(gradeText(settings, raw)) : graded === 0 ? NONE : text(texts.few);
  builder.heading(texts.activities);
  for (const each of found.activities)
    builder.line([
      text(texts.activity(each.number, plannerTexts.types[each.type])),
      text(gradesTexts.period(each.period)),
      count(each.received),
      count(each.graded),
      grade(each.average, each.graded),
      grade(each.median, each.graded),
      share(each.passing),
      ...each.bands.map((band) => count(band.count)),
    ]);
  if (found.mistakes.length + found.rare > 0) builder.heading(texts.mistakes);
  for (const each of found.mistakes)
    builder.line([text(mistakeName(each)), NONE, count(each.students), NONE, NONE, NONE, NONE]);
  if (found.rare > 0) builder.note(texts.rare(found.rare));
  return builder.report({ title: texts.title, subtitle: texts.subtitle(found.students), period: "" });
}

/** Saves the statistics without anybody in them. A classroom of fewer than the least group is refused with the reason. */
export async function exportStatistics(
  settings: ClassroomSettings,
  { figures, mistakes }: FoundStatistics,
  format: "xlsx" | "csv",
): Promise<void> {
  const found = anonymousStatistics(figures, mistakes);
  if (found === null)
    return void toast.warning({ title: statisticsTexts.tooSmall, text: statisticsTexts.tooSmallText });
  const { title, subtitle, columns, rows } = statisticsReport(settings, found);
  const head = {
    title,
    company: subtitle,
    nit: "",
    subtitle: "",
    period: "",
    unit: "",
    page: gradesTexts.page,
    columns,
    widths: {},
    widest: ZERO,
  } as const;
  try {
    const file = await makeFile(format, head, [{ rows, done: 1 }]);
    if (file === null) return;
    const saved = fileName(["estadisticas sin nombres"], format);
    saveFile(file, saved);
    toast.success({ title: statisticsTexts.exported, text: saved });
  } catch {
    toast.error({ title: statisticsTexts.notExported, text: statisticsTexts.notExportedText });
  }
}
