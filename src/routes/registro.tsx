import { createFileRoute } from "@tanstack/react-router";
import { RegisterScreen } from "#features/sign-in/register-screen.tsx";
import { skipWhenSignedIn } from "#session/gates/guards.ts";
import { parseReturn } from "./-search.ts";

export const Route = createFileRoute("/registro")({
  validateSearch: parseReturn,
  beforeLoad: (visit) => skipWhenSignedIn(visit, visit.search.returnUrl),
  component: RegisterPage,
});

function RegisterPage() {
  return <RegisterScreen returnUrl={Route.useSearch().returnUrl} />;
}
