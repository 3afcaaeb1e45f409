import type { ReactNode } from "react";
import "./paper-desk.css";

interface PaperDeskProps {
  /** The sheets, one under another; each begins a page of its own when printed. */
  readonly children: ReactNode;
  /** What explains one of their figures; beside them where there is room. */
  readonly panel: ReactNode;
}

/** The desk that sheets of paper lie on. Nothing of it is printed. */
export function PaperDesk({ children, panel }: PaperDeskProps) {
  return (
    <div className="paper-desk" data-open={panel !== null}>
      <div className="paper-sheets">{children}</div>
      {panel}
    </div>
  );
}
