import { type ReactNode, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { createStore } from "../create-store.ts";
import { useStore } from "../use-store.ts";

// The newest is last: while one layout replaces another, both may be mounted.
const places = createStore<readonly HTMLElement[]>([]);

/** Placed right below an app bar: page-wide notices are rendered here, in the flow. */
export function NoticePlace() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = ref.current;
    if (place === null) return;
    places.set([...places.getSnapshot(), place]);
    return () => places.set(places.getSnapshot().filter((each) => each !== place));
  }, []);
  // No box of its own: a sticky notice is then positioned relative to the whole page, not to this element.
  return <div ref={ref} className="contents" />;
}

/** Renders its children below the app bar; on pages without one, in place. */
export function UnderAppBar({ children }: { readonly children: ReactNode }) {
  const place = useStore(places).at(-1);
  return place === undefined ? children : createPortal(children, place);
}
