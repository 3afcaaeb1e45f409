import { createFileRoute } from "@tanstack/react-router";
import { CompaniesScreen } from "#features/companies/companies-screen.tsx";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { parseCompany } from "../-search.ts";

export const Route = createFileRoute("/dashboard/empresas")({
  validateSearch: parseCompany,
  component: Screen,
});

function Screen() {
  const { empresa } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StorageGate>
      <CompaniesScreen
        company={empresa ?? null}
        onCompany={(company) => void navigate({ search: company === null ? {} : { empresa: company } })}
      />
    </StorageGate>
  );
}
