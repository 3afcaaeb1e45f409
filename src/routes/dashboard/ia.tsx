import { createFileRoute } from "@tanstack/react-router";
import { AiScreen } from "#features/ai/ai-screen.tsx";
import { parseCompany } from "../-search.ts";

export const Route = createFileRoute("/dashboard/ia")({
  validateSearch: parseCompany,
  component: Screen,
});

function Screen() {
  const { empresa } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AiScreen
      company={empresa ?? null}
      onCompany={(company) => void navigate({ search: { empresa: company } })}
    />
  );
}
