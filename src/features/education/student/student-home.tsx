import type { ReactNode } from "react";
import { showGrade } from "#domain/classroom/scale.ts";
import type { ReturnedGrade, StudentProfile, StudentTask } from "#domain/classroom/student-desk.ts";
import { lastAttempt } from "#domain/classroom/task-attempts.ts";
import { keptReturn, keptTask } from "#domain/exchange/receive/student-arrivals.ts";
import { dayNumber } from "#domain/kernel/calendar-day.ts";
import { calledName } from "#domain/kernel/called-name.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatPercent } from "#domain/kernel/format.ts";
import { averageOf, type StudentContents, weighedOf } from "#storage/classroom/student/student-queries.ts";
import type { StudentStorage } from "#storage/classroom/student/student-storage.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import type { GoTo } from "../shell/academic-place.ts";
import { classNamesOf, classOfRows } from "./class-names.ts";
import { NeededCard } from "./needed-card.tsx";
import { HandedList } from "./receive/handed-list.tsx";
import { insteadOfText } from "./receive/instead-of.ts";
import { JoinSection } from "./receive/join-section.tsx";
import { ReturnedList } from "./receive/returned-list.tsx";
import { exchangeStudentTexts } from "./receive/texts.ts";
import "./student.css";
import type { AttemptsBegun } from "./task/attempt-book.ts";
import { studentTexts as texts } from "./texts.ts";
import { useChosenClass } from "./use-chosen-class.ts";

interface StudentHomeProps {
  readonly profile: StudentProfile;
  readonly storage: StudentStorage;
  /** Read with the contents, so that nothing of this screen arrives after the rest of it. */
  readonly keys: readonly unknown[];
  readonly go: GoTo;
  readonly contents: StudentContents;
  readonly begun: AttemptsBegun;
  readonly today: Day;
}

function Block({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-3 border-base-content border-b pb-2">
        <h2 id={id} className="font-bold text-base">
          {title}
        </h2>
        {note === undefined ? null : <span className="text-muted">{note}</span>}
      </div>
      {children}
    </section>
  );
}

function DueBadge({ due, today }: { readonly due: Day | null; readonly today: Day }) {
  if (due === null) return <Badge tone="neutral">{texts.noDue}</Badge>;
  if (due === today) return <Badge tone="error">{texts.dueToday}</Badge>;
  if (due < today) return <Badge tone="error">{texts.overdue}</Badge>;
  return <Badge tone="neutral">{texts.inDays(dayNumber(due) - dayNumber(today))}</Badge>;
}

interface UpcomingProps {
  readonly classOf: ReturnType<typeof classOfRows>;
  readonly begun: AttemptsBegun;
  readonly tasks: readonly StudentTask[];
  readonly today: Day;
  readonly onOpen: (task: StudentTask) => void;
}

/** Its class among several, its last day, if it has one, what it may count in place of, and where a further attempt was begun, which one. */
function noteOf(
  { id, dueDate, ...task }: StudentTask,
  { classOf, begun }: Pick<UpcomingProps, "classOf" | "begun">,
): string {
  const attempt = begun.get(id);
  return [
    classOf.get(task.classroom) ?? [],
    dueDate === null ? [] : formatDay(dueDate),
    insteadOfText(task),
    attempt === undefined ? [] : exchangeStudentTexts.begun(attempt, lastAttempt(task)),
  ]
    .flat()
    .join(". ");
}

