import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { SectionId } from "./sections.ts";
import { showSection } from "./show-section.ts";

interface SectionLinkProps {
  readonly id: SectionId;
  readonly className?: string | undefined;
  /** The section that is being read. */
  readonly current?: boolean;
  readonly onGo?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link inside the home page. The address changes with it; the router moves nothing, this does. */
export function SectionLink({ id, className, current = false, onGo, children }: SectionLinkProps) {
  return (
    <Link
      to="/"
      hash={id}
      hashScrollIntoView={false}
      resetScroll={false}
      className={className}
      // The router marks every link to this page; only one section is the current one.
      activeProps={{ "aria-current": current ? "location" : undefined }}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        onGo?.();
        showSection(id);
      }}
    >
      {children}
    </Link>
  );
}
