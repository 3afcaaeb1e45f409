import { createFileRoute } from "@tanstack/react-router";
import { AcademicLogin } from "#features/education/login/academic-login.tsx";
import { parseAcademicLogin } from "./-academic-search.ts";

export const Route = createFileRoute("/educacion/login")({
  validateSearch: parseAcademicLogin,
  component: Screen,
});

function Screen() {
  return <AcademicLogin role={Route.useSearch().type ?? "student"} />;
}
