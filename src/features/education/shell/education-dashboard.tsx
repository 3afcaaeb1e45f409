import { lazy, type ReactNode, Suspense } from "react";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { type AcademicPlace, type GoTo, isTeacherSection, type StudentSection } from "./academic-place.ts";
import { EducationShell } from "./education-shell.tsx";
import { educationShellTexts } from "./texts.ts";

interface EducationDashboardProps {
  readonly place: AcademicPlace;
  readonly go: GoTo;
  /** The student's practice room, which routes put together from elsewhere; by the profile that is open. */
  readonly exercises: (profile: string) => ReactNode;
}

const TeacherSections = lazy(async () => ({
  default: (await import("../teacher/teacher-sections.tsx")).TeacherSections,
}));
const StudentSections = lazy(async () => ({
  default: (await import("../student/student-sections.tsx")).StudentSections,
}));

function Sections({ place, go, exercises }: EducationDashboardProps): ReactNode {
  const section = place.section ?? "home";
  if (place.type === "teacher")
    return <TeacherSections section={isTeacherSection(section) ? section : "home"} place={place} go={go} />;
  return <StudentSections section={section as StudentSection} exercises={exercises} place={place} go={go} />;
}

/** The dashboard of the academic edition: the frame, and the open section of the role. */
export function EducationDashboard(props: EducationDashboardProps) {
  const { place } = props;
  return (
    <EducationShell role={place.type ?? "student"} section={place.section ?? "home"}>
      <Suspense fallback={<SkeletonRows label={educationShellTexts.loading} />}>
        <Sections {...props} />
      </Suspense>
    </EducationShell>
  );
}
