import type { Chart } from "#domain/accounting/chart.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import type { Asset } from "#domain/assets/asset.ts";
import { lifeOf } from "#domain/assets/asset-years.ts";
import { disposalOf } from "#domain/assets/walk-asset.ts";
import type { AssetId } from "#domain/kernel/ids.ts";
import {
  type AssetFigures,
  assetFigures,
  assetSums,
  byAccount,
  lifeText,
} from "#reports/assets/asset-reports.ts";
import { classNames } from "#ui/kit/class-names.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { DayText } from "#ui/kit/text/day-text.tsx";
import { assetTexts as texts } from "./texts.ts";

interface AmountsProps {
  readonly figures: AssetFigures;
  readonly isTotal?: boolean;
}

function Amounts({ figures, isTotal = false }: AmountsProps) {
  return (["cost", "lost", "net"] as const).map((name) => (
    <td
      key={name}
      className={classNames(
        "asset-amount",
        name === "cost" ? "column-double" : "column-single",
        name !== "net" && "asset-wide",
      )}
    >
      <AmountText value={figures[name]} {...(isTotal && { rule: "double", zero: "figure" })} />
    </td>
  ));
}

/** How much of its life is gone, for a look: the figure stands beside it. */
export function LifeBar({ asset }: { readonly asset: Asset }) {
  if (asset.method === "none") return null;
  return (
    <span className="asset-life" aria-hidden="true">
      <span style={{ width: `${Math.round(lifeOf(asset).share * 100)}%` }} />
    </span>
  );
}

interface RowProps {
  readonly asset: Asset;
  readonly isOpen: boolean;
  readonly onOpen: (id: AssetId) => void;
}

function Row({ asset, isOpen, onOpen }: RowProps) {
  const { name, tag, place } = asset;
  const gone = disposalOf(asset);
  const spent = gone === null && asset.method !== "none" && lifeOf(asset).share === 1 ? texts.spent : "";
  const under = [tag, place, spent].filter(Boolean).join(", ");
  return (
    <tr data-open={isOpen} data-record={asset.id}>
      <th scope="row">
        <button
          type="button"
          className="asset-name"
          aria-label={texts.open(name)}
          onClick={() => onOpen(asset.id)}
        >
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-caption text-muted wrap-anywhere">{under}</span>
        </button>
      </th>
      <td className="asset-wide whitespace-nowrap">
        <DayText day={gone?.date ?? asset.bought} />
      </td>
      <td className="column-single">
        <span className="text-caption">{lifeText(asset)}</span>
        <LifeBar asset={asset} />
      </td>
      <Amounts figures={assetFigures(asset)} />
    </tr>
  );
}

interface AssetTableProps {
  readonly assets: readonly Asset[];
  readonly chart: Chart;
  readonly shown: AssetId | null;
  readonly onOpen: (id: AssetId) => void;
}

/** The assets of a book under their accounts, with what they cost, what they lost and what they are worth. */
export function AssetTable({ assets, chart, shown, onOpen }: AssetTableProps) {
  const { columns } = texts;
  // What left is in no account any more: each keeps what it had that day, and nothing is added up.
  const left = assets.every((asset) => disposalOf(asset) !== null);
  const none = (
    <>
      <td className="asset-wide column-double" />
      <td className="asset-wide column-single" />
      <td className="column-single" />
    </>
  );
  return (
    <table className="asset-table mt-3" aria-label={texts.title}>
      <thead>
        <tr>
          <th scope="col">{columns.asset}</th>
          <th scope="col" className="asset-wide">
            {left ? columns.gone : columns.bought}
          </th>
          <th scope="col" className="column-single">
            {columns.life}
          </th>
          <th scope="col" className="asset-amount asset-wide column-double">
            {columns.cost}
          </th>
          <th scope="col" className="asset-amount asset-wide column-single">
            {columns.lost}
          </th>
          <th scope="col" className="asset-amount column-single">
            {left ? columns.lastNet : columns.net}
          </th>
        </tr>
      </thead>
      {byAccount(assets).map(([account, own]) => (
        <tbody key={account}>
          <tr className="asset-group">
            <th scope="rowgroup">{accountLabel(chart, account)}</th>
            <td className="asset-wide" />
            <td />
            {left ? none : <Amounts figures={assetSums(own)} />}
          </tr>
          {own.map((asset) => (
            <Row key={asset.id} asset={asset} isOpen={asset.id === shown} onOpen={onOpen} />
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row" className="font-semibold!">
            {texts.count(assets.length)}
          </th>
          <td className="asset-wide" />
          <td />
          {left ? none : <Amounts figures={assetSums(assets)} isTotal />}
        </tr>
      </tfoot>
    </table>
  );
}
