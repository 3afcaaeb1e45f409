import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

const SIGN_IN = ["/login", "/register", "/registro"];

/**
 * Whether arriving moves the focus to the heading. Signing in, and a dialog that leads into a workspace, remove the
 * button that was pressed and with it the focus; the journal and the home page set the focus themselves.
 */
export function needsHeading(from: string | undefined, to: string): boolean {
  if (from === undefined || from === to || SIGN_IN.includes(to)) return false;
  return SIGN_IN.includes(from) || to.startsWith("/workspace") || to === "/statement-selection";
}

/** Focuses the first heading, unless the screen has already focused something. */
export function focusHeading(page: Document): void {
  const { activeElement, body } = page;
  if (activeElement !== null && activeElement !== body) return;
  const heading = page.querySelector<HTMLElement>("h1");
  if (!heading) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

export function useArrivalFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
        if (needsHeading(fromLocation?.pathname, toLocation.pathname)) focusHeading(document);
      }),
    [router],
  );
}
