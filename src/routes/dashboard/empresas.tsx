import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "#features/coming/coming-screen.tsx";

export const Route = createFileRoute("/dashboard/empresas")({
  component: Screen,
});

function Screen() {
  return <ComingScreen area="companies" inShell />;
}
