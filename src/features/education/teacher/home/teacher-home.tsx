import ArrowRight from "lucide-react/icons/arrow-right";
import Plus from "lucide-react/icons/plus";
import Ruler from "lucide-react/icons/ruler";
import WandSparkles from "lucide-react/icons/wand-sparkles";
import { type PendingGrading, teacherHome } from "#domain/classroom/counters.ts";
import { heldDefaultScale } from "#domain/classroom/teacher-settings.ts";
import { timeInBogota } from "#domain/kernel/clock.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatLongDay, formatNumber } from "#domain/kernel/format.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import type { GoTo } from "../../shell/academic-place.ts";
import { PlaceLink } from "../../shell/place-link.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { QuickActions, RecentActivity } from "./home-rail.tsx";
import { ClassStandings } from "./standings.tsx";
import "./teacher-home.css";
import { teacherHomeTexts as texts } from "./texts.ts";

interface TeacherHomeProps {
  readonly desk: TeacherDesk;
  readonly go: GoTo;
}

function Stat({ label, value, note }: { label: string; value: number; note: string }) {
  return (
    <div className="desk-stat">
      <dt className="font-semibold text-base">{label}</dt>
      <dd>
        <span className="desk-figure">{formatNumber(value)}</span>
        <span className="block min-h-5 text-muted">{note}</span>
      </dd>
    </div>
  );
}

function Stats({ desk }: { readonly desk: TeacherDesk }) {
  const { counters } = teacherHome(desk.classrooms, desk.students, desk.activities, desk.grades);
  const active = desk.classrooms.filter(({ status }) => status === "active");
  const groups = active.flatMap(({ group }) => (group === "" ? [] : [group]));
  const counts = active.map(({ id }) => desk.students.filter(({ classroom }) => classroom === id).length);
  const { stats } = texts;
  return (
    <dl className="desk-stats" aria-label={stats.label}>
      <Stat label={stats.classrooms} value={counters.classrooms} note={stats.groups(groups)} />
      <Stat label={stats.students} value={counters.students} note={stats.perClassroom(counts)} />
      <Stat
        label={stats.activities}
        value={counters.activities}
        note={stats.drafts(counters.assigned, counters.drafts)}
      />
      <Stat label={stats.toGrade} value={counters.toGrade} note={stats.late(counters.late)} />
    </dl>
  );
}

function dueText({ classroom, dueDate }: PendingGrading, today: Day): string {
  const name = texts.classroom(classroom.name, classroom.group);
  if (dueDate === null) return texts.noDue(name);
  if (dueDate === today) return texts.dueToday(name);
  const day = formatDay(dueDate).slice(0, 5);
  return dueDate < today ? texts.wasDue(name, day) : texts.dueOn(name, day);
}

/** One button per row: to the works that wait, which a machine grades where it can. */
function PendingRow({ pending, desk, go }: TeacherHomeProps & { readonly pending: PendingGrading }) {
  const { activity, classroom, waiting, auto } = pending;
  const Icon = auto ? WandSparkles : ArrowRight;
  const label = auto ? (waiting === 1 ? texts.grade : texts.gradeAll) : texts.openFirst;
  return (
    <li className="desk-row">
      <span className="desk-count">{waiting}</span>
      <div className="min-w-0 grow">
        <p className="font-semibold text-base">
          <PlaceLink
            place={{
              type: "teacher",
              section: "classrooms",
              aula: classroom.id,
              vista: "entregas-inicio",
              actividad: activity.id,
            }}
            className="hover:underline"
            label={texts.handInsOf(activity.title)}
          >
            {activity.title}
          </PlaceLink>
        </p>
        <p className="text-muted">{dueText(pending, desk.today)}</p>
      </div>
      <Button
        icon={<Icon size={16} aria-hidden="true" />}
        aria-label={`${label}: ${activity.title}`}
        onClick={() =>
          go({
            section: "classrooms",
            aula: classroom.id,
            actividad: activity.id,
            vista: auto ? "calificar" : "primera",
          })
        }
      >
        {label}
      </Button>
    </li>
  );
}

function PendingList(props: TeacherHomeProps) {
  const { classrooms, students, activities, grades } = props.desk;
  const { pending } = teacherHome(classrooms, students, activities, grades);
  return (
    <section aria-labelledby="por-calificar">
      <h2 id="por-calificar" className="desk-head">
        {texts.pendingTitle}
      </h2>
      {pending.length === 0 ? (
        <p className="py-5 text-muted">
          <span className="block font-semibold text-base-content">{texts.pendingEmpty}</span>
          {texts.pendingEmptyText}
        </p>
      ) : (
        <ul>
          {pending.map((each) => (
            <PendingRow key={`${each.classroom.id} ${each.activity.id}`} {...props} pending={each} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ScaleNote({ desk }: { readonly desk: TeacherDesk }) {
  return (
    <p className="desk-note">
      <Ruler size={18} aria-hidden="true" className="text-muted" />
      <span className="grow">
        <b>{texts.scale(texts.scales[heldDefaultScale(desk.settings)])}</b> {texts.scaleText}
      </span>
      <PlaceLink place={{ type: "teacher", section: "settings" }} className="link link-primary font-medium">
        {texts.change}
      </PlaceLink>
    </p>
  );
}

/** What waits, how each class goes, and what can be done at once. */
export function TeacherHomeScreen(props: TeacherHomeProps) {
  const { desk, go } = props;
  const hour = Number(timeInBogota(desk.now()).slice(0, 2));
  const title = texts.greeting(desk.settings.displayName.split(" ")[0] ?? "", hour);
  useTitle(title);
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="title-screen">{title}</h1>
          <p className="mt-1 text-muted first-letter:uppercase">{formatLongDay(desk.today)}</p>
        </div>
        <Button
          variant="primary"
          icon={<Plus size={17} aria-hidden="true" />}
          onClick={() => go({ section: "activities", vista: "nueva" })}
        >
          {texts.newActivity}
        </Button>
      </header>
      <Stats desk={desk} />
      <div className="desk-columns">
        <div className="grid min-w-0 content-start gap-8">
          <PendingList {...props} />
          <ScaleNote desk={desk} />
          <ClassStandings desk={desk} />
        </div>
        <div className="grid content-start gap-8">
          <QuickActions desk={desk} go={go} />
          <RecentActivity desk={desk} />
        </div>
      </div>
    </>
  );
}