function Upcoming({ tasks, today, onOpen, ...told }: UpcomingProps) {
  return (
    <Block id="proximas-entregas" title={texts.upcoming} note={String(tasks.length)}>
      {tasks.length === 0 ? <p className="py-3 text-muted">{texts.noUpcoming}</p> : null}
      <ul>
        {tasks.map((task) => (
          <li key={task.id} className="flex items-center justify-between gap-3 border-raya border-b py-2.5">
            <span>
              <span className="block font-semibold">{task.title}</span>
              <span className="text-muted">{noteOf(task, told)}</span>
            </span>
            <span className="flex items-center gap-3">
              <DueBadge due={task.dueDate} today={today} />
              {keptTask(task) === null ? null : (
                <Button
                  size="sm"
                  aria-label={exchangeStudentTexts.openOf(task.title)}
                  onClick={() => onOpen(task)}
                >
                  {exchangeStudentTexts.open}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** What was done last: hand-ins, practice and grades, newest first. */
function recentOf({ classrooms, handIns, practice, returns, tasks }: StudentContents) {
  const titleOf = new Map(tasks.map((task) => [task.id, task.title]));
  const classOf = classOfRows(classrooms);
  /** As it came back, else by the scale of its classroom. */
  const gradeText = (returned: ReturnedGrade, raw: number) => {
    const settings = classrooms.find(({ id }) => id === returned.classroom)?.settings;
    return keptReturn(returned)?.grade ?? (settings ? showGrade(settings, raw).text : formatPercent(raw, 0));
  };
  return [
    ...handIns.map(({ id, activity, classroom, handedInAt }) => ({
      id,
      at: handedInAt,
      text: texts.ofClass(texts.handedIn(titleOf.get(activity) ?? ""), classOf.get(classroom)),
    })),
    ...practice.map(({ id, title, at, share }) => ({
      id,
      at,
      text: `${texts.practised(title)}, ${formatPercent(share, 0)}`,
    })),
    ...returns.flatMap((returned) => {
      const { activity: id, about, classroom, raw, returnedAt: at } = returned;
      if (raw === null) return [];
      const text = texts.graded(titleOf.get(id) ?? about?.title ?? "", gradeText(returned, raw));
      return [{ id, at, text: texts.ofClass(text, classOf.get(classroom)) }];
    }),
  ]
    .sort((a, b) => b.at - a.at)
    .slice(0, 5);
}

/** What is due in all classes, and of the chosen one how the course goes, and how much is missing to pass. */
export function StudentHome({ profile, storage, keys, contents, begun, today, go }: StudentHomeProps) {
  const [classroom, choose] = useChosenClass(contents.classrooms);
  const title = classroom?.name ?? texts.title;
  useTitle(title);
  const handed = new Set(contents.handIns.map(({ activity }) => activity));
  const returned = new Set(contents.returns.map(({ activity }) => activity));
  const waiting = contents.tasks.filter(
    ({ id, attempts }) =>
      attempts.kind === "practice" || begun.has(id) || (!handed.has(id) && !returned.has(id)),
  );
  const average = classroom === undefined ? null : averageOf(contents, classroom);
  const finished = contents.lessons.filter(({ finishedAt }) => finishedAt !== null).length;
  const recent = recentOf(contents);
  return (
    <>
      <p className="text-muted">{texts.hello(calledName(profile.name))}</p>
      <h1 className="title-screen">{title}</h1>
      {classroom === undefined || contents.classrooms.length < 2 ? null : (
        <SelectField
          className="mt-3 w-96 max-w-full"
          label={texts.chooseClass}
          value={classroom.id}
          options={[...classNamesOf(contents.classrooms)].map(([value, label]) => ({ value, label }))}
          onChange={choose}
        />
      )}
      <div className="student-columns">
        {classroom === undefined ? (
          <EmptyState level={2} title={texts.noClass} text={texts.noClassText} />
        ) : (
          <NeededCard classroom={classroom} weighed={weighedOf(contents, classroom.id)} />
        )}
        <div className="grid content-start gap-7">
          <Upcoming
            classOf={classOfRows(contents.classrooms)}
            tasks={waiting}
            begun={begun}
            today={today}
            onOpen={({ id }) => go({ section: "exercises", actividad: id })}
          />
          {contents.handIns.length === 0 ? null : (
            <Block id="entregadas" title={exchangeStudentTexts.handed}>
              <HandedList
                contents={contents}
                begun={begun}
                onOpen={(actividad) => go({ section: "exercises", actividad })}
              />
            </Block>
          )}
          <ReturnedList contents={contents} go={go} />
          <JoinSection storage={storage} profile={profile.id} contents={contents} keys={keys} />
          <Block id="progreso-curso" title={texts.progress}>
            <p className="py-3">{texts.lessons(finished)}</p>
          </Block>
          <Block id="promedio" title={texts.average}>
            <p className="py-3">
              {average === null || classroom === undefined ? (
                <span className="text-muted">{texts.noAverage}</span>
              ) : (
                <b className="text-xl">{showGrade(classroom.settings, average).text}</b>
              )}
            </p>
          </Block>
          <Block id="recientes" title={texts.recent}>
            {recent.length === 0 ? <p className="py-3 text-muted">{texts.noRecent}</p> : null}
            <ul>
              {recent.map(({ id, text }) => (
                <li key={`${id} ${text}`} className="border-raya border-b py-2.5">
                  {text}
                </li>
              ))}
            </ul>
          </Block>
        </div>
      </div>
    </>
  );
}
