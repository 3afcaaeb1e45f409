import ChevronRight from "lucide-react/icons/chevron-right";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { PesosText } from "#ui/kit/text/pesos-text.tsx";
import { runTexts } from "../run-texts.ts";
import type { PeopleListProps } from "./people-grid.tsx";
import { PersonMarks } from "./person-marks.tsx";

const { people: texts } = runTexts;

/** The people on a phone: name, net and cost. */
export function PeopleCards({ people, onPerson }: PeopleListProps) {
  return (
    <ul className="run-cards" aria-label={texts.label}>
      {people.map(({ member: { contract, position }, slip }) => (
        <li key={contract.id}>
          <button type="button" className="run-card" onClick={() => onPerson(contract.id)}>
            <span className="min-w-0">
              <span className="block font-semibold [overflow-wrap:anywhere]">{contract.name}</span>
              <span className="block text-caption text-muted [overflow-wrap:anywhere]">{position}</span>
              <PersonMarks slip={slip} />
            </span>
            {slip.ok ? (
              <span className="text-end">
                <span className="block font-semibold">
                  <span className="sr-only">{texts.net} </span>
                  <AmountText value={slip.value.totals.net} zero="figure" />
                </span>
                <span className="block text-caption text-muted">
                  {texts.cost} <PesosText value={slip.value.totals.cost} />
                </span>
              </span>
            ) : (
              <span />
            )}
            <ChevronRight size={18} aria-hidden="true" className="text-muted" />
          </button>
        </li>
      ))}
    </ul>
  );
}
