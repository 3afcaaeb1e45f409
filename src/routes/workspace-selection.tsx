import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "#features/coming/coming-screen.tsx";
import { requireUser } from "#session/guards.ts";

export const Route = createFileRoute("/workspace-selection")({
  beforeLoad: requireUser,
  component: Screen,
});

function Screen() {
  return <ComingScreen area="workspaceSelection" />;
}
