import { createFileRoute } from "@tanstack/react-router";
import { AnalysisScreen } from "#features/analysis/analysis-screen.tsx";
import { parseSaved } from "../-search.ts";

export const Route = createFileRoute("/dashboard/analisis")({
  validateSearch: parseSaved,
  component: Screen,
});

function Screen() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <AnalysisScreen search={search} onSearch={(next) => void navigate({ search: next })} />;
}
