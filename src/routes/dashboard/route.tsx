import { createFileRoute, Outlet, useLocation, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { DashboardShell } from "#features/dashboard-shell/dashboard-shell.tsx";
import { requireUserOrSample } from "#session/gates/guards.ts";
import { WaitingScreen } from "#session/notices/waiting-page.tsx";
import { useCurrentStorage } from "#session/storage/use-storage.ts";
import { sessionTexts } from "#session/texts.ts";
import { useSession } from "#session/who/use-session.ts";
import { UnderAppBar } from "#ui/kit/feedback/notice-place.tsx";

export const Route = createFileRoute("/dashboard")({
  beforeLoad: requireUserOrSample,
  pendingMs: 0,
  pendingComponent: () => <WaitingScreen label={sessionTexts.checking} />,
  component: Layout,
});

const SETTINGS = "/dashboard/configuracion";
const CopyReminder = lazy(async () => ({
  default: (await import("#features/settings/copies/copy-reminder.tsx")).CopyReminder,
}));

/**
 * Copy reminder on every screen of the panel except the settings, which show it themselves; not for the sample, which
 * is nobody's own work.
 */
function Reminder() {
  const { state, sample } = useSession();
  const current = useCurrentStorage();
  const navigate = useNavigate();
  const inSettings = useLocation({ select: ({ pathname }) => pathname === SETTINGS });
  if (state.kind !== "in" || sample || inSettings || current.kind !== "open") return null;
  return (
    <UnderAppBar>
      <Suspense fallback={null}>
        <CopyReminder
          key={current.name}
          storage={current.storage}
          accountId={state.user.id}
          onCopies={() => void navigate({ to: SETTINGS, hash: "copias" })}
        />
      </Suspense>
    </UnderAppBar>
  );
}

function Layout() {
  return (
    <DashboardShell>
      <Reminder />
      <Outlet />
    </DashboardShell>
  );
}
