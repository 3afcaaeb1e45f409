import { useDeferredValue, useMemo, useState } from "react";
import { fold } from "#domain/kernel/spanish.ts";
import { bareDocument } from "#domain/payroll/employee/employee.ts";
import type { MemberSlip } from "#domain/payroll/run/draft-run.ts";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { SearchField } from "#ui/kit/fields/search-field.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import type { RunView } from "../run/use-run.ts";
import { runTexts } from "../run-texts.ts";
import { PeopleCards } from "./people-cards.tsx";
import { PeopleGrid } from "./people-grid.tsx";

const { people: texts } = runTexts;

/** From this count on, a search by name is shown. */
const MANY = 9;

interface PeopleSectionProps {
  readonly view: RunView;
  readonly onPerson: (id: string) => void;
}

function isFound({ member: { contract, position } }: MemberSlip, words: string): boolean {
  return fold(
    `${contract.name} ${contract.document} ${bareDocument(contract.document)} ${position}`,
  ).includes(words);
}

/** The people paid, with their amounts; a row opens the person. */
export function PeopleSection({ view, onPerson }: PeopleSectionProps) {
  const [typed, setTyped] = useState("");
  const words = useDeferredValue(fold(typed.trim()));
  const { people } = view.figures;
  const found = useMemo(
    () => (words === "" ? people : people.filter((each) => isFound(each, words))),
    [people, words],
  );
  const isPhone = useMediaQuery(PHONE);
  if (people.length === 0)
    return <EmptyState level={2} title={runTexts.noPeopleTitle} text={runTexts.noPeopleText} />;
  const List = isPhone ? PeopleCards : PeopleGrid;
  const totals = view.figures.run.ok && words === "" ? view.figures.run.value.totals : null;
  return (
    <>
      {people.length < MANY ? null : (
        <SearchField className="mb-3 w-full sm:w-72" label={texts.search} value={typed} onChange={setTyped} />
      )}
      {found.length === 0 ? (
        <p className="py-4 text-muted">{texts.none}</p>
      ) : (
        <List people={found} totals={totals} onPerson={onPerson} />
      )}
    </>
  );
}
