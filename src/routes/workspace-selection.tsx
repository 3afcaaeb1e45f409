import { createFileRoute } from "@tanstack/react-router";
import { WorkspaceSelectionScreen } from "#features/workspace/workspace-selection-screen.tsx";
import { requireWorkspaceUser } from "#session/gates/guards.ts";
import { parseView } from "./-search.ts";

export const Route = createFileRoute("/workspace-selection")({
  validateSearch: parseView,
  beforeLoad: requireWorkspaceUser,
  component: Screen,
});

function Screen() {
  return <WorkspaceSelectionScreen view={Route.useSearch().view} />;
}
