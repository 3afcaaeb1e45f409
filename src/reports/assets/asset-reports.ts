import type { Chart } from "#domain/accounting/chart.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import type { Asset } from "#domain/assets/asset.ts";
import { lifeOf } from "#domain/assets/asset-years.ts";
import { disposalOf, valueInUse, valueNow } from "#domain/assets/walk-asset.ts";
import { formatPercent } from "#domain/kernel/format.ts";
import { type Pesos, pesos, sum } from "#domain/kernel/pesos.ts";
import {
  amount,
  type Report,
  type ReportCell,
  type ReportColumn,
  type ReportHead,
  type ReportSpan,
  text,
} from "#domain/report/report.ts";
import { ReportBuilder } from "#domain/report/report-builder.ts";
import { assetReportTexts as texts } from "./texts.ts";

export interface AssetFigures {
  readonly cost: Pesos;
  readonly lost: Pesos;
  readonly net: Pesos;
}

/** What an asset is worth; of one that left, what it was worth then, which counts in no sum. */
export function assetFigures(asset: Asset): AssetFigures {
  const { cost, accumulated, impaired, net } = valueInUse(asset);
  return { cost, lost: pesos(accumulated + impaired), net };
}

export function assetSums(assets: readonly Asset[]): AssetFigures {
  const all = assets.map(valueNow);
  return {
    cost: sum(all.map(({ cost }) => cost)),
    lost: sum(all.map(({ accumulated, impaired }) => accumulated + impaired)),
    net: sum(all.map(({ net }) => net)),
  };
}

/** Months of all; of what goes by units, the part that they used up. */
export function lifeText(asset: Asset): string {
  const { months, share } = lifeOf(asset);
  if (months !== null) return texts.lifeOf(months.done, months.all);
  return asset.method === "units" ? formatPercent(share, 0) : texts.noLife;
}

/** The assets under their accounts, in the order that they come in. */
export function byAccount(
  assets: readonly Asset[],
): readonly (readonly [Asset["account"], readonly Asset[]])[] {
  const groups = new Map<Asset["account"], Asset[]>();
  for (const asset of assets) groups.set(asset.account, [...(groups.get(asset.account) ?? []), asset]);
  return [...groups];
}

const COLUMNS: readonly ReportColumn[] = [
  { key: "asset", label: texts.asset, kind: "text" },
  { key: "tag", label: texts.tag, kind: "text" },
  { key: "place", label: texts.place, kind: "text" },
  { key: "bought", label: texts.bought, kind: "day" },
  { key: "gone", label: texts.gone, kind: "day" },
  { key: "life", label: texts.life, kind: "text" },
  { key: "cost", label: texts.cost, kind: "amount" },
  { key: "lost", label: texts.lost, kind: "amount" },
  { key: "net", label: texts.net, kind: "amount" },
];

const figureCells = ({ cost, lost, net }: AssetFigures): readonly ReportCell[] => [
  amount(cost),
  amount(lost),
  amount(net),
];

function line(asset: Asset): readonly ReportCell[] {
  const gone = disposalOf(asset);
  return [
    text(asset.name),
    text(asset.tag),
    text(asset.place),
    { kind: "day", day: asset.bought },
    gone === null ? { kind: "none" } : { kind: "day", day: gone.date },
    text(lifeText(asset)),
    ...figureCells(assetFigures(asset)),
  ];
}

/** The register as it is on screen: in use under their accounts with their sums, or those that left, without (AF-10). */
export function assetReport(assets: readonly Asset[], chart: Chart, head: ReportHead): Report {
  const table = new ReportBuilder(COLUMNS);
  const left = assets.every((asset) => disposalOf(asset) !== null);
  const sums: ReportSpan[] = [];
  for (const [account, own] of byAccount(assets)) {
    const name = accountLabel(chart, account);
    table.heading(name);
    const from = table.next;
    for (const asset of own) table.line(line(asset));
    if (!left) sums.push(table.subtotal(texts.sumOf(name), figureCells(assetSums(own)), table.since(from)));
  }
  if (!left) table.total(texts.count(assets.length), figureCells(assetSums(assets)), sums);
  return table.report({ title: left ? texts.titleGone : texts.title, ...head });
}
