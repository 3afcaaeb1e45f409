import type { AssignedWorkStatus } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { type AssignedWork, assignedWork } from "#domain/classroom/counters.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { useScrollFocus } from "#ui/kit/tables/use-scroll-focus.ts";
import { Badge, type BadgeTone } from "#ui/kit/text/badge.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { PlaceLink } from "../../shell/place-link.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { gradesTexts } from "../grades/texts.ts";
import { WorkActions } from "../inbox/work-actions.tsx";
import { classroomTexts as texts } from "./texts.ts";

const TONES: Readonly<Record<AssignedWorkStatus, BadgeTone>> = {
  pending: "neutral",
  in_progress: "info",
  completed: "ok",
};

interface AssignedWorksProps {
  readonly desk: TeacherDesk;
  readonly classroom: Classroom;
}

const dueWords = ({ dueDate }: AssignedWork) =>
  dueDate === null ? texts.noDue : texts.dueOn(formatDay(dueDate));
const receivedWords = (row: AssignedWork) => texts.receivedOf(row.submittedCount, row.totalStudents);

function Status({ status }: Pick<AssignedWork, "status">) {
  return <Badge tone={TONES[status]}>{texts.statuses[status]}</Badge>;
}

/** What can be done with a work; of one that was graded elsewhere only its grades go out. */
function Actions({ desk, classroom, row }: AssignedWorksProps & { readonly row: AssignedWork }) {
  const activity = desk.activities.find((each) => each.id === row.id);
  if (activity === undefined || classroom.status !== "active") return null;
  if (activity.external)
    return (
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-muted">{texts.gradedElsewhere}</span>
        <WorkActions desk={desk} classroom={classroom} activity={activity} />
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <WorkActions desk={desk} classroom={classroom} activity={activity} />
      <PlaceLink
        place={{
          type: "teacher",
          section: "classrooms",
          aula: classroom.id,
          vista: "estadisticas",
          actividad: activity.id,
        }}
        className="btn btn-sm btn-ghost"
        label={texts.statisticsOf(activity.title)}
      >
        {texts.tabs.statistics}
      </PlaceLink>
    </div>
  );
}

/** The name leads to the hand-ins, which one that was graded elsewhere has none of. */
function WorkName({ desk, classroom, row }: AssignedWorksProps & { readonly row: AssignedWork }) {
  const activity = desk.activities.find((each) => each.id === row.id);
  if (activity === undefined || activity.external) return row.name;
  return (
    <PlaceLink
      place={{
        type: "teacher",
        section: "classrooms",
        aula: classroom.id,
        vista: "entregas",
        actividad: row.id,
      }}
      className="hover:underline"
      label={texts.handInsOf(row.name)}
    >
      {row.name}
    </PlaceLink>
  );
}

function WorkTable({ rows, ...here }: AssignedWorksProps & { readonly rows: readonly AssignedWork[] }) {
  const scroller = useScrollFocus<HTMLDivElement>();
  const { work } = texts;
  return (
    <div ref={scroller} className="relative overflow-x-auto">
      <table className="desk-standings">
        <thead>
          <tr>
            {[work.name, work.period, work.due, work.status, work.received, work.actions].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <WorkName {...here} row={row} />
              </th>
              <td>{gradesTexts.period(row.period)}</td>
              <td>{row.dueDate === null ? texts.noDue : formatDay(row.dueDate)}</td>
              <td>
                <Status status={row.status} />
              </td>
              <td>{receivedWords(row)}</td>
              <td>
                <Actions {...here} row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** "Trabajos Asignados": each with its day, its state and how much of it has arrived. */
export function AssignedWorks({ desk, classroom }: AssignedWorksProps) {
  const isPhone = useMediaQuery(PHONE);
  const students = desk.students.filter((student) => student.classroom === classroom.id);
  const rows = assignedWork(classroom.id, students, desk.activities, desk.grades);
  if (rows.length === 0)
    return (
      <EmptyState
        level={2}
        title={texts.noWorks}
        text={texts.noWorksText}
        actions={
          <PlaceLink place={{ type: "teacher", section: "activities" }} className="btn btn-primary">
            {texts.toPlanner}
          </PlaceLink>
        }
      />
    );
  return isPhone ? (
    <ul className="grid gap-3">
      {rows.map((row) => (
        <li key={row.id} className="grid gap-2 rounded-box border border-raya p-4">
          <div className="flex items-start justify-between gap-3">
            <h2 className="font-semibold text-base">
              <WorkName desk={desk} classroom={classroom} row={row} />
            </h2>
            <Status status={row.status} />
          </div>
          <p className="text-muted">
            {gradesTexts.period(row.period)}. {dueWords(row)}. {texts.work.received}: {receivedWords(row)}
          </p>
          <Actions desk={desk} classroom={classroom} row={row} />
        </li>
      ))}
    </ul>
  ) : (
    <WorkTable desk={desk} classroom={classroom} rows={rows} />
  );
}
