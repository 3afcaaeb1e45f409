import { createRootRouteWithContext, Outlet, useNavigate } from "@tanstack/react-router";
import { NotFoundScreen } from "#features/errors/not-found-screen.tsx";
import { UnexpectedErrorScreen } from "#features/errors/unexpected-error-screen.tsx";
import { UpdateBanner } from "#pwa/update-banner.tsx";
import { GuestWorkOffer } from "#session/guest-work-offer.tsx";
import { MissingMovementsNotice } from "#session/missing-notice.tsx";
import { SampleNotice } from "#session/sample-notice.tsx";
import type { SessionStore } from "#session/session-store.ts";
import { sessionTexts } from "#session/texts.ts";
import { WaitingPage } from "#session/waiting-page.tsx";
import { Toaster } from "#ui/kit/toaster.tsx";

export interface RouterContext {
  readonly session: SessionStore;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Page,
  notFoundComponent: NotFoundScreen,
  errorComponent: ErrorPage,
  pendingComponent: () => <WaitingPage label={sessionTexts.checking} />,
});

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <UpdateBanner />
      <SampleNotice onLeave={() => void navigate({ to: "/libro-contable" })} />
      <MissingMovementsNotice
        onCopies={() => void navigate({ to: "/dashboard/configuracion", hash: "copias" })}
      />
      <Outlet />
      <GuestWorkOffer />
      <Toaster />
    </>
  );
}

/** The banner too: the failure may be a part that only a newer version has. */
function ErrorPage({ error }: { readonly error: unknown }) {
  return (
    <>
      <UpdateBanner />
      <UnexpectedErrorScreen error={error} />
    </>
  );
}
