import { useState } from "react";
import type { PayrollCalculation } from "#domain/payroll/academic-summary.ts";
import type { PayrollResult } from "#domain/payroll/compute-academic.ts";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { DerivationDialog, type Explained } from "./derivation-dialog.tsx";
import { PersonDetail, PersonResult } from "./person-result.tsx";
import { ResultCards } from "./result-cards.tsx";
import { ResultTable } from "./result-table.tsx";

interface FiguresProps {
  readonly calculation: PayrollCalculation;
  readonly onExplain: (explained: Explained) => void;
}

function PhoneFigures({ calculation, onExplain }: FiguresProps) {
  const { results } = calculation;
  const single = results.length === 1;
  return (
    <div className="grid gap-6">
      {single ? null : (
        <div className="payroll-sheet">
          <ResultCards calculation={calculation} />
        </div>
      )}
      {results.map((result) => (
        <PersonResult key={result.row.id} result={result} single={single} onExplain={onExplain} />
      ))}
    </div>
  );
}

function WideFigures({ calculation, onExplain }: FiguresProps) {
  const [detail, setDetail] = useState<PayrollResult | null>(null);
  return (
    <div className="payroll-sheet">
      <ResultCards calculation={calculation} />
      <ResultTable calculation={calculation} onExplain={onExplain} onDetail={setDetail} />
      {detail === null ? null : (
        <PersonDetail result={detail} onExplain={onExplain} onClose={() => setDetail(null)} />
      )}
    </div>
  );
}

/** The figures of a calculation; each opens where it comes from. */
export function ResultFigures({ calculation }: { readonly calculation: PayrollCalculation }) {
  const isPhone = useMediaQuery(PHONE);
  const [explained, setExplained] = useState<Explained | null>(null);
  const Figures = isPhone ? PhoneFigures : WideFigures;
  return (
    <>
      <Figures calculation={calculation} onExplain={setExplained} />
      {explained === null ? null : (
        <DerivationDialog explained={explained} onClose={() => setExplained(null)} />
      )}
    </>
  );
}
