import {
  type DividendOwner,
  type DividendOwners,
  TYPED_TAX,
  type TypedTax,
} from "#domain/accounting/closing/proposals/typed-closing.ts";
import { TYPED_NORMS } from "#domain/accounting/closing/proposals/typed-tax.ts";
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

/** What the books do not tell of the taxable income: each with what it is and its article. */
export function UntoldTaxFields({ typed, onChange }: TypedProps<TypedTax>) {
  return (
    <details className="mt-4">
      <summary>{texts.tax}</summary>
      <p className="mt-2 text-caption text-muted">{texts.taxHelp}</p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {TYPED_TAX.map((key) => (
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
