import type { ReactNode } from "react";

/** A key that can be pressed now. Hidden without a keyboard. */
export function Kbd({ children }: { readonly children: ReactNode }) {
  return <kbd className="key key-hint">{children}</kbd>;
}
