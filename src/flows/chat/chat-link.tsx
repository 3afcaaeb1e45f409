import { useNavigate } from "@tanstack/react-router";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { MouseEvent } from "react";
import type { KnowledgeLink } from "#domain/assistant/knowledge.ts";
import { PHONE } from "#ui/kit/use-media-query.ts";

interface ChatLinkProps {
  readonly link: KnowledgeLink;
  readonly onLeave: () => void;
  /** Called before it leaves. */
  readonly onFollow?: () => void;
}

/** Separate pages outside the router: the recovery page. */
const OWN_PAGE = /\.html(?:[?#]|$)/;

function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Link from an answer to a screen of the application. On a phone it also closes the sheet, which covers the page. */
export function ChatLink({ link, onLeave, onFollow }: ChatLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (OWN_PAGE.test(link.href) || !isPlainPress(event)) return;
    event.preventDefault();
    onFollow?.();
    if (matchMedia(PHONE).matches) onLeave();
    void navigate({ href: link.href });
  };
  return (
    <a href={link.href} className="link link-primary mt-2 flex w-fit gap-1.5 font-semibold" onClick={follow}>
      {link.label}
      <ArrowRight size={16} aria-hidden="true" className="mt-0.5" />
    </a>
  );
}
