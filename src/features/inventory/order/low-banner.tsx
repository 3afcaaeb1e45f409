import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { orderTexts as texts } from "./texts.ts";

interface LowBannerProps {
  readonly items: readonly ValuedItem[];
  readonly onOrder: () => void;
}

/** What is below its minimum by name, and the way to what would be ordered. */
export function LowBanner({ items, onOrder }: LowBannerProps) {
  return (
    <Banner
      tone="warn"
      icon={<TriangleAlert size={18} aria-hidden="true" />}
      actions={
        <button type="button" className="text-link" onClick={onOrder}>
          {texts.make}
        </button>
      }
    >
      <strong>{texts.low(items.length)}</strong> {texts.named(items.map(({ item }) => item.name))}
    </Banner>
  );
}
