import Stamp from "lucide-react/icons/stamp";
import type { ReactNode } from "react";

export type BadgeTone = "ok" | "info" | "neutral" | "warn" | "error" | "premium" | "grey";

interface BadgeProps {
  readonly tone: BadgeTone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A state as a word. The word carries the meaning; the colour only supports it. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className="tag" data-tone={tone}>
      {icon ?? (tone === "premium" ? <Stamp size={12} aria-hidden="true" /> : null)}
      {children}
    </span>
  );
}
