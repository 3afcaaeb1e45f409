import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "#features/coming/coming-screen.tsx";
import { parseLedger } from "../../-search.ts";

export const Route = createFileRoute("/dashboard/libro-contable/mayor")({
  validateSearch: parseLedger,
  component: Screen,
});

function Screen() {
  return <ComingScreen area="ledger" inShell />;
}
