interface SpinnerProps {
  readonly size?: number;
  /** Announced by screen readers, and shown instead of the spinning arc under reduced motion. */
  readonly label?: string;
}

/**
 * A spinning arc. Under reduced motion it is replaced by its label, or by nothing in a button that has its own text.
 */
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
