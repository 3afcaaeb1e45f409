import { createFileRoute } from "@tanstack/react-router";
import { StatementWorkspaceScreen } from "#features/workspace/statement-workspace-screen.tsx";
import { requireUserOrGuest } from "#session/guards.ts";
import { parseWorkspace } from "../-search.ts";

export const Route = createFileRoute("/workspace/complex")({
  validateSearch: parseWorkspace,
  beforeLoad: requireUserOrGuest,
  component: Screen,
});

function Screen() {
  const { statement, from } = Route.useSearch();
  return <StatementWorkspaceScreen view="complex" statement={statement} from={from} />;
}
