import ArrowLeft from "lucide-react/icons/arrow-left";
import Settings2 from "lucide-react/icons/settings-2";
import { useState } from "react";
import { activitiesOf } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { layGradebook } from "#domain/classroom/gradebook.ts";
import { passingText } from "#domain/classroom/scale.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Tabs } from "#ui/kit/controls/tabs.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import type { AcademicPlace } from "../../shell/academic-place.ts";
import { PlaceLink } from "../../shell/place-link.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { GradesTab } from "../grades/grades-tab.tsx";
import { ClassroomSettingsDialog } from "../settings/classroom-settings-dialog.tsx";
import { Grading } from "../work/grading.tsx";
import { ClassWorks } from "./class-works.tsx";
import { classroomTexts as texts } from "./texts.ts";
import { useErrand } from "./use-errand.ts";

interface ClassroomDetailProps {
  readonly desk: TeacherDesk;
  readonly classroom: Classroom;
  readonly place: AcademicPlace;
}

/** A classroom from within: its grades, or the works it was assigned. */
export function ClassroomDetail({ desk, classroom, place }: ClassroomDetailProps) {
  const [settings, setSettings] = useState(false);
  const { id, name, group } = classroom;
  useTitle(name);
  const students = desk.students.filter((student) => student.classroom === id);
  const [errand, endErrand] = useErrand(place, (activity) =>
    classroom.status === "active" ? desk.activities.find((each) => each.id === activity) : undefined,
  );
  const isWorks = place.vista === "trabajos" || place.vista === "calificar";
  const book = layGradebook(
    classroom,
    students,
    activitiesOf(desk.activities, id),
    desk.grades.filter((grade) => grade.classroom === id),
    desk.today,
  );
  const here = { type: "teacher", section: "classrooms", aula: id } as const;
  const about = [
    texts.group(group),
    texts.students(students.length),
    texts.scale(texts.scales[classroom.settings.gradeScale], passingText(classroom.settings)).toLowerCase(),
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
          <PlaceLink place={here} className="tab-link" current={!isWorks}>
            {texts.tabs.grades}
          </PlaceLink>
          <PlaceLink place={{ ...here, vista: "trabajos" }} className="tab-link" current={isWorks}>
            {texts.tabs.works}
          </PlaceLink>
        </Tabs>
      </div>
      <div className="mt-4">
        {isWorks ? (
          <ClassWorks desk={desk} classroom={classroom} />
        ) : (
          <GradesTab
            desk={desk}
            book={book}
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
