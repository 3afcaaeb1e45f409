import { type ReactNode, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { createStore } from "../create-store.ts";
import { useStore } from "../use-store.ts";

// The newest last: while one frame goes and the next one comes, both may be there.
const places = createStore<readonly HTMLElement[]>([]);

/** Stands right under an app bar: the notices of the whole page come here, in the flow. */
export function NoticePlace() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = ref.current;
    if (place === null) return;
    places.set([...places.getSnapshot(), place]);
    return () => places.set(places.getSnapshot().filter((each) => each !== place));
  }, []);
  // No box of its own: what sticks under the bar does so over the whole page, not over this line only.
  return <div ref={ref} className="contents" />;
}

/** Puts its children under the app bar; where the page has none, they stand where they are. */
export function UnderAppBar({ children }: { readonly children: ReactNode }) {
  const place = useStore(places).at(-1);
  return place === undefined ? children : createPortal(children, place);
}
