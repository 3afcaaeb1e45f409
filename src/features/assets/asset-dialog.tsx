import type { Chart } from "#domain/accounting/chart.ts";
import type { UsedMonths } from "#domain/accounting/charts/account-in-use.ts";
import { type Asset, DEPRECIATION_METHODS } from "#domain/assets/asset.ts";
import { MOST_LIFE, MOST_UNITS } from "#domain/assets/check-asset.ts";
import { firstDay } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { ASSET_FIELD_TEXTS } from "#session/notices/asset-refusal-text.ts";
import { QuantityField } from "#ui/accounting/quantity-field.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { AssetAccount, type AssetPartProps, errorOf } from "./asset-account.tsx";
import { assetTexts, METHOD_NAMES } from "./texts.ts";
import type { AssetActions } from "./use-asset-actions.ts";
import { type AssetStart, useAssetForm } from "./use-asset-form.ts";

const { form: texts } = assetTexts;
const PAIR = "grid gap-4 sm:grid-cols-2";

function Names({ form: { draft, say, has, twin } }: AssetPartProps) {
  return (
    <>
      <TextField
        label={texts.name}
        autoComplete="off"
        value={draft.name}
        error={has("name") ? ASSET_FIELD_TEXTS.name : undefined}
        onChange={(name) => say({ name })}
      />
      <div className={PAIR}>
        <TextField
          label={texts.tag}
          autoComplete="off"
          value={draft.tag}
          notice={twin === null ? undefined : texts.sameTag(twin.name)}
          onChange={(tag) => say({ tag })}
        />
        <TextField
          label={texts.place}
          autoComplete="off"
          value={draft.place}
          onChange={(place) => say({ place })}
        />
      </div>
    </>
  );
}

/** How it comes into the books: bought now, there before, or by an entry that is there. */
function Way(props: AssetPartProps & { readonly start: AssetStart | null }) {
  const { form, today, start } = props;
  const { draft, say } = form;
  const { supplier } = draft;
  const known = start?.entry ?? null;
  return (
    <>
      {known === null ? (
        <Segmented
          label={texts.way}
          value={draft.way}
          segments={(["post", "none"] as const).map((value) => ({ value, label: texts.ways[value] }))}
          onChange={(way) => say({ way })}
        />
      ) : (
        <p className="text-muted">{texts.known(known.number, formatDay(draft.bought ?? today))}</p>
      )}
      {known === null && draft.way === "post" ? (
        <>
          <AssetAccount {...props} field="paidFrom" />
          <TextField
            label={texts.supplier}
            autoComplete="off"
            value={supplier}
            onChange={(typed) => say({ supplier: typed })}
          />
        </>
      ) : (
        <Opening {...props} />
      )}
    </>
  );
}

function Opening({ form, today }: AssetPartProps) {
  const { draft, fields, say } = form;
  return (
    <div className={PAIR}>
      <DateField
        label={texts.openingMonth}
        help={texts.openingHelp}
        picker
        value={draft.openedTo}
        today={today}
        onChange={(openedTo) => say({ openedTo })}
      />
      {fields.opening === null ? null : (
        <MoneyField
          label={texts.opening}
          prefix
          value={fields.opening.accumulated}
          error={errorOf(form, "opening")}
          onChange={(opening) => say({ opening })}
        />
      )}
    </div>
  );
}

function Purchase({ form, today }: AssetPartProps) {
  const { draft, say, isFixed, lacksDay } = form;
  if (isFixed("cost")) return null;
  return (
    <div className={PAIR}>
      <DateField
        label={texts.bought}
        picker
        value={draft.bought}
        today={today}
        error={lacksDay ? texts.needDate : undefined}
        onChange={(bought) => say({ bought })}
      />
      <MoneyField
        label={texts.cost}
        prefix
        blankZero
        value={draft.cost}
        error={errorOf(form, "cost")}
        onChange={(cost) => say({ cost })}
      />
    </div>
  );
}

