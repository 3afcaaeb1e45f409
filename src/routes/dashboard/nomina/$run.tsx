import { createFileRoute, useLocation } from "@tanstack/react-router";
import { asId, type EmployeeId } from "#domain/kernel/ids.ts";
import { RunScreen } from "#features/payroll/runs/run/run-screen.tsx";
import { StorageGate } from "#session/gates/storage-gate.tsx";

interface RunSearch {
  /** Employee whose pay slip is shown. */
  readonly desprendible?: EmployeeId | undefined;
}

export const Route = createFileRoute("/dashboard/nomina/$run")({
  validateSearch: ({ desprendible }): RunSearch => ({
    desprendible: asId("employee", desprendible) ?? undefined,
  }),
  component: Screen,
});

function Screen() {
  const { run } = Route.useParams();
  const { desprendible = null } = Route.useSearch();
  const navigate = Route.useNavigate();
  const section = useLocation({ select: ({ hash }) => hash });
  const show = (id: string, replace: boolean) => {
    const search = { desprendible: asId("employee", id) ?? undefined };
    void navigate({ search, hash: true, replace, resetScroll: !replace });
  };
  return (
    <StorageGate>
      <RunScreen key={run} id={asId("payrollRun", run)} section={section} slip={desprendible} onSlip={show} />
    </StorageGate>
  );
}
