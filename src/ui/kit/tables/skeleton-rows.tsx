import { kitTexts } from "../texts.ts";

interface SkeletonRowsProps {
  readonly rows?: number;
  readonly label?: string;
}

// Of uneven length, like real names.
const WIDTHS = ["34%", "25%", "41%", "30%", "37%", "22%"] as const;

/** Grey bars on row lines while rows load. Appears after 200 ms and does not animate. */
export function SkeletonRows({ rows = 6, label = kitTexts.loading }: SkeletonRowsProps) {
  return (
    <div className="skeleton-sheet" role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity
        <div key={index} className="skeleton-row" aria-hidden="true">
          <div className="skeleton-bar" style={{ width: WIDTHS[index % WIDTHS.length] }} />
          <div className="skeleton-bar" style={{ width: "18%" }} />
        </div>
      ))}
    </div>
  );
}
