import { createFileRoute } from "@tanstack/react-router";
import { StatementSelectionScreen } from "#features/workspace/statement-selection-screen.tsx";
import { requireWorkspaceUser } from "#session/gates/guards.ts";
import { parseView } from "../-search.ts";

export const Route = createFileRoute("/workspace/statement-selection")({
  validateSearch: parseView,
  beforeLoad: requireWorkspaceUser,
  component: Screen,
});

function Screen() {
  return <StatementSelectionScreen view={Route.useSearch().view} />;
}
