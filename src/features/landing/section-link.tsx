import { useNavigate } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import type { SectionId } from "./sections.ts";
import { showSection } from "./show-section.ts";

interface SectionLinkProps {
  readonly id: SectionId;
  readonly className?: string | undefined;
  /** The section currently being read. */
  readonly current?: boolean;
  readonly onGo?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link within the home page; the router would mark it as current in every section. The address changes with it. */
export function SectionLink({ id, className, current = false, onGo, children }: SectionLinkProps) {
  const navigate = useNavigate();
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onGo?.();
    void navigate({ to: "/", hash: id, hashScrollIntoView: false, resetScroll: false });
    showSection(id);
  };
  return (
    <a href={`/#${id}`} className={className} aria-current={current ? "location" : undefined} onClick={go}>
      {children}
    </a>
  );
}
