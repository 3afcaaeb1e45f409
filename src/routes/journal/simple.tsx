import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "#features/coming/coming-screen.tsx";
import { allowGuest } from "#session/guards.ts";
import { parseJournal } from "../-search.ts";

export const Route = createFileRoute("/journal/simple")({
  validateSearch: parseJournal,
  beforeLoad: allowGuest,
  component: Screen,
});

function Screen() {
  return <ComingScreen area="simpleJournal" />;
}
