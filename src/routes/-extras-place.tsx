import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { holdTyped, openPalette, openShortcuts, paletteState } from "#flows/palette/open-palette.ts";
import { useUser } from "#session/who/use-session.ts";

const PageExtras = lazy(async (): Promise<{ readonly default: ComponentType }> => {
  try {
    const made = await import("./-page-extras.tsx");
    return { default: made.PageExtras };
  } catch {
    // If the assistant fails to load, the page works without it.
    return { default: () => null };
  }
});

/** Events that show a user is present. Over a page a dragged file is no pointer, and the doors must be there when it falls. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll", "dragenter"] as const;
/** Loaded after this time (ms) without any event too, for users who only read. */
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

/** The global shortcuts while the extras load: what was asked for appears with them, and what was typed into it. */
function pressedEarly(event: KeyboardEvent): void {
  // A modal dialog may hold unsaved input.
  const isFree = document.querySelector(":modal") === null;
  if (paletteState.getSnapshot() === "palette") holdTyped(event);
  else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
    event.preventDefault();
    if (isFree) openPalette();
  } else if (isFree && event.key === "?" && event.target === document.body) openShortcuts();
}

function EarlyKeys() {
  useEffect(() => {
    addEventListener("keydown", pressedEarly, true);
    return () => removeEventListener("keydown", pressedEarly, true);
  }, []);
  return null;
}

/** Loads the extras. The first page defers this code until a user is active; a signed-in user gets it at once. */
export function ExtrasPlace() {
  const signedIn = useUser() !== null;
  const isHere = useSomebodyHere(signedIn);
  return <Suspense fallback={<EarlyKeys />}>{isHere ? <PageExtras /> : <EarlyKeys />}</Suspense>;
}
