import { createFileRoute } from "@tanstack/react-router";
import { EmployeesScreen } from "#features/payroll/employees/employees-screen.tsx";
import { PayrollTabs } from "#features/payroll/runs/payroll-tabs.tsx";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { parseCompany } from "../../-search.ts";

export const Route = createFileRoute("/dashboard/nomina/empleados")({
  validateSearch: parseCompany,
  component: Screen,
});

function Screen() {
  const { empresa } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StorageGate>
      <EmployeesScreen
        company={empresa ?? null}
        onCompany={(company) => void navigate({ search: { empresa: company }, replace: true })}
        tabs={<PayrollTabs company={empresa} />}
      />
    </StorageGate>
  );
}
