import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { useToday } from "#storage/engine/use-today.ts";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import type { AcademicPlace, GoTo, StudentSection } from "../shell/academic-place.ts";
import { ClassStopped } from "../shell/class-stopped.tsx";
import { StudentTrouble } from "../shell/class-trouble.tsx";
import { whoIsHere } from "../shell/who.ts";
import { nameSampleStudent } from "./open-student.ts";
import { ownContents, shownProfile } from "./own-contents.ts";
import { studentTexts as texts } from "./texts.ts";
import { useChosenClass } from "./use-chosen-class.ts";
import { type StudentView, useStudentDesk } from "./use-student-desk.ts";

const StudentHome = lazy(async () => ({ default: (await import("./student-home.tsx")).StudentHome }));
const StudentLessons = lazy(async () => ({
  default: (await import("./student-lessons.tsx")).StudentLessons,
}));

const StudentSettingsScreen = lazy(async () => ({
  default: (await import("./student-settings.tsx")).StudentSettingsScreen,
}));

interface StudentSectionsProps {
  readonly section: StudentSection;
  /** Made elsewhere, by the id of the profile that is open. */
  readonly exercises: (profile: string) => ReactNode;
  readonly place: AcademicPlace;
  readonly go: GoTo;
}

function Sections({
  view,
  section,
  exercises,
  place,
  go,
}: StudentSectionsProps & { readonly view: StudentView }) {
  const today = useToday();
  const contents = view.kind === "open" ? ownContents(view.contents) : null;
  const profile = view.kind === "open" && contents !== null ? shownProfile(view.profile, contents) : null;
  const [classroom] = useChosenClass(contents?.classrooms ?? []);
  const course = classroom?.name;
  const [name, isSample] = [profile?.name, profile?.sample];
  useEffect(() => {
    if (name === undefined || isSample) return;
    whoIsHere.set({ name, about: texts.about(course) });
    return () => whoIsHere.set(null);
  }, [name, isSample, course]);
  const sample = view.kind === "open" && view.profile.sample ? view.profile.id : null;
  useEffect(() => {
    if (sample !== null && name !== undefined && !isSample) void nameSampleStudent(sample, name);
  }, [sample, name, isSample]);
  if (view.kind === "loading") return <SkeletonRows label={texts.loading} />;
  if (view.kind === "failed") return <StudentTrouble trouble={view.trouble} onRetry={view.retry} />;
  if (contents === null || profile === null) return null;
  if (section === "exercises") return exercises(view.profile.id);
  if (section === "settings")
    return (
      <Suspense fallback={<SkeletonRows label={texts.loading} />}>
        <StudentSettingsScreen
          key={view.profile.id}
          storage={view.storage}
          settings={view.contents.settings}
          profile={profile}
          everybody={view.everybody}
        />
      </Suspense>
    );
  if (section === "lessons")
    return (
      <StudentLessons storage={view.storage} contents={view.contents} today={today} place={place} go={go} />
    );
  const { storage, keys, begun } = view;
  return (
    <Suspense fallback={<SkeletonRows label={texts.loading} />}>
      <StudentHome
        profile={profile}
        storage={storage}
        keys={keys}
        contents={contents}
        begun={begun}
        today={today}
        go={go}
      />
    </Suspense>
  );
}

/** Sections of the student, over the profile of this device. */
export function StudentSections(props: StudentSectionsProps) {
  const view = useStudentDesk();
  return (
    <>
      {view.kind === "open" ? <ClassStopped storage={view.storage} /> : null}
      <Sections {...props} view={view} />
    </>
  );
}
