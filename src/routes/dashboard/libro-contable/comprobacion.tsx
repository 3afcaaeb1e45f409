import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "#features/coming/coming-screen.tsx";
import { parseTrialBalance } from "../../-search.ts";

export const Route = createFileRoute("/dashboard/libro-contable/comprobacion")({
  validateSearch: parseTrialBalance,
  component: Screen,
});

function Screen() {
  return <ComingScreen area="trialBalance" inShell />;
}
