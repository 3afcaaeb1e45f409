import ArrowLeft from "lucide-react/icons/arrow-left";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { Tooltip } from "#ui/kit/overlays/tooltip.tsx";
import { WayLink } from "./way-link.tsx";

interface BackLinkProps {
  readonly href: string;
  readonly label: string;
}

/** The back arrow at the start of a bar. */
export function BackLink({ href, label }: BackLinkProps) {
  return (
    <Tooltip text={label} describes={false}>
      <WayLink
        href={href}
        className={buttonClass({ variant: "ghost", className: "btn-square" })}
        aria-label={label}
      >
        <ArrowLeft size={20} aria-hidden="true" />
      </WayLink>
    </Tooltip>
  );
}
