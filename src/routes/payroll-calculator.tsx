import { createFileRoute } from "@tanstack/react-router";
import { PayrollScreen } from "#features/payroll/calculator/payroll-screen.tsx";
import { allowInMemory } from "#session/gates/guards.ts";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { useSession, useUser } from "#session/who/use-session.ts";
import { parseGuest } from "./-search.ts";

export const Route = createFileRoute("/payroll-calculator")({
  validateSearch: parseGuest,
  beforeLoad: allowInMemory,
  component: Screen,
});

/**
 * A guest's input is not stored, so no database is needed; an account's input is stored in its own, and at the sample in
 * that of the sample.
 */
function Screen() {
  const user = useUser();
  const { sample } = useSession();
  if (user === null && !sample) return <PayrollScreen user={null} />;
  return (
    <StorageGate isPage>
      <PayrollScreen key={user?.id ?? "guest"} user={user} />
    </StorageGate>
  );
}
