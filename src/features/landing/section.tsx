import type { ReactNode } from "react";
import { classNames } from "#ui/kit/class-names.ts";
import type { SectionId } from "./sections.ts";

interface SectionProps {
  readonly id: SectionId;
  readonly title: string;
  readonly text?: string;
  /** Tinted background. */
  readonly tinted?: boolean;
  readonly children: ReactNode;
}

/** A section of the home page that the header or another screen links to; it receives the focus on arrival. */
export function Section({ id, title, text, tinted = false, children }: SectionProps) {
  const titleId = `${id}-titulo`;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classNames("landing-section", tinted && "border-raya border-y bg-base-200")}
    >
      <div className="landing-width py-10 lg:py-14">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
          <h2 id={titleId} className="title-section">
            {title}
          </h2>
          {text === undefined ? null : <p className="text-base text-muted">{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
