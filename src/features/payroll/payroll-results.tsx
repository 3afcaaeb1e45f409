import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { formatPesos } from "#domain/kernel/format.ts";
import type { CalculatorResult, ParameterSet } from "#domain/payroll/calculator.ts";
import { Banner } from "#ui/kit/banner.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { LockedResults } from "./guest-parts.tsx";
import { isOutdated, type PayrollState, type PayrollVisitor, seesResults } from "./payroll-machine.ts";
import { ResultActions, type ResultActionsProps } from "./result-actions.tsx";
import { ResultFigures } from "./result-figures.tsx";
import { Warnings } from "./result-table.tsx";
import { type ResultView, resultView } from "./result-view.ts";
import { payrollTexts as texts } from "./texts.ts";

interface PayrollResultsProps {
  readonly state: PayrollState;
  readonly visitor: PayrollVisitor;
  readonly waitingId: string | null;
  readonly onCalculate: () => void;
  readonly onByLaw: () => void;
  readonly onLaw: () => void;
  readonly actions: ResultActionsProps;
}

/** Goes to the results of a press on a phone, where they are out of sight. */
function useGoThere(uses: number, isPhone: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(uses);
  useEffect(() => {
    const isNew = uses > seen.current;
    seen.current = uses;
    if (!isNew || !isPhone) return;
    heading.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, [uses, isPhone]);
  return heading;
}

function Told({ state: { run } }: { readonly state: PayrollState }) {
  const totals = run?.result.calculation.totals;
  return (
    <p className="sr-only" role="status">
      {totals ? texts.told(formatPesos(totals.netSalary), formatPesos(totals.totalCost)) : null}
    </p>
  );
}

interface SourceProps extends Pick<PayrollResultsProps, "onByLaw" | "onLaw"> {
  readonly view: ResultView;
  readonly set: ParameterSet;
}

/** With which parameters, and the way to the others in one press. */
function Source({ view, set, onByLaw, onLaw }: SourceProps) {
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
        {view.source}
        {set === "academic" ? (
          <button type="button" className="text-link" onClick={onByLaw}>
            {texts.byLaw}
          </button>
        ) : (
          <button type="button" className="text-link" onClick={onLaw}>
            {texts.seeLaw}
          </button>
        )}
      </p>
      <Warnings warnings={view.warnings} />
    </div>
  );
}

type BodyProps = Omit<PayrollResultsProps, "actions">;

interface CalculatedProps extends Pick<PayrollResultsProps, "onByLaw" | "onLaw"> {
  readonly result: CalculatorResult;
  readonly outdated: boolean;
}

function Calculated({ result, outdated, ...ways }: CalculatedProps) {
  // Typing on changes nothing of it, and a long payroll is not laid out anew at each key.
  const view = useMemo(() => resultView(result), [result]);
  return (
    <>
      {outdated ? <Banner tone="warn">{texts.stale}</Banner> : null}
      <Source view={view} set={result.set} {...ways} />
      <ResultFigures view={view} />
    </>
  );
}

function Body({ state, visitor, waitingId, onCalculate, ...ways }: BodyProps): ReactNode {
  if (!seesResults(state, visitor)) return <LockedResults waitingId={waitingId} onWatch={onCalculate} />;
  if (state.run === null) return <p className="text-muted">{texts.resultsHelp}</p>;
  return <Calculated result={state.run.result} outdated={isOutdated(state)} {...ways} />;
}

/** The lower half: what was calculated, files of it, and keeping it. */
export function PayrollResults({ actions, ...props }: PayrollResultsProps) {
  const { state, visitor } = props;
  const isPhone = useMediaQuery(PHONE);
  const heading = useGoThere(state.uses, isPhone);
  const shown = state.run !== null && seesResults(state, visitor);
  return (
    <section className="payroll-results" aria-labelledby="payroll-results">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id="payroll-results" ref={heading} tabIndex={-1} className="title-screen outline-none">
            {texts.results}
          </h2>
          {state.uses > 0 ? <p className="text-caption text-muted">{texts.uses(state.uses)}</p> : null}
        </div>
        {shown && !isPhone ? <ResultActions {...actions} block={false} /> : null}
      </div>
      <Told state={state} />
      <div className="grid gap-4">
        <Body {...props} />
      </div>
    </section>
  );
}