function Life({ form, today }: AssetPartProps) {
  const { draft, fields, say } = form;
  const { method } = fields;
  const byMonths = method === "straight" || method === "declining";
  return (
    <>
      <div className={PAIR}>
        <SelectField
          label={texts.method}
          value={method}
          options={DEPRECIATION_METHODS.map((value) => ({ value, label: METHOD_NAMES[value] }))}
          onChange={(next) => say({ method: next })}
        />
        {byMonths ? (
          <QuantityField
            label={texts.life}
            help={texts.lifeHelp}
            value={draft.months}
            most={MOST_LIFE}
            decimals={0}
            refused={() => ASSET_FIELD_TEXTS.life}
            error={errorOf(form, "life")}
            onChange={(months) => say({ months })}
          />
        ) : null}
        {method === "units" ? (
          <QuantityField
            label={texts.units}
            value={draft.units}
            most={MOST_UNITS}
            decimals={0}
            blankZero
            refused={() => ASSET_FIELD_TEXTS.units}
            error={errorOf(form, "units")}
            onChange={(units) => say({ units })}
          />
        ) : null}
      </div>
      {method === "none" ? null : (
        <div className={PAIR}>
          <MoneyField
            label={texts.residual}
            prefix
            value={draft.residual}
            error={errorOf(form, "residual")}
            onChange={(residual) => say({ residual })}
          />
          <DateField
            label={texts.starts}
            help={texts.startsHelp}
            picker
            value={draft.starts ?? firstDay(fields.starts)}
            today={today}
            error={errorOf(form, "starts")}
            onChange={(starts) => say({ starts })}
          />
        </div>
      )}
    </>
  );
}

function Tax({ form }: AssetPartProps) {
  const { fields, say, least } = form;
  if (fields.method === "none") return null;
  return (
    <QuantityField
      label={texts.taxLife}
      help={least === null ? texts.taxFree : texts.taxHelp(least.months, least.norm)}
      value={fields.taxMonths}
      most={MOST_LIFE}
      decimals={0}
      refused={() => ASSET_FIELD_TEXTS["tax-life"]}
      error={errorOf(form, "tax-life")}
      onChange={(taxMonths) => say({ taxMonths })}
    />
  );
}

function Others(props: AssetPartProps) {
  const { chart } = props;
  return (
    <details open={props.form.has("accounts") || undefined}>
      <summary>{texts.accounts}</summary>
      <div className="mt-3 grid gap-4">
        <AssetAccount {...props} field="expense" />
        {chart.kind === "puc" ? (
          <>
            <AssetAccount {...props} field="accumulated" />
            <AssetAccount {...props} field="impaired" />
          </>
        ) : null}
      </div>
    </details>
  );
}

interface AssetDialogProps {
  readonly chart: Chart;
  readonly used: UsedMonths;
  readonly today: Day;
  /** Null for a new one. */
  readonly asset: Asset | null;
  readonly start: AssetStart | null;
  /** All of the book, which a plate or serial number may be of already. */
  readonly others: readonly Asset[];
  readonly does: AssetActions;
  readonly onClose: () => void;
}

/** An asset, said once: what it is, what it cost, how long it lasts, and how it comes into the books. */
export function AssetDialog(dialog: AssetDialogProps) {
  const { chart, today, asset, start, does, onClose } = dialog;
  const form = useAssetForm(dialog);
  const { fields, purchase } = form;
  const props = { form, chart, today };
  const isCounted = form.isFixed("method");
  const save = () =>
    asset === null ? does.add(fields, purchase(does.newEntryId())) : does.change(asset, fields);
  const submit = async () => {
    if (form.send() && (await save())) onClose();
  };
  return (
    <FormDialog
      size="lg"
      title={asset === null ? texts.addTitle : texts.editTitle}
      confirm={texts.save}
      busy={false}
      dirty={form.dirty}
      strict
      onClose={onClose}
      onSubmit={submit}
    >
      <Names {...props} />
      <Purchase {...props} />
      {form.isFixed("account") ? null : <AssetAccount {...props} field="account" />}
      {asset === null ? <Way {...props} start={start} /> : null}
      {isCounted ? <p className="text-muted">{texts.fixed}</p> : <Life {...props} />}
      <Tax {...props} />
      {isCounted ? null : <Others {...props} />}
    </FormDialog>
  );
}
