import { createFileRoute } from "@tanstack/react-router";
import { CompaniesScreen } from "#features/companies/companies-screen.tsx";
import { StorageGate } from "#session/storage-gate.tsx";

export const Route = createFileRoute("/dashboard/empresas")({
  component: Screen,
});

function Screen() {
  return (
    <StorageGate>
      <CompaniesScreen />
    </StorageGate>
  );
}
