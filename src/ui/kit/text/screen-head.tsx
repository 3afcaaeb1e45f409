import type { ReactNode } from "react";
import { useTitle } from "../use-title.ts";

interface ScreenHeadProps {
  readonly title: string;
  readonly lead: string;
  /** At the right: the screen's main action. */
  readonly action: ReactNode;
}

/** Title of a panel screen, in its tab too, a sentence that describes it, and its main button. */
export function ScreenHead({ title, lead, action }: ScreenHeadProps) {
  useTitle(title);
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="title-screen">{title}</h1>
        <p className="mt-1 text-muted">{lead}</p>
      </div>
      {action}
    </header>
  );
}
