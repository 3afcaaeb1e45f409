import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { chatPlace } from "#flows/chat/chat-places.ts";

const ChatWidget = lazy(async () => ({ default: (await import("#flows/chat/chat-widget.tsx")).ChatWidget }));

/** After the first paint and what it asks for: nobody needs the assistant in the first moment. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const ready = () => setIdle(true);
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(ready, 1000);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(ready, { timeout: 4000 });
    return () => cancelIdleCallback(request);
  }, []);
  return idle;
}

/** The assistant, on the pages that have one. */
export function ChatPlace() {
  const place = useLocation({ select: ({ pathname }) => chatPlace(pathname) });
  const idle = useIdle();
  if (!idle || place === "none") return null;
  return (
    <Suspense fallback={null}>
      <ChatWidget forced={place === "forced"} />
    </Suspense>
  );
}
