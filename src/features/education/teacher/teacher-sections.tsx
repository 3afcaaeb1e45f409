import { lazy, useEffect } from "react";
import { quietStore } from "#pwa/pwa-store.ts";
import { DESK_DATABASE } from "#storage/engine/database-names.ts";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import type { AcademicPlace, GoTo, TeacherSection } from "../shell/academic-place.ts";
import { ClassStopped } from "../shell/class-stopped.tsx";
import { ClassTrouble } from "../shell/class-trouble.tsx";
import { whoIsHere } from "../shell/who.ts";
import { ClassroomDetail } from "./classrooms/classroom-detail.tsx";
import { ClassroomList } from "./classrooms/classroom-list.tsx";
import { UnknownClassroom } from "./classrooms/unknown-classroom.tsx";
import type { TeacherDesk } from "./desk/teacher-desk.ts";
import { teacherUser } from "./desk/teacher-user.ts";
import { deskTexts as texts } from "./desk/texts.ts";
import { useTeacherDesk } from "./desk/use-teacher-desk.ts";
import { TeacherHomeScreen } from "./home/teacher-home.tsx";

const GeneralSettings = lazy(async () => ({
  default: (await import("./settings/general-settings.tsx")).GeneralSettings,
}));
const Planner = lazy(async () => ({
  default: (await import("./planner/planner.tsx")).Planner,
}));

interface SectionsProps {
  readonly section: TeacherSection;
  readonly place: AcademicPlace;
  readonly go: GoTo;
}

function Classrooms({ desk, place, go }: Omit<SectionsProps, "section"> & { readonly desk: TeacherDesk }) {
  if (place.aula === undefined)
    return <ClassroomList desk={desk} go={go} creating={place.vista === "nueva"} />;
  const classroom = desk.classrooms.find(({ id }) => id === place.aula);
  if (classroom === undefined) return <UnknownClassroom desk={desk} id={place.aula} go={go} />;
  return <ClassroomDetail key={classroom.id} desk={desk} classroom={classroom} place={place} go={go} />;
}

function Section({ section, desk, place, go }: SectionsProps & { readonly desk: TeacherDesk }) {
  switch (section) {
    case "home":
      return <TeacherHomeScreen desk={desk} go={go} />;
    case "classrooms":
      return <Classrooms desk={desk} place={place} go={go} />;
    case "activities":
      return <Planner key={place.vista ?? ""} desk={desk} place={place} go={go} />;
    case "settings":
      return <GeneralSettings desk={desk} />;
  }
}

/** Sections of the teacher, over the desk of this device. */
export function TeacherSections(props: SectionsProps) {
  const view = useTeacherDesk();
  const settings = view.kind === "open" ? view.desk.settings : null;
  useEffect(() => {
    if (settings === null) return;
    whoIsHere.set(teacherUser(settings));
    return () => whoIsHere.set(null);
  }, [settings]);
  const isQuiet = settings !== null && !settings.notifications.systemUpdates;
  useEffect(() => {
    quietStore.set(isQuiet);
    return () => quietStore.set(false);
  }, [isQuiet]);
  if (view.kind === "loading") return <SkeletonRows label={texts.loading} />;
  if (view.kind === "failed")
    return <ClassTrouble trouble={view.trouble} names={[DESK_DATABASE]} onRetry={view.retry} />;
  return (
    <>
      <ClassStopped storage={view.desk.desk} />
      <Section {...props} desk={view.desk} />
    </>
  );
}
