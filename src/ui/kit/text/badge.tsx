import Stamp from "lucide-react/icons/stamp";
import type { ReactNode } from "react";

export type BadgeTone = "ok" | "info" | "neutral" | "warn" | "error" | "premium" | "grey";

interface BadgeProps {
  readonly tone: BadgeTone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A state in a word. The word says it; the colour only helps. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className="tag" data-tone={tone}>
      {icon ?? (tone === "premium" ? <Stamp size={12} aria-hidden="true" /> : null)}
      {children}
    </span>
  );
}
