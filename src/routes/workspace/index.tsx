import { createFileRoute } from "@tanstack/react-router";
import { WorkspaceScreen } from "#features/workspace/workspace-screen.tsx";
import { guestIfAsked } from "#session/gates/guards.ts";
import { parseGuest } from "../-search.ts";

export const Route = createFileRoute("/workspace/")({
  validateSearch: parseGuest,
  beforeLoad: guestIfAsked,
  component: WorkspaceScreen,
});
