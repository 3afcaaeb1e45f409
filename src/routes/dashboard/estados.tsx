import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "#features/coming/coming-screen.tsx";
import { parseCompany } from "../-search.ts";

export const Route = createFileRoute("/dashboard/estados")({
  validateSearch: parseCompany,
  component: Screen,
});

function Screen() {
  return <ComingScreen area="statements" inShell />;
}
