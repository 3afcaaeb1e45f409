import Pencil from "lucide-react/icons/pencil";
import type { Chart } from "#domain/accounting/chart.ts";
import { accountLabel, pucOfAccount } from "#domain/accounting/puc-of-account.ts";
import type { Asset } from "#domain/assets/asset.ts";
import { assetYears, lifeOf } from "#domain/assets/asset-years.ts";
import { leastTaxMonths, taxedBy } from "#domain/assets/tax-life.ts";
import { disposalOf, valueInUse } from "#domain/assets/walk-asset.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatMonth, formatPesos } from "#domain/kernel/format.ts";
import { subtract } from "#domain/kernel/pesos.ts";
import type { AttachedTo } from "#flows/attachments/attached-to.ts";
import { AttachmentsButton } from "#flows/attachments/attachments-button.tsx";
import { SidePanel } from "#ui/accounting/side-panel.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { MoreMenu } from "#ui/kit/overlays/more-menu.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { LifeBar } from "./asset-table.tsx";
import { Sideways } from "./sideways.tsx";
import { assetTexts, EVENT_NAMES, METHOD_NAMES, STEP_NAMES, type StepKind } from "./texts.ts";

const { panel: texts } = assetTexts;
const MOST_NAMED = 12;

function Facts({ asset, chart }: { readonly asset: Asset; readonly chart: Chart }) {
  const { bought, supplier, cost, months, method, residual, place } = asset;
  const life = method === "straight" || method === "declining" ? assetTexts.months(months) : null;
  const worth = residual > 0 ? texts.residual(formatPesos(residual)) : texts.noResidual;
  const codes = [...new Set([asset.account, asset.accumulated, asset.expense])];
  return (
    <dl className="asset-facts">
      <dt>{texts.bought}</dt>
      <dd>{[formatDay(bought), supplier].filter(Boolean).join(", ")}</dd>
      <dt>{texts.cost}</dt>
      <dd>{formatPesos(cost)}</dd>
      <dt>{texts.life}</dt>
      <dd>{[life, METHOD_NAMES[method], method === "none" ? null : worth].filter(Boolean).join(", ")}</dd>
      {place === "" ? null : (
        <>
          <dt>{texts.place}</dt>
          <dd>{place}</dd>
        </>
      )}
      <dt>{texts.accounts}</dt>
      <dd>
        {codes.map((code) => (
          <span key={code} className="block">
            {accountLabel(chart, code)}
          </span>
        ))}
      </dd>
    </dl>
  );
}

/** The years as bars, for a look; the table below says the same in figures. */
function Fall({ asset }: { readonly asset: Asset }) {
  const years = assetYears(asset);
  const { cost } = valueInUse(asset);
  if (years.length === 0) return null;
  // The names of many years would lie over each other.
  const step = Math.ceil(years.length / MOST_NAMED);
  return (
    <>
      <h3 className="section-head mt-6 flex flex-wrap justify-between gap-x-3">
        {texts.fall}
        <span className="font-normal text-caption text-muted">{METHOD_NAMES[asset.method]}</span>
      </h3>
      <div className="asset-fall" aria-hidden="true">
        {years.map(({ year, net, recorded, months }, at) => (
          <span
            key={year}
            data-done={recorded === months}
            data-now={recorded > 0 && recorded < months}
            style={{ "--share": cost > 0 ? Math.max(0, net / cost) : 0 }}
          >
            {at % step === 0 ? <small>{String(year).slice(-2)}</small> : null}
          </span>
        ))}
      </div>
    </>
  );
}

