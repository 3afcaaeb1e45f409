import { useId } from "react";
import { skipText, taxName, taxSource, whyText } from "#domain/fiscal/effect-words.ts";
import type { Counterparty } from "#domain/fiscal/fiscal-operation.ts";
import type { OfferChoices, OfferedTax } from "#domain/fiscal/offer/tax-offer.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import {
  INCOME_CONCEPTS,
  type IncomeConcept,
  VAT_TREATMENTS,
  WITHHOLDING,
} from "#domain/law/tax-statutes.data.ts";
import type { Party as PartyRecord } from "#domain/parties/party.ts";
import { PercentField } from "#flows/fiscal/percent-field.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { type ShownOffer, type TaxAnswers, taxKey } from "./tax-answers.ts";
import { FLAGS_OF, PARTY_FLAGS, taxTexts as texts, VAT_NAMES } from "./texts.ts";

const BY_ACCOUNT = "by-account";
const CONCEPTS = [
  { value: BY_ACCOUNT, label: texts.byAccount },
  ...INCOME_CONCEPTS.map((value) => ({
    value,
    label: WITHHOLDING.find((row) => row.concept === value)?.name ?? value,
  })),
] as const;
const VATS = VAT_TREATMENTS.map((value) => ({ value, label: VAT_NAMES[value] }));

interface FieldsProps {
  readonly shown: ShownOffer;
  readonly answers: TaxAnswers;
  readonly parties: readonly PartyRecord[];
  readonly onSay: (part: Partial<TaxAnswers>) => void;
}

/** Who the other party is: its name, and what it is for taxes. */
function Party({ shown, parties, onSay }: Omit<FieldsProps, "answers">) {
  const names = useId();
  const { kind, name, offer } = shown;
  const flags = FLAGS_OF[offer.kind];
  return (
    <>
      <TextField
        label={texts.party}
        help={texts.partyHelp}
        value={name}
        maxLength={120}
        list={names}
        autoComplete="off"
        // Another name is somebody else: what was said of the one before does not hold for it.
        onChange={(text) => onSay({ name: text, kind: null })}
      />
      <datalist id={names}>
        {parties.map((each) => (
          <option key={each.id} value={each.name} />
        ))}
      </datalist>
      <fieldset>
        <legend className="field-label">{name.trim() === "" ? texts.kindNobody : texts.kind}</legend>
        <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
          {flags.map((flag: keyof Counterparty) => (
            <Checkbox
              key={flag}
              label={PARTY_FLAGS[flag]}
              checked={kind[flag]}
              onChange={(on) => onSay({ kind: { ...kind, [flag]: on } })}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

interface ConceptProps {
  readonly choices: OfferChoices;
  readonly onSay: FieldsProps["onSay"];
}

/** The concept of what is paid, where the account implies none or another one. */
export function ConceptField({ choices, onSay }: ConceptProps) {
  const choose = (value: IncomeConcept | typeof BY_ACCOUNT) => {
    const { concept: _own, ...others } = choices;
    onSay({ choices: value === BY_ACCOUNT ? others : { ...others, concept: value } });
  };
  return (
    <SelectField
      label={texts.concept}
      value={choices.concept ?? BY_ACCOUNT}
      options={CONCEPTS}
      onChange={choose}
    />
  );
}

function Choices({ shown, answers, onSay }: Omit<FieldsProps, "parties">) {
  const { offer, kind } = shown;
  const { choices } = answers;
  const choose = (part: Partial<TaxAnswers["choices"]>) => onSay({ choices: { ...choices, ...part } });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ConceptField choices={choices} onSay={onSay} />
      <SelectField
        label={texts.vat}
        value={offer.treatment}
        options={VATS}
        onChange={(treatment) => choose({ treatment })}
      />
      {offer.returned ? (
        <MoneyField
          label={texts.original}
          help={texts.originalHelp}
          prefix
          blankZero
          value={choices.original ?? ZERO}
          onChange={(original) => {
            const { original: _was, ...others } = choices;
            onSay({ choices: original > 0 ? { ...others, original } : others });
          }}
        />
      ) : null}
      {offer.kind === "sale" && kind.withholdsIca ? (
        <div>
          <p className="field-label">{texts.icaRate}</p>
          <PercentField
            aria-label={texts.icaRate}
            value={choices.icaRate ?? 0}
            onChange={(icaRate) => choose({ icaRate })}
          />
        </div>
      ) : null}
    </div>
  );
}

interface TaxLineProps {
  readonly tax: OfferedTax;
  readonly answers: TaxAnswers;
  readonly onSay: FieldsProps["onSay"];
}

function TaxLine({ tax, answers, onSay }: TaxLineProps) {
  const key = taxKey(tax);
  const name = taxName(tax.detail);
  const toggle = (on: boolean) => {
    const left = new Set(answers.left);
    if (on) left.delete(key);
    else left.add(key);
    onSay({ left });
  };
  return (
    <li className="border-raya border-b py-2">
      <Checkbox
        className="w-full"
        label={
          <span className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{name}</span>
            <span>
              {formatPesos(tax.detail.amount)} · {tax.account}, {texts.side[tax.side]}
            </span>
          </span>
        }
        checked={!answers.left.has(key)}
        onChange={toggle}
      />
      <p className="ps-8 text-caption text-muted">{taxSource(tax.detail)}</p>
      <p className="ps-8 text-caption text-muted">{whyText(tax.detail)}</p>
    </li>
  );
}

/** Everything that an offer is made from, to be seen and changed before any of it is written. */
export function TaxFields({ shown, answers, parties, onSay }: FieldsProps) {
  const { taxes, skipped } = shown.offer;
  return (
    <div className="grid gap-4">
      <Party shown={shown} parties={parties} onSay={onSay} />
      <Choices shown={shown} answers={answers} onSay={onSay} />
      <section aria-label={texts.lines}>
        <h3 className="section-head">{texts.lines}</h3>
        {taxes.length === 0 ? <p className="text-muted">{texts.nothing}</p> : null}
        <ul>
          {taxes.map((tax, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one account and side
            <TaxLine key={`${taxKey(tax)} ${index}`} tax={tax} answers={answers} onSay={onSay} />
          ))}
        </ul>
        {skipped.length === 0 ? null : (
          <details className="mt-2 text-caption text-muted" open={taxes.length === 0}>
            <summary>{texts.skipped}</summary>
            <ul className="mt-1 list-disc ps-5">
              {skipped.map((each) => (
                <li key={`${each.tax} ${each.name} ${each.why.kind}`}>{skipText(each)}</li>
              ))}
            </ul>
          </details>
        )}
      </section>
    </div>
  );
}
