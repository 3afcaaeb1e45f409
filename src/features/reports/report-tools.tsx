import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { type ReactNode, useId, useState } from "react";
import "./reports.css";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { reportTexts as texts } from "./texts.ts";

interface ReportToolsProps {
  /** The parameter that is changed most; on a phone its first field stays beside the button. */
  readonly main: ReactNode;
  /** The other parameters, then paper and files. */
  readonly children: ReactNode;
}

/** The parameters of a report in a row; on a phone folded behind a button, so that the report begins on the first screen. */
export function ReportTools({ main, children }: ReportToolsProps) {
  const [open, setOpen] = useState(false);
  const rest = useId();
  return (
    <div className="report-tools no-print" data-open={open}>
      <div className="report-main">{main}</div>
      <span className="md:hidden">
        <IconButton
          label={texts.options}
          icon={<SlidersHorizontal size={20} aria-hidden="true" />}
          aria-expanded={open}
          aria-controls={rest}
          onClick={() => setOpen(!open)}
        />
      </span>
      <div id={rest} className="report-rest">
        {children}
      </div>
    </div>
  );
}
