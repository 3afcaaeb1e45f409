import type { ReactNode } from "react";
import { watchBottomBar } from "#ui/kit/watch-bottom-bar.ts";

/** What a phone offers within the thumb's reach, at the bottom of the window. */
export function SimpleBar({ children }: { readonly children: ReactNode }) {
  return (
    <div
      ref={watchBottomBar}
      className="simple-bar no-print fixed inset-x-0 bottom-0 z-10 border-base-content border-t bg-base-100 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {children}
    </div>
  );
}
