import "./charts.css";

interface DivergingBarProps {
  /** From −1 to 1, relative to the largest change shown. */
  readonly size: number;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/**
 * A change to the left or right of a centre line. Up is solid and down is hatched: neither is good or bad in itself.
 */
export function DivergingBar({ size }: DivergingBarProps) {
  const half = Math.min(1, Math.abs(size)) / 2;
  return (
    <div className="diverging" aria-hidden="true">
      {half === 0 ? null : (
        <span
          className="diverging-bar"
          data-down={size < 0}
          style={{ left: percent(size < 0 ? 0.5 - half : 0.5), width: percent(half) }}
        />
      )}
    </div>
  );
}
