import type { ReactNode } from "react";
import "./paper-desk.css";

interface PaperDeskProps {
  /** The sheets, one below the other; each starts a new page when printed. */
  readonly children: ReactNode;
  /** The explanation of one of their figures; beside the sheets where there is space. */
  readonly panel: ReactNode;
}

/** The background of paper sheets. It is not printed. */
export function PaperDesk({ children, panel }: PaperDeskProps) {
  return (
    <div className="paper-desk" data-open={panel !== null}>
      <div className="paper-sheets">{children}</div>
      {panel}
    </div>
  );
}
