import ChevronRight from "lucide-react/icons/chevron-right";
import CirclePlus from "lucide-react/icons/circle-plus";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import History from "lucide-react/icons/history";
import Users from "lucide-react/icons/users";
import WandSparkles from "lucide-react/icons/wand-sparkles";
import { lazy, Suspense, useState } from "react";
import { addDays } from "#domain/kernel/calendar-day.ts";
import { dayInBogota, type Instant, timeInBogota } from "#domain/kernel/clock.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatShortDay } from "#domain/kernel/format.ts";
import type { GoTo } from "../../shell/academic-place.ts";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { teacherHomeTexts as texts } from "./texts.ts";

const ExportGradesDialog = lazy(async () => ({
  default: (await import("./export-grades-dialog.tsx")).ExportGradesDialog,
}));

const { actions } = texts;

const ACTIONS = [
  { ...actions.activity, icon: CirclePlus, to: { section: "activities", vista: "nueva" } },
  { ...actions.generate, icon: WandSparkles, to: { section: "activities", vista: "cuadra" } },
  { ...actions.classroom, icon: Users, to: { section: "classrooms", vista: "nueva" } },
  { ...actions.export, icon: FileSpreadsheet, to: null },
] as const;

/** Each leads to where it is done; exporting asks of which classroom, where there is one. */
export function QuickActions({ desk, go }: { readonly desk: TeacherDesk; readonly go: GoTo }) {
  const [exporting, setExporting] = useState(false);
  const active = desk.classrooms.filter(({ status }) => status === "active");
  const begin = (to: (typeof ACTIONS)[number]["to"]) => {
    if (to !== null) go(to);
    else if (active.length === 0) go({ section: "classrooms" });
    else setExporting(true);
  };
  return (
    <section aria-labelledby="acciones-rapidas">
      <h2 id="acciones-rapidas" className="desk-head">
        {texts.quick}
      </h2>
      <ul>
        {ACTIONS.map(({ title, text, icon: Icon, to }) => (
          <li key={title}>
            <button type="button" className="desk-action" onClick={() => begin(to)}>
              <Icon size={20} aria-hidden="true" />
              <span className="grow">
                <span className="block font-semibold text-base">{title}</span>
                <span className="block text-muted">{text}</span>
              </span>
              <ChevronRight size={17} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {exporting ? (
        <Suspense fallback={null}>
          <ExportGradesDialog desk={desk} classrooms={active} onClose={() => setExporting(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

function restoredMoment(at: Instant, today: Day): string {
  const day = dayInBogota(at);
  if (day === today) return texts.today(timeInBogota(at));
  return day === addDays(today, -1) ? texts.yesterday(timeInBogota(at)) : formatShortDay(day);
}

/** What was done on this desk, newest first. */
export function RecentActivity({ desk }: { readonly desk: TeacherDesk }) {
  return (
    <section aria-labelledby="actividad-reciente">
      <h2 id="actividad-reciente" className="desk-head">
        {texts.recent}
      </h2>
      {desk.recent.length === 0 ? <p className="py-3 text-muted">{texts.recentEmpty}</p> : null}
      <ul>
        {desk.recent.map(({ kind, note, at }) => (
          <li key={`${at} ${kind}`} className="flex gap-3 border-raya border-b py-2.5">
            <History size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-muted" />
            <span>
              <span className="block">{texts.event(kind, note)}</span>
              <span className="block text-caption text-muted">{restoredMoment(at, desk.today)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
