import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import type { StockKind } from "#domain/inventory/inventory-move.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { stockRefusalText } from "#flows/stock/refused-text.ts";
import { useOffers } from "../writing/offers.ts";
import { typedItemsTexts as texts } from "./texts.ts";
import type { SaidItems } from "./use-said-items.ts";

interface CostWordsProps {
  readonly kind: StockKind;
  readonly said: SaidItems;
  readonly className?: string;
}

/** What posting does: the lines of the cost, which the kardex says, or why it cannot be posted so. */
export function CostWords({ kind, said, className }: CostWordsProps) {
  const { chart } = useOffers();
  const { cost, isComplete, items, nameOf } = said;
  if (items?.length === 0) return <p className={className}>{texts.empty}</p>;
  if (!isComplete)
    return <p className={className}>{kind === "sale-return" ? texts.incompleteSource : texts.incomplete}</p>;
  if (cost === null) return <p className={className} aria-busy="true" />;
  if (!cost.ok) {
    const why = stockRefusalText(cost.error, nameOf);
    return (
      <p role="alert" className={`${className ?? ""} text-error`} title={why}>
        {why}
      </p>
    );
  }
  const { lines, changes } = cost.value;
  const to = lines.find(({ debit }) => debit > 0);
  const from = lines.find(({ credit }) => credit > 0);
  const words =
    to && from
      ? texts.costLines(
          accountLabel(chart, to.account),
          accountLabel(chart, from.account),
          formatPesos(to.debit),
        )
      : texts.noCost;
  const whole = changes.length === 0 ? words : `${words} ${texts.changes(changes.length)}`;
  return (
    <p role="status" className={className} title={whole}>
      {whole}
    </p>
  );
}
