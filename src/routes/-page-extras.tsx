import { useLocation } from "@tanstack/react-router";
import { ChatWidget } from "#flows/chat/chat-widget.tsx";
import { PalettePlace } from "#flows/palette/palette-place.tsx";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { UpgradePlace } from "#flows/upgrade/upgrade-place.tsx";
import { UpdateBanner } from "#pwa/update-banner.tsx";
import { GuestWorkOffer } from "#session/guest-work-offer.tsx";
import { UnderAppBar } from "#ui/kit/notice-place.tsx";

/** What stands beside every screen and no first paint needs: what is new, the assistant, the offer, the plans, the palette. */
export function PageExtras() {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <>
      <UnderAppBar>
        <UpdateBanner />
      </UnderAppBar>
      <ChatWidget pathname={pathname} />
      <GuestWorkOffer />
      <UpgradePlace />
      <PalettePlace onUpgrade={openUpgrade} />
    </>
  );
}
