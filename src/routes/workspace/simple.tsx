import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "#features/coming/coming-screen.tsx";
import { requireUserOrGuest } from "#session/guards.ts";
import { parseWorkspace } from "../-search.ts";

export const Route = createFileRoute("/workspace/simple")({
  validateSearch: parseWorkspace,
  beforeLoad: requireUserOrGuest,
  component: Screen,
});

function Screen() {
  return <ComingScreen area="simpleWorkspace" />;
}
