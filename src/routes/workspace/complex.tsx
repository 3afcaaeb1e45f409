import { createFileRoute } from "@tanstack/react-router";
import { StatementWorkspaceScreen } from "#features/workspace/statement/statement-workspace-screen.tsx";
import { requireUserOrGuest } from "#session/gates/guards.ts";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { parseWorkspace } from "../-search.ts";

export const Route = createFileRoute("/workspace/complex")({
  validateSearch: parseWorkspace,
  beforeLoad: requireUserOrGuest,
  component: Screen,
});

function Screen() {
  const { statement, estado, from } = Route.useSearch();
  return (
    <StorageGate isPage>
      <StatementWorkspaceScreen view="complex" statement={statement} estado={estado} from={from} />
    </StorageGate>
  );
}
