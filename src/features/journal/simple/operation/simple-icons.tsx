import ArrowDownLeft from "lucide-react/icons/arrow-down-left";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import BanknoteArrowDown from "lucide-react/icons/banknote-arrow-down";
import CircleDashed from "lucide-react/icons/circle-dashed";
import ReceiptText from "lucide-react/icons/receipt-text";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Store from "lucide-react/icons/store";
import type { OperationType } from "#domain/accounting/operations/operation.ts";

const TYPE_ICONS = {
  sale: Store,
  income: BanknoteArrowDown,
  expense: ReceiptText,
  purchase: ShoppingCart,
  other: ArrowLeftRight,
} as const satisfies Record<OperationType, typeof Store>;

export function TypeIcon({ type, size = 20 }: { readonly type: OperationType; readonly size?: number }) {
  const Icon = TYPE_ICONS[type];
  return <Icon size={size} aria-hidden="true" />;
}

export function EnteredIcon({ size = 18 }: { readonly size?: number }) {
  return <ArrowDownLeft className="text-success" size={size} aria-hidden="true" />;
}

export function LeftIcon({ size = 18 }: { readonly size?: number }) {
  return <ArrowUpRight className="text-error" size={size} aria-hidden="true" />;
}

/** Round icon of a row: money in, money out, or none yet. */
export function EffectMark({ effect }: { readonly effect: number }) {
  const tone = effect > 0 ? "bg-okbg" : effect < 0 ? "bg-errbg" : "bg-base-200";
  return (
    <span className={`grid size-9 shrink-0 place-items-center rounded-full ${tone}`}>
      {effect > 0 ? <EnteredIcon size={17} /> : null}
      {effect < 0 ? <LeftIcon size={17} /> : null}
      {effect === 0 ? <CircleDashed className="text-muted" size={17} aria-hidden="true" /> : null}
    </span>
  );
}
