import type { ReactNode } from "react";

type BannerTone = "neutral" | "info" | "ok" | "warn" | "error" | "premium";

interface BannerProps {
  readonly tone: BannerTone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** Buttons at the right. */
  readonly actions?: ReactNode;
  /** Full page width, without rounded corners. */
  readonly flush?: boolean;
  /** Few words, which share one line with the buttons on phones too. */
  readonly line?: boolean;
  /** Errors are announced immediately, everything else politely. */
  readonly role?: "status" | "alert" | "note";
}

/** A notice in the flow of the page, under the app bar. */
export function Banner({ tone, icon, children, actions, flush = false, line = false, role }: BannerProps) {
  return (
    <div
      className="banner"
      data-tone={tone}
      data-flush={flush}
      data-line={line}
      role={role ?? (tone === "error" ? "alert" : "status")}
    >
      {icon === undefined ? null : <span className="banner-icon">{icon}</span>}
      <div className="banner-text">{children}</div>
      {actions === undefined ? null : (
        <div className="banner-actions flex flex-wrap items-center gap-x-2">{actions}</div>
      )}
    </div>
  );
}
