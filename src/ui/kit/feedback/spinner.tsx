interface SpinnerProps {
  readonly size?: number;
  /** Said to readers, and shown in place of the turning arc when motion is reduced. */
  readonly label?: string;
}

/** An arc that turns. Under reduced motion it is its words, or nothing beside a button that has its own. */
export function Spinner({ size = 18, label }: SpinnerProps) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg className="spinner" width={size} height={size} viewBox="0 0 18 18" fill="none" aria-hidden="true">
        <path d="M9 2a7 7 0 0 1 7 7" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {label === undefined ? null : <span className="spinner-words">{label}</span>}
    </span>
  );
}
