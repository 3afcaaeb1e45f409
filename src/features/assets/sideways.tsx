import type { ReactNode } from "react";
import { useScrollFocus } from "#ui/kit/tables/use-scroll-focus.ts";

interface SidewaysProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** A table that scrolls sideways on a phone, with the arrow keys too. */
export function Sideways({ children, className = "" }: SidewaysProps) {
  const part = useScrollFocus<HTMLDivElement>();
  return (
    <div ref={part} className={`min-w-0 overflow-x-auto ${className}`}>
      {children}
    </div>
  );
}
