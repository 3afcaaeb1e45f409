import { type AnyRouter, RouterContextProvider, useRouter } from "@tanstack/react-router";
import { StrictMode, useEffect, useLayoutEffect, useRef } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import type { Service } from "#domain/access/pending-intent.ts";
import { useUser } from "#session/use-session.ts";
import { forgetStaticBody, loadBody } from "./-static-body.ts";

/** What says that somebody is reaching for it. */
const REACHES = ["pointerover", "pointerdown", "touchstart", "focusin"] as const;

interface Place {
  readonly node: HTMLElement;
  readonly router: AnyRouter;
  readonly onService: (service: Service) => void;
}

interface Island {
  readonly wake: () => Promise<void>;
  readonly leave: () => void;
}

/**
 * Lets the static part answer from the first touch on: its code is loaded then, and a press that came before the
 * code is made again after it. What is on the page stays: nothing is drawn twice, and the focus keeps its place.
 */
function makeIsland({ node, router, onService }: Place): Island {
  let root: Root | null = null;
  let asked = false;
  let pressed: HTMLElement | null = null;
  const awake = () => {
    node.removeEventListener("click", remember);
    pressed?.click();
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
  const leave = () => {
    stopListening();
    node.removeEventListener("click", remember);
    root?.unmount();
  };
  return { wake, leave };
}

type KeptBodyProps = Omit<Place, "router">;

/** The static body, put back where it was. It greets a visitor; for an account it is woken to greet that. */
export function KeptBody({ node, onService }: KeptBodyProps) {
  const router = useRouter();
  const user = useUser();
  const place = useRef<HTMLDivElement>(null);
  const island = useRef<Island>(null);
  useLayoutEffect(() => {
    place.current?.append(node);
    const made = makeIsland({ node, router, onService });
    island.current = made;
    return () => {
      // Once left, it is not come back to: the next home page of this visit is React's own.
      forgetStaticBody();
      made.leave();
    };
  }, [node, router, onService]);
  useEffect(() => {
    if (user !== null) void island.current?.wake();
  }, [user]);
  return <div ref={place} className="contents" />;
}
