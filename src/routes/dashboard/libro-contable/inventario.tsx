import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "#features/coming/coming-screen.tsx";
import { parseBook } from "../../-search.ts";

export const Route = createFileRoute("/dashboard/libro-contable/inventario")({
  validateSearch: parseBook,
  component: Screen,
});

function Screen() {
  return <ComingScreen area="inventory" inShell />;
}
