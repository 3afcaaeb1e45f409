import { createFileRoute, Outlet } from "@tanstack/react-router";
import { DashboardShell } from "#features/dashboard-shell/dashboard-shell.tsx";
import { requireUser } from "#session/guards.ts";
import { sessionTexts } from "#session/texts.ts";
import { WaitingPage } from "#session/waiting-page.tsx";

export const Route = createFileRoute("/dashboard")({
  beforeLoad: requireUser,
  pendingMs: 0,
  pendingComponent: () => <WaitingPage label={sessionTexts.checking} />,
  component: Layout,
});

function Layout() {
  return (
    <DashboardShell>
      <Outlet />
    </DashboardShell>
  );
}
