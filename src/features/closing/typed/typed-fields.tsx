import {
  type DividendOwner,
  type DividendOwners,
  type TaxLoss,
  TYPED_TAX,
  type TypedTax,
} from "#domain/accounting/closing/proposals/typed-closing.ts";
import { lossYearName, lossYears, TYPED_NORMS } from "#domain/accounting/closing/proposals/typed-tax.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { OWNER_KINDS } from "#domain/law/tax-statutes.data.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { proposalTexts as texts } from "../proposal-texts.ts";

interface TypedProps<Typed> {
  readonly typed: Typed;
  readonly onChange: (typed: Typed) => void;
}

interface LossesProps {
  readonly losses: readonly TaxLoss[];
  readonly year: number;
  readonly onChange: (losses: readonly TaxLoss[]) => void;
}

/** Losses of earlier declarations, each with its year: the oldest is used first and its term ends first. */
function LossFields({ losses, year, onChange }: LossesProps) {
  const years = lossYears(year);
  const options = years.map((each) => ({ value: String(each), label: lossYearName(each) }));
  const put = (at: number, part: Partial<TaxLoss>) =>
    onChange(losses.map((each, index) => (index === at ? { ...each, ...part } : each)));
  const next = years.find((each) => losses.every((loss) => loss.year !== each));
  return (
    <fieldset className="mt-3 grid gap-3">
      <legend className="font-semibold">{texts.typedTax.losses}</legend>
      <p className="text-caption text-muted">{`${texts.lossesHint} ET ${TYPED_NORMS.losses}.`}</p>
      {losses.map((loss, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a loss is known by its place
        <div key={index} className="grid items-end gap-3 sm:grid-cols-3">
          <SelectField
            label={texts.lossYear(index + 1)}
            value={String(loss.year)}
            options={options}
            onChange={(value) => put(index, { year: Number(value) })}
          />
          <MoneyField
            label={texts.lossAmount(lossYearName(loss.year))}
            value={loss.amount}
            onChange={(amount) => put(index, { amount })}
            prefix
            blankZero
          />
          <Button
            size="sm"
            variant="ghost"
            aria-label={texts.removeLoss(index + 1)}
            onClick={() => onChange(losses.filter((_, at) => at !== index))}
          >
            {texts.remove}
          </Button>
        </div>
      ))}
      {next === undefined ? null : (
        <Button
          size="sm"
          variant="outline"
          className="justify-self-start"
          onClick={() => onChange([...losses, { year: next, amount: ZERO }])}
        >
          {texts.addLoss}
        </Button>
      )}
    </fieldset>
  );
}

const AMOUNTS = TYPED_TAX.filter((key) => key !== "losses");

/** What the books do not tell of the taxable income of a year: each with what it is and its article. */
export function UntoldTaxFields({ typed, year, onChange }: TypedProps<TypedTax> & { readonly year: number }) {
  return (
    <details className="mt-4">
      <summary>{texts.tax}</summary>
      <p className="mt-2 text-caption text-muted">{texts.taxHelp}</p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {AMOUNTS.map((key) => (
          <MoneyField
            key={key}
            label={texts.typedTax[key]}
            help={`${texts.taxHints[key]} ET ${TYPED_NORMS[key]}.`}
            value={typed[key] ?? ZERO}
            onChange={(amount) => onChange({ ...typed, [key]: amount })}
            prefix
            blankZero
          />
        ))}
      </div>
      <LossFields
        losses={typed.losses ?? []}
        year={year}
        onChange={(losses) => onChange({ ...typed, losses })}
      />
    </details>
  );
}

interface OwnerRowProps {
  readonly owner: DividendOwner;
  readonly at: number;
  readonly onChange: (owner: DividendOwner) => void;
  readonly onRemove: () => void;
}

function OwnerRow({ owner, at, onChange, onRemove }: OwnerRowProps) {
  const options = OWNER_KINDS.map((value) => ({ value, label: texts.kinds[value] }));
  return (
    <li className="grid items-end gap-3 sm:grid-cols-2">
      <TextField
        label={texts.ownerName(at)}
        value={owner.name}
        onChange={(name) => onChange({ ...owner, name })}
      />
      <SelectField
        label={texts.ownerKind(at)}
        value={owner.kind}
        options={options}
        onChange={(kind) => onChange({ ...owner, kind })}
      />
      <MoneyField
        label={texts.ownerShares(at)}
        value={pesos(owner.shares)}
        onChange={(shares) => onChange({ ...owner, shares })}
        blankZero
      />
      <Button size="sm" variant="ghost" aria-label={texts.removeOwner(at)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </li>
  );
}

const NEW: DividendOwner = { name: "", kind: "natural", shares: 0 };

/** The owners whom dividends are paid to, and what of them was not taxed in the company. */
export function OwnerFields({ typed, onChange }: TypedProps<DividendOwners>) {
  const { owners, taxed, decided } = typed;
  const put = (next: readonly DividendOwner[]) => onChange({ ...typed, owners: next });
  return (
    <details className="mt-4">
      <summary>{texts.owners}</summary>
      <p className="mt-2 text-caption text-muted">{texts.ownersHelp}</p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <MoneyField
          label={texts.decided}
          help={texts.decidedHelp}
          value={decided ?? ZERO}
          onChange={(amount) => onChange({ ...typed, decided: amount })}
          prefix
          blankZero
        />
        <MoneyField
          label={texts.taxed}
          help={texts.taxedHelp}
          value={taxed}
          onChange={(amount) => onChange({ ...typed, taxed: amount })}
          prefix
          blankZero
        />
      </div>
      <ul className="mt-3 grid gap-4">
        {owners.map((owner, index) => (
          <OwnerRow
            // biome-ignore lint/suspicious/noArrayIndexKey: an owner is known by their place
            key={index}
            owner={owner}
            at={index + 1}
            onChange={(next) => put(owners.map((each, at) => (at === index ? next : each)))}
            onRemove={() => put(owners.filter((_, at) => at !== index))}
          />
        ))}
      </ul>
      <Button size="sm" variant="outline" className="mt-3" onClick={() => put([...owners, NEW])}>
        {texts.addOwner}
      </Button>
    </details>
  );
}
