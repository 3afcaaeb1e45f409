import { useState } from "react";
import { DerivationDialog } from "#ui/accounting/derivation/derivation-dialog.tsx";
import type { Explained } from "#ui/accounting/derivation/explained.ts";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { PersonDetail, PersonResult } from "./person-result.tsx";
import { ResultCards } from "./result-cards.tsx";
import { PeopleResults } from "./result-table.tsx";
import type { PersonView, ResultView } from "./result-view.ts";

interface FiguresProps {
  readonly view: ResultView;
  readonly onExplain: (explained: Explained) => void;
}

function PhoneFigures({ view, onExplain }: FiguresProps) {
  const single = view.people.length === 1;
  return (
    <div className="grid gap-6">
      {single ? null : (
        <div className="payroll-sheet">
          <ResultCards view={view} />
        </div>
      )}
      {view.people.map((person) => (
        <PersonResult key={person.id} person={person} single={single} onExplain={onExplain} />
      ))}
    </div>
  );
}

function WideFigures({ view, onExplain }: FiguresProps) {
  const [detail, setDetail] = useState<PersonView | null>(null);
  return (
    <div className="payroll-sheet">
      <ResultCards view={view} />
      <PeopleResults view={view} onExplain={onExplain} onDetail={setDetail} />
      {detail === null ? null : (
        <PersonDetail person={detail} onExplain={onExplain} onClose={() => setDetail(null)} />
      )}
    </div>
  );
}

/** The figures of a calculation; each opens its derivation. */
export function ResultFigures({ view }: { readonly view: ResultView }) {
  const isPhone = useMediaQuery(PHONE);
  const [explained, setExplained] = useState<Explained | null>(null);
  const Figures = isPhone ? PhoneFigures : WideFigures;
  return (
    <>
      <Figures view={view} onExplain={setExplained} />
      {explained === null ? null : (
        <DerivationDialog explained={explained} onClose={() => setExplained(null)} />
      )}
    </>
  );
}
