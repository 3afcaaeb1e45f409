import { createFileRoute, useLocation } from "@tanstack/react-router";
import { asId } from "#domain/kernel/ids.ts";
import { RunScreen } from "#features/payroll-runs/run-screen.tsx";
import { StorageGate } from "#session/storage-gate.tsx";

export const Route = createFileRoute("/dashboard/nomina/$run")({ component: Screen });

function Screen() {
  const { run } = Route.useParams();
  const section = useLocation({ select: ({ hash }) => hash });
  return (
    <StorageGate>
      <RunScreen key={run} id={asId("payrollRun", run)} section={section} />
    </StorageGate>
  );
}
