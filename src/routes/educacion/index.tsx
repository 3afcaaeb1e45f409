import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "#features/coming/coming-screen.tsx";

export const Route = createFileRoute("/educacion/")({
  component: Screen,
});

function Screen() {
  return <ComingScreen area="education" />;
}
