import type { LimitCounter } from "#domain/access/limit-counter.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { kitTexts } from "#ui/kit/texts.ts";
import { guidedPanelTexts as texts } from "./texts.ts";

interface UsesLineProps {
  readonly counter: LimitCounter | null;
  readonly isFull: boolean;
  /** Opens the plans. */
  readonly onPremium: () => void;
}

/** How many free uses are left, or the way to the paid plan. */
export function UsesLine({ counter, isFull, onPremium }: UsesLineProps) {
  if (counter === null) return null;
  if (isFull)
    return (
      <Button variant="premium" block onClick={onPremium}>
        {kitTexts.goPremium}
      </Button>
    );
  return <p className="text-caption text-muted">{texts.left(counter.most - counter.now, counter.most)}</p>;
}
