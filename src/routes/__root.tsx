import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { NotFoundScreen } from "#features/errors/not-found-screen.tsx";
import { UnexpectedErrorScreen } from "#features/errors/unexpected-error-screen.tsx";
import { UpdateBanner } from "#pwa/update-banner.tsx";
import { WaitingPage } from "#session/notices/waiting-page.tsx";
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
  pendingComponent: Pending,
});

/** Out of the flow of the page: the notices above it, such as the sample's, come while it stands (UX-11). */
function Pending() {
  return (
    <div className="fixed inset-x-0 top-0">
      <WaitingPage label={sessionTexts.checking} />
    </div>
  );
}

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
