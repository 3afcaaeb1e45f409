import type { ReactNode } from "react";

interface ScreenHeadProps {
  readonly title: string;
  readonly lead: string;
  /** At the right: what the screen is for. */
  readonly action: ReactNode;
}

/** Title of a screen of the panel, a sentence of what it is, and its main button. */
export function ScreenHead({ title, lead, action }: ScreenHeadProps) {
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
