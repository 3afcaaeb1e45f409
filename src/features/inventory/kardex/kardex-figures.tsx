import type { ReactNode } from "react";
import { isPeriodic } from "#domain/inventory/cost-system.ts";
import { type ItemGlance, marginOf } from "#domain/inventory/glance/item-glance.ts";
import { itemQuantity, unitsText } from "#domain/inventory/item-quantity.ts";
import type { MethodSince } from "#domain/inventory/kardex.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import {
  formatDay,
  formatDecimal,
  formatMonthName,
  formatPercent,
  formatPesos,
} from "#domain/kernel/format.ts";
import { unitCost } from "#reports/inventory/inventory-reports.ts";
import type { ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { Badge } from "#ui/kit/text/badge.tsx";
import { isLow } from "../item-list.tsx";
import { inventoryTexts } from "../texts.ts";
import { kardexTexts as texts } from "./texts.ts";
import "./kardex.css";

const { figures } = inventoryTexts;

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly badge?: ReactNode;
  readonly under?: string | undefined;
}

function Figure({ label, value, badge = null, under }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="flex flex-wrap justify-between gap-2 text-caption text-muted">
        {label}
        {badge}
      </dt>
      <dd className="font-semibold text-lg">{value}</dd>
      {under === undefined ? null : <dd className="text-caption text-muted">{under}</dd>}
    </div>
  );
}

interface KardexFiguresProps {
  readonly valued: ValuedItem;
  readonly glance: ItemGlance;
  readonly today: Day;
  readonly methods: readonly MethodSince[];
}

const costText = (cost: number | null) => (cost === null ? "—" : `$ ${formatDecimal(cost, 2)}`);

/** What there is of an item, what it costs and is worth, and what the month left of it. */
export function KardexFigures({ valued, glance, today, methods }: KardexFiguresProps) {
  const { item, quantity, value } = valued;
  const { lastPurchase: bought, sold, cost } = glance;
  const margin = marginOf(glance);
  const minimum = item.minimum === 0 ? undefined : texts.minimum(unitsText(item.minimum));
  const last =
    bought === null
      ? undefined
      : texts.lastCost(costText(unitCost(bought.value, bought.quantity)), formatDay(bought.date));
  return (
    <dl className="kardex-figures">
      <Figure
        label={figures.stock}
        value={itemQuantity(quantity, item.unit)}
        badge={isLow(valued) ? <Badge tone="warn">{texts.low}</Badge> : null}
        under={minimum}
      />
      <Figure label={figures.cost} value={costText(unitCost(value, quantity))} under={last} />
      <Figure label={figures.value} value={formatPesos(value)} />
      {isPeriodic(methods, today) ? null : (
        <Figure
          label={texts.margin(formatMonthName(monthOf(today)).toLowerCase())}
          value={margin === null ? "—" : formatPercent(margin)}
          under={margin === null ? texts.noSales : texts.trade(formatPesos(sold), formatPesos(cost))}
        />
      )}
    </dl>
  );
}
