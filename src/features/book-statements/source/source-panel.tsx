import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { type ReactNode, useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { abs, type Pesos, subtract, ZERO } from "#domain/kernel/pesos.ts";
import { figureSpan } from "#domain/statement/source/figure-span.ts";
import { AccountMoves } from "#flows/figure-source/account-moves.tsx";
import { EntryStep } from "#flows/figure-source/entry-step.tsx";
import { StepTrail, useStepFocus } from "#flows/figure-source/step-trail.tsx";
import { figureSourceTexts as texts } from "#flows/figure-source/texts.ts";
import { SidePanel } from "#ui/accounting/side-panel.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { useHotkey } from "#ui/kit/controls/use-hotkey.ts";
import { CashPurposes } from "../cash-purposes.tsx";
import { MaturityFields } from "../maturity-fields.tsx";
import { notesTexts } from "../notes/texts.ts";
import type { BookStatementSearch } from "../statement-search.ts";
import type { BookStatementView } from "../use-book-statement.ts";
import { BalanceTieStep } from "./balance-tie-step.tsx";
import type { FoundFigure } from "./figure-address.ts";
import { type FigureStep, firstSteps, stepId, stepName } from "./figure-steps.ts";
import { LeftOutStep } from "./left-out-step.tsx";
import { CitedNote } from "./note-panel.tsx";
import { type PartsProps, PartsStep } from "./parts-step.tsx";
import { ToldStep } from "./told-step.tsx";

interface SourcePanelProps {
  readonly view: BookStatementView;
  readonly search: BookStatementSearch;
  readonly found: FoundFigure;
  /** Opens the next or the previous figure of the column; absent at the end. */
  readonly onNext: (() => void) | undefined;
  readonly onPrevious: (() => void) | undefined;
  /** Asks what each payment of an account was for, in a cash flow. */
  readonly onPurpose: (account: AccountCode) => void;
  readonly onClose: () => void;
  /** The figure on the sheet, which takes the focus back. */
  readonly figureButton: () => HTMLElement | null;
}

/** The steps gone from the pressed figure; another figure starts over. */
function useSteps(found: FoundFigure) {
  // Disclosures have neither a line nor, most of them, an account: their label tells them apart.
  const { line, account, column } = found;
  const root = [line?.key, account?.account ?? account?.label, column].join(" ");
  const [gone, setGone] = useState<{ readonly root: string; readonly steps: readonly FigureStep[] }>({
    root,
    steps: [],
  });
  const own = gone.root === root ? gone.steps : [];
  const first = firstSteps(found);
  const steps = [...first, ...own];
  return {
    root,
    steps,
    go: (step: FigureStep) => setGone({ root, steps: [...own, step] }),
    /** To the step of that index, or null where only the address could go further back. */
    back: (index: number) => setGone({ root, steps: steps.slice(first.length, index + 1) }),
    canGoBack: own.length > 0,
  };
}

/** "En 2025, $ 16.912.400: bajó $ 3.081.830". Columns of equity are components, not periods. */
function changeText({ statement }: BookStatementView, amounts: readonly Pesos[], column: number): string {
  const other = column === 0 ? 1 : 0;
  const heading = statement.columns[other];
  const [now, then] = [amounts[column] ?? ZERO, amounts[other]];
  if (statement.statement === "equity" || heading === undefined || then === undefined) return "";
  const sentence = texts.other(heading, formatPesos(then));
  const difference = subtract(now, then);
  if (column !== 0 || difference === 0) return `${sentence}.`;
  return `${sentence}: ${(difference > 0 ? texts.rose : texts.fell)(formatPesos(abs(difference)))}.`;
}

type LeadProps = Omit<SourcePanelProps, "search" | "onClose" | "onPurpose" | "figureButton">;

function amountsOf({ account, line }: FoundFigure): readonly Pesos[] {
  return (account ?? line)?.amounts ?? [];
}

/** The figure, and the ways to the ones beside it. */
function Amount({ found, onNext, onPrevious }: LeadProps) {
  useHotkey("alt+arrowdown", () => onNext?.());
  useHotkey("alt+arrowup", () => onPrevious?.());
  return (
    <div className="flex items-start justify-between gap-3">
      <p className="figure-large">{formatPesos(amountsOf(found)[found.column] ?? ZERO)}</p>
      {/* On the line of the label above, with the panel's own button. */}
      <span className="-mt-[1.125rem] flex">
        <IconButton
          size="sm"
          label={texts.previous}
          hint={texts.previousKey}
          icon={<ChevronUp size={18} aria-hidden="true" />}
          disabled={onPrevious === undefined}
          onClick={onPrevious}
        />
        <IconButton
          size="sm"
          label={texts.next}
          hint={texts.nextKey}
          icon={<ChevronDown size={18} aria-hidden="true" />}
          disabled={onNext === undefined}
          onClick={onNext}
        />
      </span>
    </div>
  );
}

/** The period of the figure, and how it changed. */
function Change({ view, found }: LeadProps) {
  const { column } = found;
  const told = [view.statement.columns[column], changeText(view, amountsOf(found), column)];
  return <p className="text-caption text-muted">{told.filter(Boolean).join(". ")}</p>;
}

interface AccountOfProps extends Pick<SourcePanelProps, "view" | "found"> {
  readonly step: Extract<FigureStep, { kind: "account" }>;
  readonly onStep: (step: FigureStep) => void;
}

/** The entries of an account of a line. */
function AccountOf({ view, found: { column }, step: { figure, line }, onStep }: AccountOfProps): ReactNode {
  const { account } = figure;
  const amount = figure.amounts[column] ?? ZERO;
  if (figure.moves !== undefined)
    return (
      <ToldStep
        books={view.books}
        moves={figure.moves[column] ?? []}
        amount={amount}
        onEntry={(entry) => onStep({ kind: "entry", entry, chart: view.chart })}
      />
    );
  if (account === null)
    return <LeftOutStep statement={view.statement} figure={figure} column={column} onStep={onStep} />;
  const place = { statement: view.statement.statement, line: line?.key ?? "", column };
  return (
    <AccountMoves
      source={{
        books: view.books.map(({ id }) => id),
        account,
        by: "chart",
        side: "net",
        span: figureSpan(place, view.periods),
      }}
      amount={amount}
      onEntry={(pressed) => onStep({ kind: "entry", ...pressed })}
    />
  );
}

/** The note that the line cites, also on a phone, whose sheet leaves its number out. */
function NoteLink({ line: { note }, onStep }: Omit<PartsProps, "statement" | "column">): ReactNode {
  if (note === null) return null;
  const step = { kind: "note", number: note } as const;
  return (
    <p className="mt-4">
      <button type="button" className="link min-h-6" data-step={stepId(step)} onClick={() => onStep(step)}>
        {notesTexts.openNumber(note)}
      </button>
    </p>
  );
}

/** "De dónde sale": from a figure to its accounts, their entries and each entry, without leaving the sheet. */
export function SourcePanel({ onClose, onPurpose, figureButton, ...rest }: SourcePanelProps): ReactNode {
  const { view, search, found } = rest;
  const { root, steps, go, back, canGoBack } = useSteps(found);
  const trail = steps.map((each) => ({ id: stepId(each), name: stepName(each, texts.entry) }));
  const body = useStepFocus(root, trail);
  const step = steps.at(-1);
  const account = steps.find((each) => each.kind === "account");
  const title = found.account?.label ?? found.line?.label ?? "";
  if (step === undefined) return null;
  return (
    <SidePanel
      label={texts.title}
      about={root}
      title={title}
      figure={<Amount {...rest} />}
      lead={<Change {...rest} />}
      closeLabel={texts.close}
      onBack={canGoBack ? () => back(steps.length - 2) : undefined}
      returnTo={figureButton}
      onClose={onClose}
    >
      <div ref={body} className="figure-steps">
        <StepTrail steps={trail} onBack={back} />
        {step.kind === "line" ? (
          <>
            <PartsStep statement={view.statement} line={step.line} column={found.column} onStep={go} />
            <BalanceTieStep statement={view.statement} line={step.line} column={found.column} />
            {view.statement.statement === "cash" ? (
              <CashPurposes view={view} line={step.line} onAccount={onPurpose} />
            ) : null}
            {view.statement.statement === "balance" ? <MaturityFields view={view} line={step.line} /> : null}
            <NoteLink line={step.line} onStep={go} />
          </>
        ) : null}
        {account === undefined ? null : (
          // Kept while an entry is shown, as it was left.
          <div hidden={step.kind !== "account"}>
            <AccountOf
              key={`${root} ${account.figure.account}`}
              view={view}
              found={found}
              step={account}
              onStep={go}
            />
          </div>
        )}
        {step.kind === "note" ? <CitedNote view={view} search={search} number={step.number} /> : null}
        {step.kind === "entry" ? <EntryStep entry={step.entry} chart={step.chart} /> : null}
      </div>
    </SidePanel>
  );
}
