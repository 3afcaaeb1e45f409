import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "#features/coming/coming-screen.tsx";
import { allowGuest } from "#session/guards.ts";
import { parseGuest } from "./-search.ts";

export const Route = createFileRoute("/payroll-calculator")({
  validateSearch: parseGuest,
  beforeLoad: allowGuest,
  component: Screen,
});

function Screen() {
  return <ComingScreen area="payroll" />;
}
