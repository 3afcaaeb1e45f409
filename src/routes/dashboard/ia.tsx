import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "#features/coming/coming-screen.tsx";

export const Route = createFileRoute("/dashboard/ia")({
  component: Screen,
});

function Screen() {
  return <ComingScreen area="ai" inShell />;
}
