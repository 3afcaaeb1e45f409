import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";

const ChatWidget = lazy(async () => {
  try {
    return { default: (await import("#flows/chat/chat-widget.tsx")).ChatWidget };
  } catch {
    // A page without its assistant is still the page.
    return { default: () => null };
  }
});

/** What says that somebody is here. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"] as const;
/** Whoever only reads gets it as well. */
const PATIENCE_MS = 4000;

function useSomebodyHere(): boolean {
  const [here, setHere] = useState(false);
  useEffect(() => {
    if (here) return;
    const seen = () => setHere(true);
    const timer = setTimeout(seen, PATIENCE_MS);
    for (const sign of SIGNS) window.addEventListener(sign, seen, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, seen);
    };
  }, [here]);
  return here;
}

/** The assistant. The first page does without its code until somebody is there to use it. */
export function ChatPlace() {
  const pathname = useLocation({ select: (location) => location.pathname });
  return useSomebodyHere() ? (
    <Suspense fallback={null}>
      <ChatWidget pathname={pathname} />
    </Suspense>
  ) : null;
}
