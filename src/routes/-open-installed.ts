import { redirect } from "@tanstack/react-router";
import { forgetStaticHome } from "#home/static-home.ts";
import { arrival } from "#session/place/arrival.ts";
import { keptPlace } from "#session/place/kept-place.ts";
import { placeToOpen } from "#session/place/place-to-open.ts";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import type { SessionStore } from "#session/who/session-store.ts";

/**
 * The installed application starts: an account goes on where it was in its books. Everybody else sees the home page, as
 * does an account that goes there by itself (spec §2).
 */
export async function openInstalled(session: SessionStore): Promise<void> {
  const { state, sample } = await session.ready();
  if (state.kind !== "in" || sample) {
    // Hidden by public/theme-init.js, which saw a stored user.
    document.documentElement.removeAttribute("data-elsewhere");
    return;
  }
  const href = await placeToOpen(keptPlace(state.user.id), currentStorage);
  forgetStaticHome();
  arrival.set(href);
  throw redirect({ href, replace: true });
}
