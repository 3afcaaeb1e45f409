import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { NotFoundScreen } from "#features/errors/not-found-screen.tsx";
import { UnexpectedErrorScreen } from "#features/errors/unexpected-error-screen.tsx";
import { UpdateBanner } from "#pwa/update-banner.tsx";
import { WaitingScreen } from "#session/notices/waiting-page.tsx";
import { sessionTexts } from "#session/texts.ts";
import type { SessionStore } from "#session/who/session-store.ts";
import { Toaster } from "#ui/kit/feedback/toaster.tsx";
import { useArrivalFocus } from "./-arrival-focus.ts";
import { ExtrasPlace } from "./-extras-place.tsx";
import { PageNotices } from "./-page-notices.tsx";

interface RouterContext {
  readonly session: SessionStore;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Page,
  notFoundComponent: NotFoundScreen,
  errorComponent: ErrorPage,
  pendingComponent: () => <WaitingScreen label={sessionTexts.checking} />,
});

function Page() {
  useArrivalFocus();
  return (
    <>
      <PageNotices />
      <Outlet />
      <ExtrasPlace />
      <Toaster />
    </>
  );
}

/** Shows the update banner too: the failure may be a chunk that only a newer version has. */
function ErrorPage({ error }: { readonly error: unknown }) {
  return (
    <>
      <UpdateBanner />
      <UnexpectedErrorScreen error={error} />
    </>
  );
}
