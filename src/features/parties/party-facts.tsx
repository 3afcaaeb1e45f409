import type { Party } from "#domain/parties/party.ts";
import type { PartyClass } from "#domain/parties/party-class.ts";
import { KIND_NAMES, TAX_FLAGS, panelTexts as texts } from "./texts.ts";

interface PartyFactsProps {
  readonly party: Party | null;
  /** What it is to the company; null where the list does not tell. */
  readonly as: PartyClass | null;
}

function classText(as: PartyClass, kind: Party["kind"]): string {
  if (kind === undefined) return KIND_NAMES[as];
  return (kind.legalPerson ? texts.legalPerson : texts.naturalPerson)(KIND_NAMES[as]);
}

/** What the record of a third party says of it, without opening it to be changed, and what it is to the company. */
export function PartyFacts({ party, as }: PartyFactsProps) {
  const { kind, city, phone, email, aliases = [] } = party ?? {};
  const taxes = kind && TAX_FLAGS.filter(([flag]) => kind[flag]).map(([, name]) => name);
  const facts = [
    [texts.kind, as === null ? null : classText(as, kind)],
    [texts.aliases, aliases.join(", ")],
    [texts.city, city],
    [texts.phone, phone],
    [texts.email, email],
    [texts.taxes, taxes && (taxes.join(", ") || texts.noTaxes)],
  ] as const;
  const said = facts.filter(([, value]) => value);
  if (said.length === 0) return null;
  return (
    <section aria-label={texts.facts} className="mb-4">
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 text-caption">
        {said.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
