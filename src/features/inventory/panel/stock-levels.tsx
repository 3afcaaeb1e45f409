import type { ItemGlance } from "#domain/inventory/glance/item-glance.ts";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import { itemQuantity, unitsText } from "#domain/inventory/item-quantity.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatMonthName } from "#domain/kernel/format.ts";
import { drawLevels } from "./draw-levels.ts";
import { stockPanelTexts as texts } from "./texts.ts";

interface StockLevelsProps {
  readonly item: InventoryItem;
  readonly levels: ItemGlance["levels"];
  readonly until: Day;
}

/** What there was of an item day by day, with its minimum. */
export function StockLevels({ item, levels, until }: StockLevelsProps) {
  const { unit, minimum } = item;
  const since = levels[0]?.day;
  // Nothing happened since: a level line says nothing.
  if (since === undefined || levels.length < 2) return null;
  const { line, area, minimum: floor } = drawLevels(levels, until, minimum);
  const units = levels.map(({ quantity }) => quantity);
  const [low, high, now] = [Math.min(...units), Math.max(...units), units.at(-1) ?? 0];
  const said = [low, high, now].map((quantity) => itemQuantity(quantity, unit)) as [string, string, string];
  return (
    <section aria-labelledby="stock-levels">
      <h3 id="stock-levels" className="section-head mt-6 flex flex-wrap justify-between gap-x-3">
        {texts.levels(formatMonthName(monthOf(since)).toLowerCase())}
        {minimum === 0 ? null : (
          <span className="font-normal text-caption text-muted">{texts.dashed(unitsText(minimum))}</span>
        )}
      </h3>
      <div
        className="stock-levels"
        role="img"
        aria-label={texts.levelWords(formatDay(since), formatDay(until), ...said)}
      >
        <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
          <path className="levels-area" d={area} />
          {minimum === 0 ? null : (
            <path className="levels-minimum" d={`M0,${floor}H1000`} vectorEffect="non-scaling-stroke" />
          )}
          <path className="levels-line" d={line} vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
    </section>
  );
}
