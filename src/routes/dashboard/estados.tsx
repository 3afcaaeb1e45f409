import { createFileRoute } from "@tanstack/react-router";
import { StatementsScreen } from "#features/statements/statements-screen.tsx";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { parseSaved } from "../-search.ts";

export const Route = createFileRoute("/dashboard/estados")({
  validateSearch: parseSaved,
  component: Screen,
});

function Screen() {
  const { empresa, estado } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StorageGate>
      <StatementsScreen
        company={empresa ?? null}
        onCompany={(company) =>
          void navigate({ search: company === null ? {} : { empresa: company }, replace: true })
        }
        statement={estado ?? null}
        onLeave={() => void navigate({ search: empresa ? { empresa } : {}, replace: true })}
      />
    </StorageGate>
  );
}
