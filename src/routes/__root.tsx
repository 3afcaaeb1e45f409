import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { NotFoundScreen } from "#features/errors/not-found-screen.tsx";
import { UnexpectedErrorScreen } from "#features/errors/unexpected-error-screen.tsx";
import { PalettePlace } from "#flows/palette/palette-place.tsx";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { UpgradePlace } from "#flows/upgrade/upgrade-place.tsx";
import { UpdateBanner } from "#pwa/update-banner.tsx";
import { GuestWorkOffer } from "#session/guest-work-offer.tsx";
import type { SessionStore } from "#session/session-store.ts";
import { sessionTexts } from "#session/texts.ts";
import { WaitingPage } from "#session/waiting-page.tsx";
import { Toaster } from "#ui/kit/toaster.tsx";
import { useArrivalFocus } from "./-arrival-focus.ts";
import { ChatPlace } from "./-chat-place.tsx";
import { PageNotices } from "./-page-notices.tsx";

interface RouterContext {
  readonly session: SessionStore;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Page,
  notFoundComponent: NotFoundScreen,
  errorComponent: ErrorPage,
  pendingComponent: () => <WaitingPage label={sessionTexts.checking} />,
});

function Page() {
  useArrivalFocus();
  return (
    <>
      <PageNotices />
      <Outlet />
      <ChatPlace />
      <GuestWorkOffer />
      <UpgradePlace />
      <PalettePlace onUpgrade={openUpgrade} />
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
