import { useNavigate } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";

interface SampleLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link into the sample company. It is an address: pressed before the code of this page has come, it works too. */
export function SampleLink({ href, className, children }: SampleLinkProps) {
  const navigate = useNavigate();
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ href });
  };
  return (
    <a href={href} className={className} onClick={go}>
      {children}
    </a>
  );
}
