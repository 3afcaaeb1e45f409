import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { useUser } from "#session/who/use-session.ts";

const PageExtras = lazy(async (): Promise<{ readonly default: ComponentType }> => {
  try {
    return { default: (await import("./-page-extras.tsx")).PageExtras };
  } catch {
    // A page without its assistant is still the page.
    return { default: () => null };
  }
});

/** What says that somebody is here. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"] as const;
/** Whoever only reads gets it as well. */
const PATIENCE_MS = 4000;

function useSomebodyHere(known: boolean): boolean {
  const [here, setHere] = useState(known);
  useEffect(() => {
    if (here) return;
    const seen = () => setHere(true);
    const timer = setTimeout(seen, known ? 0 : PATIENCE_MS);
    for (const sign of SIGNS) window.addEventListener(sign, seen, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, seen);
    };
  }, [here, known]);
  return here;
}

/** The first page does without this code until somebody is there to use it; who is signed in has it at once. */
export function ExtrasPlace() {
  const signedIn = useUser() !== null;
  return useSomebodyHere(signedIn) ? (
    <Suspense fallback={null}>
      <PageExtras />
    </Suspense>
  ) : null;
}
