import type { ReactNode } from "react";

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** One primary and one secondary button. */
  readonly actions?: ReactNode;
  /** Heading level of the title, so that levels are not skipped. */
  readonly level?: 1 | 2 | 3;
  /** Without its own border, inside a bordered element. */
  readonly bare?: boolean;
}

/** A drawing of a small blank ledger. */
function BlankLedger() {
  return (
    <svg width="94" height="68" viewBox="0 0 94 68" fill="none" aria-hidden="true" className="shrink-0">
      <g stroke="var(--c-raya)">
        <path d="M.5 14.5h93M.5 27.5h93M.5 40.5h93M72.5.5v67" />
        <path d="M49.5.5v67M51.5.5v67" />
      </g>
      <path d="M.5.5h93v67H.5z" stroke="var(--c-borde)" />
      <g stroke="var(--c-muted)">
        <path d="M55.500 48.500h13M55.500 57.500h13M55.500 59.500h13M76.500 48.500h13M76.500 57.500h13M76.500 59.500h13" />
      </g>
    </svg>
  );
}

/** Shown where there is no content yet: what will appear here, and how to begin. */
export function EmptyState({ title, text, actions, level = 3, bare = false }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={bare ? "empty border-0!" : "empty"}>
      <BlankLedger />
      <div className="min-w-0 max-w-sm">
        <Title className="title-block">{title}</Title>
        {text === undefined ? null : <p className="mt-1 text-muted">{text}</p>}
        {actions === undefined ? null : (
          <div className="mt-3 flex flex-wrap gap-2 max-[480px]:justify-center">{actions}</div>
        )}
      </div>
    </div>
  );
}
