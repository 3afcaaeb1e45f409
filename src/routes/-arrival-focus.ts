import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

const SIGN_IN = ["/login", "/register", "/registro"];

/**
 * Signing in takes away the button that was pressed, and with it the focus: it goes on at the heading of the screen
 * that comes, unless that screen has put it somewhere already.
 */
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
        if (fromLocation === undefined || SIGN_IN.includes(toLocation.pathname)) return;
        if (SIGN_IN.includes(fromLocation.pathname)) focusHeading(document);
      }),
    [router],
  );
}
