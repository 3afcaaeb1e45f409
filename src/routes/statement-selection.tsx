import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "#features/coming/coming-screen.tsx";
import { requireUser } from "#session/guards.ts";
import { parseView } from "./-search.ts";

export const Route = createFileRoute("/statement-selection")({
  validateSearch: parseView,
  beforeLoad: requireUser,
  component: Screen,
});

function Screen() {
  return <ComingScreen area="statementSelection" />;
}
