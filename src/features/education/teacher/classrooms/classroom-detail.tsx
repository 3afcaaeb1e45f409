import ArrowLeft from "lucide-react/icons/arrow-left";
import Settings2 from "lucide-react/icons/settings-2";
import { lazy, Suspense, useMemo, useState } from "react";
import { activitiesOf } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { type Gradebook, gradebookLayer } from "#domain/classroom/gradebook.ts";
import { passingText } from "#domain/classroom/scale.ts";
import type { ClassroomId } from "#domain/kernel/ids.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Tabs } from "#ui/kit/controls/tabs.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import type { AcademicPlace, GoTo } from "../../shell/academic-place.ts";
import { PlaceLink } from "../../shell/place-link.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { GradesTab } from "../grades/grades-tab.tsx";
import { ActivityHandIns } from "../hand-ins/activity-hand-ins.tsx";
import { isHandInsView } from "../hand-ins/hand-ins-view.ts";
import { handInTexts } from "../hand-ins/texts.ts";
import { ClassroomSettingsDialog } from "../settings/classroom-settings-dialog.tsx";
import { Grading } from "../work/grading.tsx";
import { ClassWorks } from "./class-works.tsx";
import { classroomTexts as texts } from "./texts.ts";
import { useErrand } from "./use-errand.ts";

const ClassStatistics = lazy(async () => ({
  default: (await import("../statistics/class-statistics.tsx")).ClassStatistics,
}));

const TABS = ["grades", "works", "statistics"] as const;
type ClassroomTab = (typeof TABS)[number];

/** The tab as the address names it. */
const VIEW_OF: Readonly<Record<ClassroomTab, string | undefined>> = {
  grades: undefined,
  works: "trabajos",
  statistics: "estadisticas",
};

/** The errand of grading is seen among the works. */
function tabOf({ vista }: AcademicPlace): ClassroomTab {
  if (vista === "calificar") return "works";
  return TABS.find((tab) => VIEW_OF[tab] === vista) ?? "grades";
}

interface ClassroomDetailProps {
  readonly desk: TeacherDesk;
  readonly classroom: Classroom;
  readonly place: AcademicPlace;
  readonly go: GoTo;
}

/** The grades of the classroom laid out, anew when one of the records was written. */
function useGradebook({ students, activities, grades, today }: TeacherDesk, classroom: Classroom): Gradebook {
  const [lay] = useState(gradebookLayer);
  return useMemo(() => {
    const { id } = classroom;
    const isOwn = (each: { readonly classroom: ClassroomId }) => each.classroom === id;
    return lay(classroom, students.filter(isOwn), activitiesOf(activities, id), grades.filter(isOwn), today);
  }, [lay, classroom, students, activities, grades, today]);
}

/** A classroom from within: its grades, the works it was assigned, or its statistics. */
export function ClassroomDetail(props: ClassroomDetailProps) {
  const { desk, classroom, place } = props;
  const book = useGradebook(desk, classroom);
  if (!isHandInsView(place.vista)) return <ClassroomTabs {...props} book={book} />;
  const column = book.columns.find(({ activity }) => activity.id === place.actividad && !activity.external);
  if (column === undefined) return <UnknownActivity classroom={classroom} />;
  return <ActivityHandIns key={column.activity.id} desk={desk} book={book} column={column} place={place} />;
}

/** An address of hand-ins whose activity is not in the classroom, or is graded elsewhere. */
function UnknownActivity({ classroom }: Pick<ClassroomDetailProps, "classroom">) {
  return (
    <EmptyState
      level={1}
      title={handInTexts.unknown}
      text={handInTexts.unknownText}
      actions={
        <PlaceLink
          place={{ type: "teacher", section: "classrooms", aula: classroom.id, vista: "trabajos" }}
          className="btn btn-primary"
        >
          {handInTexts.toWorks}
        </PlaceLink>
      }
    />
  );
}

function ClassroomTabs({
  desk,
  classroom,
  place,
  go,
  book,
}: ClassroomDetailProps & { readonly book: Gradebook }) {
  const [settings, setSettings] = useState(false);
  const { id, name, group } = classroom;
  useTitle(name);
  const [errand, endErrand] = useErrand(place, (activity) =>
    classroom.status === "active" ? desk.activities.find((each) => each.id === activity) : undefined,
  );
  const tab = tabOf(place);
  const here = { type: "teacher", section: "classrooms", aula: id } as const;
  const about = [
    texts.group(group),
    texts.students(book.rows.length),
    texts.ofScale(texts.scales[classroom.settings.gradeScale], passingText(classroom.settings)),
  ].filter((each) => each !== "");
  return (
    <>
      <PlaceLink
        place={{ type: "teacher", section: "classrooms" }}
        className="link link-primary inline-flex items-center gap-2 font-medium"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        {texts.back}
      </PlaceLink>
      <header className="mt-1 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="title-screen">{name}</h1>
          <p className="mt-1 text-muted">{about.join(", ")}</p>
        </div>
        {classroom.status === "active" ? (
          <Button icon={<Settings2 size={17} aria-hidden="true" />} onClick={() => setSettings(true)}>
            {texts.edit}
          </Button>
        ) : (
          <Badge tone="grey">{texts.archivedNote}</Badge>
        )}
      </header>
      <div className="mt-3">
        <Tabs label={texts.tabsLabel}>
          {TABS.map((each) => (
            <PlaceLink
              key={each}
              place={{ ...here, vista: VIEW_OF[each] }}
              className="tab-link"
              current={each === tab}
            >
              {texts.tabs[each]}
            </PlaceLink>
          ))}
        </Tabs>
      </div>
      <div className="mt-4">
        {tab === "works" ? (
          <ClassWorks desk={desk} classroom={classroom} />
        ) : tab === "statistics" ? (
          <Suspense fallback={<SkeletonRows rows={8} label={texts.openingTab} />}>
            <ClassStatistics key={place.actividad} desk={desk} book={book} first={place.actividad ?? null} />
          </Suspense>
        ) : (
          <GradesTab
            desk={desk}
            book={book}
            onHandIns={(actividad) =>
              go({ section: "classrooms", aula: id, vista: "entregas-planilla", actividad })
            }
            first={errand?.kind === "open-first" ? errand.activity.id : null}
          />
        )}
      </div>
      {errand?.kind === "grade" ? (
        <Grading desk={desk} classroom={classroom} activity={errand.activity} onDone={endErrand} />
      ) : null}
      {settings ? (
        <ClassroomSettingsDialog desk={desk} classroom={classroom} onClose={() => setSettings(false)} />
      ) : null}
    </>
  );
}
