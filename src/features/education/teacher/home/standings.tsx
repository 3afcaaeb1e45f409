import TriangleAlert from "lucide-react/icons/triangle-alert";
import { activitiesOf } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { type GradebookRow, layGradebook } from "#domain/classroom/gradebook.ts";
import { isPassing, passingShare, passingText, showGrade } from "#domain/classroom/scale.ts";
import { distributionOf } from "#domain/classroom/statistics.ts";
import { useScrollFocus } from "#ui/kit/tables/use-scroll-focus.ts";
import { PlaceLink } from "../../shell/place-link.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { teacherHomeTexts as texts } from "./texts.ts";

const BARS = 7;
const TALLEST = 26;

/** Students by average: seven bars, red under the passing grade, with a dashed line at it. */
function Bars({ classroom, rows }: { classroom: Classroom; rows: readonly GradebookRow[] }) {
  const { settings } = classroom;
  const averages = rows.map((row) => row.average);
  const { bars } = distributionOf(settings, averages, BARS);
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  const passing = passingShare(settings);
  return (
    <span className="desk-bars" role="img" aria-label={texts.bars(bars.map((bar) => bar.count).join(", "))}>
      {bars.map((bar) => (
        <span
          key={bar.from}
          className="desk-bar"
          data-low={(bar.from + bar.to) / 2 < passing}
          style={{ height: `${bar.count === 0 ? 0 : Math.max(2, (bar.count / most) * TALLEST)}px` }}
        />
      ))}
      <span className="desk-passing" style={{ left: `${passing * 100}%` }}>
        {passingText(settings)}
      </span>
    </span>
  );
}

function Standing({ desk, classroom }: { readonly desk: TeacherDesk; readonly classroom: Classroom }) {
  const students = desk.students.filter((student) => student.classroom === classroom.id);
  const activities = activitiesOf(desk.activities, classroom.id);
  const grades = desk.grades.filter((grade) => grade.classroom === classroom.id);
  const { rows, average } = layGradebook(classroom, students, activities, grades, desk.today);
  const { settings } = classroom;
  const isAtRisk = (row: GradebookRow) =>
    row.average !== null && !isPassing(settings, row.final.grade ?? row.average);
  const atRisk = rows.filter(isAtRisk).length;
  return (
    <tr>
      <th scope="row">
        <PlaceLink
          place={{ type: "teacher", section: "classrooms", aula: classroom.id }}
          className="hover:underline"
        >
          {texts.classroom(classroom.name, classroom.group)}
        </PlaceLink>
      </th>
      <td className="text-end">{students.length}</td>
      <td>
        <Bars classroom={classroom} rows={rows} />
      </td>
      <td className="text-end font-semibold">{average === null ? "—" : showGrade(settings, average).text}</td>
      <td className="text-end">
        {atRisk === 0 || !settings.visualSettings.showVisualAlerts ? (
          atRisk
        ) : (
          <span className="inline-flex items-center gap-1.5 font-semibold text-error">
            <TriangleAlert size={16} aria-hidden="true" />
            {atRisk}
          </span>
        )}
      </td>
    </tr>
  );
}

/** Each active class with its grades, its average and how many are at risk. */
export function ClassStandings({ desk }: { readonly desk: TeacherDesk }) {
  const scroller = useScrollFocus<HTMLDivElement>();
  const active = desk.classrooms.filter(({ status }) => status === "active");
  const { columns } = texts;
  if (active.length === 0) return null;
  return (
    <section aria-labelledby="como-va" className="min-w-0">
      <h2 id="como-va" className="desk-head">
        {texts.standing}
      </h2>
      <div ref={scroller} className="relative overflow-x-auto">
        <table className="desk-standings">
          <thead>
            <tr>
              <th scope="col">{columns.classroom}</th>
              <th scope="col" className="text-end">
                {columns.students}
              </th>
              <th scope="col">{columns.grades}</th>
              <th scope="col" className="text-end">
                {columns.average}
              </th>
              <th scope="col" className="text-end">
                {columns.risk}
              </th>
            </tr>
          </thead>
          <tbody>
            {active.map((classroom) => (
              <Standing key={classroom.id} desk={desk} classroom={classroom} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
