import type { ReactNode } from "react";

export interface TabsProps {
  /** Names the group for readers. */
  readonly label: string;
  /** Links; the current one carries `aria-current="page"`. */
  readonly children: ReactNode;
}

/** Screens side by side, each with its own address. */
export function Tabs({ label, children }: TabsProps) {
  return (
    <nav className="tab-bar" aria-label={label}>
      {children}
    </nav>
  );
}
