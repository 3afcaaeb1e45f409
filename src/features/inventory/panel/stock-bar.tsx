import "./panel.css";

/** The minimum stands at a third of the bar, so that it is at the same place in every row. */
const FULL = 3;

interface StockBarProps {
  readonly quantity: number;
  /** Above zero. */
  readonly minimum: number;
  readonly size?: "row" | "panel";
}

/** What there is beside the minimum, for a look: the figures stand beside it. */
export function StockBar({ quantity, minimum, size = "row" }: StockBarProps) {
  const share = Math.min(1, Math.max(0, quantity / (FULL * minimum)));
  return (
    <span className="stock-bar" data-size={size} data-low={quantity < minimum} aria-hidden="true">
      <span style={{ "--share": share }} />
    </span>
  );
}