function Years({ asset }: { readonly asset: Asset }) {
  const years = assetYears(asset);
  const { columns } = texts;
  if (years.length === 0) return null;
  return (
    <>
      <h3 className="section-head mt-6">{texts.years}</h3>
      <Sideways>
        <table className="asset-table text-caption" aria-label={texts.yearsCaption}>
          <thead>
            <tr>
              <th scope="col">{columns.year}</th>
              {[columns.amount, columns.accumulated, columns.net].map((name) => (
                <th key={name} scope="col" className="asset-amount">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, amount, accumulated, net, recorded, months }) => (
              <tr key={year}>
                <th scope="row">
                  <span className="block font-semibold">{year}</span>
                  {recorded === 0 ? null : (
                    <span className="text-muted">
                      {recorded === months ? texts.all : texts.someOf(recorded, months)}
                    </span>
                  )}
                </th>
                {([amount, accumulated, net] as const).map((figure, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always these three
                  <td key={at} className="asset-amount">
                    <AmountText value={figure} zero="figure" />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </>
  );
}

interface TaxProps {
  readonly asset: Asset;
  readonly chart: Chart;
  readonly today: Day;
}

/** The life that income tax gives it beside that of the books (AF-08). */
function Tax({ asset, chart, today }: TaxProps) {
  if (asset.method === "none") return null;
  const last = asset.events.findLast(({ kind }) => kind === "depreciation")?.date;
  const until = monthOf(last ?? (asset.opening === null ? today : asset.bought));
  const month = last === undefined ? (asset.opening?.month ?? until) : until;
  const { accumulated } = valueInUse(asset);
  const gone = disposalOf(asset);
  const taxed = taxedBy(asset, gone === null ? month : monthOf(gone.date));
  const least = leastTaxMonths(pucOfAccount(chart, asset.account), asset.bought);
  return (
    <>
      <h3 className="section-head mt-6">{texts.tax}</h3>
      <p className="mt-2">{texts.taxLife(asset.taxMonths)}</p>
      {least === null ? null : (
        <p className="text-caption text-muted">{texts.taxLeast(least.months, least.norm)}</p>
      )}
      <dl className="asset-facts">
        <dt>{texts.booked}</dt>
        <dd className="text-end">
          <AmountText value={accumulated} zero="figure" />
        </dd>
        <dt>{texts.taxed}</dt>
        <dd className="text-end">
          <AmountText value={taxed} zero="figure" />
        </dd>
        <dt>{texts.difference}</dt>
        <dd className="text-end">
          <AmountText value={subtract(accumulated, taxed)} zero="figure" />
        </dd>
      </dl>
    </>
  );
}

function Events({ asset }: { readonly asset: Asset }) {
  const shown = asset.events.toReversed();
  return (
    <>
      <h3 className="section-head mt-6">{texts.events}</h3>
      {shown.length === 0 ? <p className="mt-2 text-muted">{texts.noEvents}</p> : null}
      <ul>
        {shown.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events keep their order
          <li key={at} className="flex justify-between gap-4 border-raya border-b py-2">
            <span>
              {event.kind === "depreciation"
                ? `${texts.depreciated(event.amount)}, ${formatMonth(monthOf(event.date)).toLowerCase()}`
                : `${EVENT_NAMES[event.kind]}, ${formatDay(event.date)}`}
            </span>
            {event.kind === "estimate" ? null : (
              <AmountText value={event.kind === "disposal" ? event.price : event.amount} zero="figure" />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function filesOf({ id, bookId, name }: Asset, writable: boolean): AttachedTo {
  return { bookId, target: { kind: "asset", id }, name, writable, locked: false };
}

interface AssetPanelProps extends TaxProps {
  readonly writable: boolean;
  readonly onStep: (kind: StepKind) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

function Actions({ asset, onStep, onEdit, onRemove }: AssetPanelProps) {
  const isGone = disposalOf(asset) !== null;
  const item = (kind: StepKind) => ({ id: kind, label: STEP_NAMES[kind], onSelect: () => onStep(kind) });
  const remove = { id: "remove", label: texts.remove, tone: "danger" as const, onSelect: onRemove };
  const items = [
    ...(isGone ? [] : [item("impairment"), item("reversal"), item("estimate")]),
    ...(asset.events.length === 0 ? [remove] : []),
  ];
  return (
    <>
      {isGone ? null : (
        <>
          <Button variant="outline" onClick={() => onStep("addition")}>
            {STEP_NAMES.addition}
          </Button>
          <Button variant="outline" onClick={() => onStep("disposal")}>
            {STEP_NAMES.disposal}
          </Button>
        </>
      )}
      <IconButton
        label={`${texts.edit} ${asset.name}`}
        icon={<Pencil size={18} aria-hidden="true" />}
        onClick={onEdit}
      />
      {items.length === 0 ? null : <MoreMenu label={texts.more} items={items} />}
    </>
  );
}

/** One asset: what it is worth, how it loses its value, its life for taxes, and what happened to it. */
export function AssetPanel(props: AssetPanelProps) {
  const { asset, chart, today, writable, onClose } = props;
  const { net, accumulated, impaired } = valueInUse(asset);
  const { months } = lifeOf(asset);
  const isGone = disposalOf(asset) !== null;
  const left = months === null || isGone ? null : texts.left(months.all - months.done);
  const under = [
    texts.lost(formatPesos(accumulated)),
    impaired > 0 ? texts.impaired(formatPesos(impaired)) : null,
    left,
  ];
  return (
    <SidePanel
      label={texts.label}
      about={asset.id}
      title={asset.name}
      docked
      lead={
        <>
          <p className="text-caption text-muted">{[asset.tag, asset.place].filter(Boolean).join(", ")}</p>
          <p className="mt-2 text-caption text-muted">{isGone ? texts.sold : texts.net}</p>
          <p className="amount figure-large text-start">{formatPesos(net)}</p>
          {isGone ? null : <LifeBar asset={asset} />}
          <p className="text-caption text-muted">{under.filter(Boolean).join(" · ")}</p>
        </>
      }
      footer={writable ? <Actions {...props} /> : undefined}
      onClose={onClose}
    >
      <h3 className="section-head">{texts.facts}</h3>
      <Facts asset={asset} chart={chart} />
      <div className="mt-4">
        <AttachmentsButton to={filesOf(asset, writable)} />
      </div>
      <Fall asset={asset} />
      <Years asset={asset} />
      <Tax asset={asset} chart={chart} today={today} />
      <Events asset={asset} />
    </SidePanel>
  );
}
