import { createFileRoute } from "@tanstack/react-router";
import { LoginScreen } from "#features/sign-in/login-screen.tsx";
import { skipWhenSignedIn } from "#session/gates/guards.ts";
import { parseReturn } from "./-search.ts";

export const Route = createFileRoute("/login")({
  validateSearch: parseReturn,
  beforeLoad: (visit) => skipWhenSignedIn(visit, visit.search.returnUrl),
  component: LoginPage,
});

function LoginPage() {
  return <LoginScreen returnUrl={Route.useSearch().returnUrl} />;
}
