import { type AnyRouter, RouterContextProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import type { Service } from "#domain/access/pending-intent.ts";
import { loadBody } from "./static-home.ts";

/** Events that show the visitor is about to use the body. */
const REACHES = ["pointerover", "pointerdown", "touchstart", "focusin"] as const;

/** True if the address names a section or the page is scrolled: that may have happened before a listener existed. */
function isFurtherDown(): boolean {
  return window.location.hash !== "" || window.scrollY > 0;
}

export interface IslandPlace {
  readonly node: HTMLElement;
  readonly router: AnyRouter;
  readonly onService: (service: Service) => void;
}

export interface Island {
  readonly wake: () => Promise<void>;
  readonly leave: () => void;
}

/**
 * Makes the static body interactive on first contact: its code is loaded then, and a click that came before the code
 * is repeated after it. The markup is hydrated: nothing is drawn twice, and the focus stays.
 */
export function makeIsland({ node, router, onService }: IslandPlace): Island {
  let root: Root | null = null;
  let asked = false;
  let pressed = node.querySelector<HTMLElement>("[data-pressed]");
  const awake = () => {
    node.removeEventListener("click", remember);
    // In a task of its own: React may call this while it commits the surrounding page, which must not re-render
    // during that commit.
    setTimeout(() => pressed?.click());
  };
  const wake = async () => {
    if (asked) return;
    asked = true;
    try {
      const { LandingBody } = await loadBody();
      if (!node.isConnected) return;
      stopListening();
      root = hydrateRoot(
        node,
        <StrictMode>
          <RouterContextProvider router={router}>
            <LandingBody onService={onService} onReady={awake} />
          </RouterContextProvider>
        </StrictMode>,
        {
          // Whoever presses a link at once leaves the page while it wakes: what React then draws anew is not seen.
          onRecoverableError: (error) => {
            if (router.latestLocation.pathname === "/") reportError(error);
          },
        },
      );
    } catch {
      // The next contact tries again.
      asked = false;
    }
  };
  const remember = (event: MouseEvent) => {
    if (root !== null || !(event.target instanceof Element)) return;
    pressed = event.target.closest("button");
    void wake();
  };
  const onReach = () => void wake();
  const stopListening = () => {
    for (const type of REACHES) node.removeEventListener(type, onReach);
    window.removeEventListener("scroll", onReach);
  };
  for (const type of REACHES) node.addEventListener(type, onReach, { passive: true });
  window.addEventListener("scroll", onReach, { passive: true });
  node.addEventListener("click", remember);
  // The visitor already used the page before this code loaded.
  pressed?.removeAttribute("data-pressed");
  if (pressed !== null || node.contains(document.activeElement) || isFurtherDown()) void wake();
  const leave = () => {
    stopListening();
    node.removeEventListener("click", remember);
    root?.unmount();
  };
  return { wake, leave };
}
