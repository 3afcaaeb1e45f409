import { type FormEvent, useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Asset } from "#domain/assets/asset.ts";
import { MOST_UNITS } from "#domain/assets/check-asset.ts";
import { type DueMonth, depreciationEntry, dueSum, withUnits } from "#domain/assets/depreciation-dues.ts";
import { valueNow } from "#domain/assets/walk-asset.ts";
import { lastDay } from "#domain/kernel/calendar-day.ts";
import { capitalize, uncapitalize } from "#domain/kernel/capitals.ts";
import type { Month } from "#domain/kernel/day.ts";
import { formatDay, formatMonth, formatPesos } from "#domain/kernel/format.ts";
import type { AssetId, BookId } from "#domain/kernel/ids.ts";
import { pesos, sum } from "#domain/kernel/pesos.ts";
import { ShutMonth } from "#flows/closed-month/shut-month.tsx";
import { EntryTable } from "#ui/accounting/accounts/entry-table.tsx";
import { QuantityField } from "#ui/accounting/quantity-field.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { holdsRefused } from "#ui/kit/fields/focus-refused.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { useSingle } from "#ui/kit/use-single.ts";
import { Sideways } from "./sideways.tsx";
import { assetTexts } from "./texts.ts";
import type { AssetActions } from "./use-asset-actions.ts";

const texts = assetTexts.due;

interface DepreciationCardProps {
  readonly book: BookId;
  readonly assets: readonly Asset[];
  readonly waiting: readonly DueMonth[];
  readonly closed: ReadonlySet<Month>;
  readonly chart: Chart;
  readonly writable: boolean;
  readonly does: AssetActions;
}

type Units = ReadonlyMap<AssetId, number>;

interface UnitsFieldsProps {
  readonly due: DueMonth;
  readonly units: Units;
  readonly onUnits: (units: Units) => void;
}

/** What was made in the month with each asset that goes by units. */
function UnitsFields({ due, units, onUnits }: UnitsFieldsProps) {
  return due.shares
    .filter(({ byUnits }) => byUnits)
    .map(({ asset }) => (
      <QuantityField
        key={asset.id}
        className="max-w-80"
        label={texts.units(asset.name)}
        help={texts.unitsHelp}
        value={units.get(asset.id) ?? 0}
        most={MOST_UNITS}
        decimals={0}
        blankZero
        refused={() => texts.unitsWrong}
        onChange={(said) => onUnits(new Map(units).set(asset.id, said))}
      />
    ));
}

/** What each asset has of the month. */
function Shares({ due: { shares } }: { readonly due: DueMonth }) {
  if (shares.length < 2) return null;
  return (
    <details className="px-4 pb-4">
      <summary>{texts.byAsset}</summary>
      <ul className="mt-1">
        {shares.map(({ asset, amount }) => (
          <li key={asset.id} className="flex justify-between gap-4 border-raya border-b py-1">
            <span className="min-w-0 wrap-anywhere">{asset.name}</span>
            <AmountText value={amount} zero="figure" />
          </li>
        ))}
      </ul>
    </details>
  );
}

const zeros = (due: DueMonth): Units =>
  new Map(due.shares.filter(({ byUnits }) => byUnits).map(({ asset }) => [asset.id, 0]));

/** The first month of depreciation that waits, as the entry that it would write: one for all assets (AF-02). */
export function DepreciationCard(props: DepreciationCardProps) {
  const [due, ...later] = props.waiting;
  if (due === undefined) return <p className="mt-6 text-muted">{texts.none}</p>;
  return <Due key={due.month} {...props} due={due} later={later} />;
}

function Due(props: DepreciationCardProps & { readonly due: DueMonth; readonly later: readonly DueMonth[] }) {
  const { book, assets, due, later, closed, chart, writable, does } = props;
  const [units, setUnits] = useState<Units>(() => zeros(due));
  const [busy, setBusy] = useState(false);
  const said = withUnits(due, units) ?? due;
  const month = uncapitalize(formatMonth(due.month));
  const isShut = closed.has(due.month);
  const net = sum(assets.map((asset) => valueNow(asset).net));
  const byUnits = [due, ...later].some(({ shares }) => shares.some((share) => share.byUnits));
  const post = useSingle(async (months: readonly Month[]) => {
    setBusy(true);
    await does.post(months, units);
    setBusy(false);
  });
  const open = [due, ...later].map((each) => each.month);
  const isFree = open.every((each) => !closed.has(each));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy && !holdsRefused(event.currentTarget)) void post([due.month]);
  };
  return (
    <form noValidate onSubmit={submit}>
      <section aria-labelledby="depreciation-title" className="depreciation-card">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 p-4">
          <div className="min-w-0">
            <h2 id="depreciation-title" className="title-block">
              {texts.title(month)}
            </h2>
            <p className="text-caption text-muted">
              {texts.about(formatDay(lastDay(due.month)), due.shares.length)}{" "}
              {later.length > 0 ? texts.more(later.length) : null}
            </p>
          </div>
          <Badge tone="info">{texts.badge}</Badge>
        </div>
        {byUnits ? (
          <div className="grid gap-4 px-4 pb-4">
            <UnitsFields due={due} units={units} onUnits={setUnits} />
          </div>
        ) : null}
        <div className="px-4 pb-4">
          <Sideways>
            <EntryTable entry={depreciationEntry(said)} chart={chart} />
          </Sideways>
        </div>
        <Shares due={said} />
        {isShut ? (
          <ShutMonth book={book} month={due.month} text={texts.closed(capitalize(month))} className="p-4" />
        ) : null}
        <div className="depreciation-foot">
          <p className="min-w-0 flex-1 basis-48">
            {texts.falls(formatPesos(net), formatPesos(pesos(net - dueSum(said))))}
          </p>
          {writable && later.length > 0 && !byUnits && isFree ? (
            <Button variant="ghost" disabled={busy} onClick={() => void post(open)}>
              {texts.postAll(open.length)}
            </Button>
          ) : null}
          {writable ? (
            <Button type="submit" variant="primary" loading={busy} disabled={isShut}>
              {texts.post(month)}
            </Button>
          ) : null}
        </div>
      </section>
    </form>
  );
}
