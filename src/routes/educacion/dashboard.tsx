import { createFileRoute, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import type { GoTo } from "#features/education/shell/academic-place.ts";
import { EducationDashboard } from "#features/education/shell/education-dashboard.tsx";
import { useHeldFocus } from "#features/education/shell/use-held-focus.ts";
import { parseAcademicDashboard } from "./-academic-search.ts";

const Exercises = lazy(async () => ({ default: (await import("./-exercise.tsx")).ExercisesPage }));
const Task = lazy(async () => ({ default: (await import("./-task.tsx")).TaskPage }));
const Exercise = lazy(async () => ({ default: (await import("./-exercise.tsx")).ExercisePage }));

export const Route = createFileRoute("/educacion/dashboard")({
  validateSearch: parseAcademicDashboard,
  component: Screen,
});

function Screen() {
  const place = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  // The first page of a visit leaves the focus at its top.
  const [arrived] = useState(() => router.state.resolvedLocation !== undefined);
  useHeldFocus(`${place.type} ${place.section}`, arrived);
  const go: GoTo = (change) => void navigate({ search: { type: place.type, ...change } });
  const openExercise = (key: string | null) => go({ section: "exercises", ejercicio: key ?? undefined });
  // A task and an exercise take the whole page: the case and the journal need its width.
  if (place.type !== "teacher" && place.section === "exercises" && place.actividad !== undefined)
    return (
      <Suspense>
        <Task
          activity={place.actividad}
          isGrade={place.vista === "nota"}
          onBack={() => go({ section: "home" })}
          onGrade={() => go({ section: "exercises", actividad: place.actividad, vista: "nota" })}
        />
      </Suspense>
    );
  if (place.type !== "teacher" && place.section === "exercises" && place.ejercicio !== undefined)
    return (
      <Suspense>
        <Exercise exercise={place.ejercicio} onOpen={openExercise} />
      </Suspense>
    );
  const exercises = (student: string) => (
    <Exercises student={student} topic={place.vista} onOpen={openExercise} />
  );
  return <EducationDashboard place={place} go={go} exercises={exercises} />;
}
