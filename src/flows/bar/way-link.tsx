import { useNavigate } from "@tanstack/react-router";
import type { ComponentPropsWithRef, MouseEvent } from "react";

interface WayLinkProps extends Omit<ComponentPropsWithRef<"a">, "href" | "onClick"> {
  readonly href: string;
}

/** A link to an address computed by the domain. Modified clicks open another tab, as with any link. */
export function WayLink({ href, ...rest }: WayLinkProps) {
  const navigate = useNavigate();
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ href });
  };
  return <a {...rest} href={href} onClick={press} />;
}
