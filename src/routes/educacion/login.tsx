import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "#features/coming/coming-screen.tsx";
import { parseAcademic } from "../-search.ts";

export const Route = createFileRoute("/educacion/login")({
  validateSearch: parseAcademic,
  component: Screen,
});

function Screen() {
  return <ComingScreen area="educationLogin" />;
}
