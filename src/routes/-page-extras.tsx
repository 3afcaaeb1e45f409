import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { ChatWidget } from "#flows/chat/chat-widget.tsx";
import { PalettePlace } from "#flows/palette/palette-place.tsx";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { UpgradePlace } from "#flows/upgrade/upgrade-place.tsx";
import { GuestWorkOffer } from "#session/guest-work-offer.tsx";

/** What stands beside every screen and no first paint needs: the assistant, the offer, the plans, the palette. */
export function PageExtras() {
  const pathname = useLocation({ select: (location) => location.pathname });
  // Every address is answered with one page, which names the home page as its own; where the owner gave the site's address.
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(pathname, link.href).href;
  }, [pathname]);
  return (
    <>
      <ChatWidget pathname={pathname} />
      <GuestWorkOffer />
      <UpgradePlace />
      <PalettePlace onUpgrade={openUpgrade} />
    </>
  );
}
