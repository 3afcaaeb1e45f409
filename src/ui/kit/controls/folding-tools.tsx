import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { type ReactNode, useId, useState } from "react";
import "./folding-tools.css";
import { IconButton } from "./icon-button.tsx";

interface FoldingToolsProps {
  /** Name of the button that unfolds the rest on a phone. */
  readonly label: string;
  /** What is changed most; on a phone its first field stays beside the button. */
  readonly main: ReactNode;
  /** On a phone beside the button, always in sight: the action that a list is opened for. */
  readonly beside?: ReactNode;
  /** The other parameters, then paper and files. */
  readonly children: ReactNode;
  /** Fields with their name above stand on one line with those without. */
  readonly align?: "start" | "center" | "end";
}

/** What a list is asked with, in a row; on a phone folded behind a button, so that the list begins on the first screen (AX-12). */
export function FoldingTools({ label, main, beside, children, align = "start" }: FoldingToolsProps) {
  const [open, setOpen] = useState(false);
  const rest = useId();
  return (
    <div className="folding-tools no-print" data-open={open} data-align={align}>
      <div className="folding-main">{main}</div>
      <span className="md:hidden">
        <IconButton
          label={label}
          icon={<SlidersHorizontal size={20} aria-hidden="true" />}
          aria-expanded={open}
          aria-controls={rest}
          onClick={() => setOpen(!open)}
        />
      </span>
      {beside}
      <div id={rest} className="folding-rest">
        {children}
      </div>
    </div>
  );
}
