import { type AnyRouter, RouterContextProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import type { Service } from "#domain/access/pending-intent.ts";
import { loadBody } from "./static-home.ts";

/** What says that somebody is reaching for it. */
const REACHES = ["pointerover", "pointerdown", "touchstart", "focusin"] as const;

/** Come for a section, or come back to where one had scrolled to: that may have been before there was a listener. */
function isFurtherDown(): boolean {
  return window.location.hash !== "" || window.scrollY > 0;
}

export interface Place {
  readonly node: HTMLElement;
  readonly router: AnyRouter;
  readonly onService: (service: Service) => void;
}

export interface Island {
  readonly wake: () => Promise<void>;
  readonly leave: () => void;
}

/**
 * Lets the static part answer from the first touch on: its code is loaded then, and a press that came before the
 * code is made again after it. What is on the page stays: nothing is drawn twice, and the focus keeps its place.
 */
export function makeIsland({ node, router, onService }: Place): Island {
  let root: Root | null = null;
  let asked = false;
  let pressed = node.querySelector<HTMLElement>("[data-pressed]");
  const awake = () => {
    node.removeEventListener("click", remember);
    // An event of its own: React may call this while it commits the page around, which must not be drawn anew then.
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
      );
    } catch {
      // The next touch asks again.
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
  // Somebody was here before this code.
  pressed?.removeAttribute("data-pressed");
  if (pressed !== null || node.contains(document.activeElement) || isFurtherDown()) void wake();
  const leave = () => {
    stopListening();
    node.removeEventListener("click", remember);
    root?.unmount();
  };
  return { wake, leave };
}
