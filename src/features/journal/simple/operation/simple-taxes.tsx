import { formatPesos } from "#domain/kernel/format.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { offerWords } from "../../taxes/offer-words.ts";
import { ConceptField, TaxFields } from "../../taxes/tax-fields.tsx";
import { taxTexts } from "../../taxes/texts.ts";
import { simpleTexts as texts } from "../texts.ts";
import type { OperationForm } from "./use-operation-form.ts";

interface SimpleTaxesProps {
  readonly form: OperationForm;
}

/** An expense whose account implies no concept: taxes are offered once the user chooses what was paid. */
function Unread({ form }: SimpleTaxesProps) {
  const { taxes, draft } = form;
  if (!taxes.hasProfile || draft.amount === 0 || draft.type !== "expense") return null;
  return (
    <details>
      <summary className="link w-fit cursor-pointer">{taxTexts.title}</summary>
      <div className="mt-3">
        <ConceptField choices={taxes.answers.choices} onSay={taxes.say} />
      </div>
    </details>
  );
}

/** The taxes that the profile proposes for the operation: switched on by the person, seen before it is posted. */
export function SimpleTaxes({ form }: SimpleTaxesProps) {
  const { taxes, draft } = form;
  const { shown, answers, parties } = taxes;
  if (shown === null) return <Unread form={form} />;
  if (shown.status === "never")
    return (
      <p className="flex flex-wrap items-center gap-2 text-muted">
        {taxTexts.never(shown.name)}
        <Button size="sm" variant="ghost" onClick={() => taxes.setOffered(true)}>
          {taxTexts.again}
        </Button>
      </p>
    );
  if (shown.offer.taxes.length === 0 && shown.offer.skipped.length === 0) return null;
  const isOn = draft.withTaxes === true && shown.taxes.length > 0;
  const name = shown.name.trim();
  return (
    <section className="rounded-field border border-borde p-3" aria-label={taxTexts.region}>
      <Checkbox
        look="toggle"
        className="w-full"
        disabled={shown.taxes.length === 0}
        label={<span className="font-semibold">{taxTexts.add}</span>}
        checked={isOn}
        onChange={taxes.setOn}
      />
      <p className="mt-1 text-caption text-muted">
        {offerWords(shown.taxes, shown.offer.skipped) || taxTexts.nothing}
      </p>
      {isOn ? (
        <p className="mt-1" role="status">
          {draft.vat === undefined ? `${texts.beforeTaxes} ` : ""}
          {texts.settled[shown.offer.kind]} <strong>{formatPesos(taxes.settled)}</strong>.
        </p>
      ) : null}
      <details className="mt-2">
        <summary className="link w-fit cursor-pointer">{taxTexts.see}</summary>
        <div className="mt-3">
          <TaxFields shown={shown} answers={answers} parties={parties} onSay={taxes.say} />
          {name === "" ? null : (
            <Button size="sm" variant="ghost" className="mt-2" onClick={() => taxes.setOffered(false)}>
              {taxTexts.neverFor(name)}
            </Button>
          )}
        </div>
      </details>
    </section>
  );
}
