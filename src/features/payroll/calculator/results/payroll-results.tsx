import { type ReactNode, useEffect, useMemo, useRef } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import type { CalculatorResult } from "#domain/payroll/calculator/calculator.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { LockedResults } from "../guest-parts.tsx";
import {
  type CalculatorRun,
  isOutdated,
  type PayrollState,
  type PayrollVisitor,
  seesResults,
} from "../payroll-state.ts";
import { payrollTexts as texts } from "../texts.ts";
import { ResultActions, type ResultActionsProps } from "./result-actions.tsx";
import { ResultFigures } from "./result-figures.tsx";
import { Warnings } from "./result-table.tsx";
import { type ResultView, resultView } from "./result-view.ts";

interface PayrollResultsProps {
  readonly state: PayrollState;
  readonly visitor: PayrollVisitor;
  readonly waitingId: string | null;
  /** Today's date. */
  readonly day: Day;
  readonly onCalculate: () => void;
  readonly onByLaw: () => void;
  readonly onLaw: () => void;
  readonly actions: ResultActionsProps;
}

/** On a phone, scrolls to the results of a new calculation, which are out of view. */
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

function Announcement({ state: { run } }: { readonly state: PayrollState }) {
  const totals = run?.result.calculation.totals;
  return (
    <p className="sr-only" role="status">
      {totals ? texts.announcement(formatPesos(totals.netSalary), formatPesos(totals.totalCost)) : null}
    </p>
  );
}

interface SourceProps extends Pick<PayrollResultsProps, "day" | "onByLaw" | "onLaw"> {
  readonly view: ResultView;
  readonly result: CalculatorResult;
}

/** The parameters used, with one-press access to the others. */
function Source({ view, result, day, onByLaw, onLaw }: SourceProps) {
  const isByLaw = result.set === "law";
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
        {view.source}
        {isByLaw && result.day === day ? null : (
          <button type="button" className="text-link" onClick={onByLaw}>
            {texts.byLaw}
          </button>
        )}
        {isByLaw ? (
          <button type="button" className="text-link" onClick={onLaw}>
            {texts.seeLaw}
          </button>
        ) : null}
      </p>
      <Warnings warnings={view.warnings} />
    </div>
  );
}

type BodyProps = Omit<PayrollResultsProps, "actions">;

interface CalculatedProps extends Pick<PayrollResultsProps, "day" | "onByLaw" | "onLaw"> {
  readonly run: CalculatorRun;
  readonly outdated: boolean;
}

function Calculated({ run: { result, former }, outdated, ...ways }: CalculatedProps) {
  // Typing does not change the result, so a long payroll is not laid out again on each key.
  const view = useMemo(() => resultView(result), [result]);
  return (
    <>
      {outdated ? <Banner tone="warn">{texts.stale}</Banner> : null}
      {former ? (
        <Banner tone="info">
          {texts.saved.former(formatPesos(former.netSalary), formatPesos(former.totalCost))}
        </Banner>
      ) : null}
      <Source view={view} result={result} {...ways} />
      <ResultFigures view={view} />
    </>
  );
}

function Body({ state, visitor, waitingId, onCalculate, ...ways }: BodyProps): ReactNode {
  if (!seesResults(state, visitor)) return <LockedResults waitingId={waitingId} onWatch={onCalculate} />;
  if (state.run === null) return <p className="text-muted">{texts.resultsHelp}</p>;
  return <Calculated run={state.run} outdated={isOutdated(state)} {...ways} />;
}

/** Lower half: the results, their files, and saving them. */
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
      <Announcement state={state} />
      <div className="grid gap-4">
        <Body {...props} />
      </div>
    </section>
  );
}
