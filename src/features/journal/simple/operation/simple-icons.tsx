import ArrowDownLeft from "lucide-react/icons/arrow-down-left";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import BanknoteArrowDown from "lucide-react/icons/banknote-arrow-down";
import CircleDashed from "lucide-react/icons/circle-dashed";
import Ellipsis from "lucide-react/icons/ellipsis";
import HandCoins from "lucide-react/icons/hand-coins";
import ReceiptText from "lucide-react/icons/receipt-text";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Store from "lucide-react/icons/store";
import type { DraftType } from "./simple-draft.ts";

const TYPE_ICONS = {
  sale: Store,
  income: BanknoteArrowDown,
  expense: ReceiptText,
  purchase: ShoppingCart,
  other: Ellipsis,
  transfer: ArrowLeftRight,
  "debt-payment": HandCoins,
} as const satisfies Record<DraftType, typeof Store>;

export function TypeIcon({ type, size = 20 }: { readonly type: DraftType; readonly size?: number }) {
  const Icon = TYPE_ICONS[type];
  return <Icon size={size} aria-hidden="true" />;
}

export function EnteredIcon({ size = 18 }: { readonly size?: number }) {
  return <ArrowDownLeft className="text-success" size={size} aria-hidden="true" />;
}

export function LeftIcon({ size = 18 }: { readonly size?: number }) {
  return <ArrowUpRight className="text-error" size={size} aria-hidden="true" />;
}

interface EffectMarkProps {
  readonly effect: number;
  /** Money that only changed its place. */
  readonly transfer?: boolean;
}

/** Round icon of a row: money in, money out, moved, or none yet. */
export function EffectMark({ effect, transfer = false }: EffectMarkProps) {
  const Still = transfer ? ArrowLeftRight : CircleDashed;
  const tone = effect > 0 ? "bg-okbg" : effect < 0 ? "bg-errbg" : "bg-base-200";
  return (
    <span className={`grid size-9 shrink-0 place-items-center rounded-full ${tone}`}>
      {effect > 0 ? <EnteredIcon size={17} /> : null}
      {effect < 0 ? <LeftIcon size={17} /> : null}
      {effect === 0 ? <Still className="text-muted" size={17} aria-hidden="true" /> : null}
    </span>
  );
}
