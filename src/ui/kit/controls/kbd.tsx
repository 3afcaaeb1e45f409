import type { ReactNode } from "react";

/** A key, where it can be pressed now. Not shown where there is no keyboard. */
export function Kbd({ children }: { readonly children: ReactNode }) {
  return <kbd className="key key-hint">{children}</kbd>;
}
