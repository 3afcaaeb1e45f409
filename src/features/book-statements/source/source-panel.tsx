import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { abs, type Pesos, subtract, ZERO } from "#domain/kernel/pesos.ts";
import { SidePanel } from "#ui/accounting/side-panel.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { useHotkey } from "#ui/kit/controls/use-hotkey.ts";
import { CashPurposes } from "../cash-purposes.tsx";
import { MaturityFields } from "../maturity-fields.tsx";
import { bookStatementTexts } from "../texts.ts";
import type { BookStatementView } from "../use-book-statement.ts";
import { AccountStep } from "./account-step.tsx";
import { EntryStep } from "./entry-step.tsx";
import type { FoundFigure } from "./figure-address.ts";
import { type FigureStep, firstSteps, stepId, stepName } from "./figure-steps.ts";
import { PartsStep } from "./parts-step.tsx";

const texts = bookStatementTexts.source;

interface SourcePanelProps {
  readonly view: BookStatementView;
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

/** The steps gone from the pressed figure; another figure begins anew. */
function useSteps(found: FoundFigure) {
  const root = [found.line?.key, found.account?.account, found.column].join(" ");
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

/** After a step the focus is on what it shows; after going back, on the part that had led there. */
function useStepFocus(root: string, steps: readonly FigureStep[]) {
  const body = useRef<HTMLDivElement>(null);
  const before = useRef({ root, steps });
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { root, steps };
    if (was.root !== root) {
      // The part that had the focus is gone with the former figure.
      if (document.activeElement === document.body)
        body.current?.closest("dialog")?.querySelector<HTMLElement>("[data-modal-title]")?.focus();
      return;
    }
    if (was.steps.length === steps.length) return;
    const left = was.steps[steps.length];
    const parts = [...(body.current?.querySelectorAll<HTMLElement>("[data-step]") ?? [])];
    const led = left && parts.find(({ dataset }) => dataset.step === stepId(left));
    (led ?? body.current?.querySelector<HTMLElement>("[data-trail]"))?.focus();
  });
  return body;
}

interface TrailProps {
  readonly steps: readonly FigureStep[];
  readonly onBack: (index: number) => void;
}

function Trail({ steps, onBack }: TrailProps) {
  if (steps.length < 2) return null;
  return (
    <nav aria-label={texts.trail} className="figure-trail">
      <ol>
        {steps.map((step, index) => (
          <li key={stepId(step)}>
            {index === steps.length - 1 ? (
              <span data-trail tabIndex={-1} aria-current="step">
                {stepName(step, texts.entry)}
              </span>
            ) : (
              <button type="button" className="link" onClick={() => onBack(index)}>
                {stepName(step, texts.entry)}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** "En 2025, $ 16.912.400: bajó $ 3.081.830". Columns of equity are components, not periods. */
function changeText({ statement }: BookStatementView, amounts: readonly Pesos[], column: number): string {
  const other = column === 0 ? 1 : 0;
  const heading = statement.columns[other];
  const [now, then] = [amounts[column] ?? ZERO, amounts[other]];
  if (statement.statement === "equity" || heading === undefined || then === undefined) return "";
  const told = texts.other(heading, formatPesos(then));
  const difference = subtract(now, then);
  if (column !== 0 || difference === 0) return `${told}.`;
  return `${told}: ${(difference > 0 ? texts.rose : texts.fell)(formatPesos(abs(difference)))}.`;
}

function Lead({
  view,
  found,
  onNext,
  onPrevious,
}: Omit<SourcePanelProps, "onClose" | "onPurpose" | "figureButton">) {
  const { column } = found;
  const amounts = (found.account ?? found.line)?.amounts ?? [];
  const { columns } = view.statement;
  useHotkey("alt+arrowdown", () => onNext?.());
  useHotkey("alt+arrowup", () => onPrevious?.());
  return (
    <div className="flex items-start justify-between gap-3">
      <div>
        <p className="figure-large">{formatPesos(amounts[column] ?? ZERO)}</p>
        <p className="text-caption text-muted">
          {[columns[column], changeText(view, amounts, column)].filter(Boolean).join(". ")}
        </p>
      </div>
      <span className="flex">
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

/** "De dónde sale": from a figure to its accounts, their entries and each entry, without leaving the sheet. */
export function SourcePanel({ onClose, onPurpose, figureButton, ...rest }: SourcePanelProps): ReactNode {
  const { view, found } = rest;
  const { root, steps, go, back, canGoBack } = useSteps(found);
  const body = useStepFocus(root, steps);
  const step = steps.at(-1);
  const account = steps.find((each) => each.kind === "account");
  const title = found.account?.label ?? found.line?.label ?? "";
  if (step === undefined) return null;
  return (
    <SidePanel
      label={texts.title}
      about={root}
      title={title}
      lead={<Lead {...rest} />}
      closeLabel={bookStatementTexts.closeSource}
      onBack={canGoBack ? () => back(steps.length - 2) : undefined}
      returnTo={figureButton}
      onClose={onClose}
    >
      <div ref={body} className="figure-steps">
        <Trail steps={steps} onBack={back} />
        {step.kind === "line" ? (
          <>
            <PartsStep statement={view.statement} line={step.line} column={found.column} onStep={go} />
            {view.statement.statement === "cash" ? (
              <CashPurposes view={view} line={step.line} onAccount={onPurpose} />
            ) : null}
            {view.statement.statement === "balance" ? <MaturityFields view={view} line={step.line} /> : null}
          </>
        ) : null}
        {account === undefined ? null : (
          // Kept while an entry is shown, as it was left.
          <div hidden={step.kind !== "account"}>
            <AccountStep
              key={`${root} ${account.figure.account}`}
              view={view}
              line={account.line}
              figure={account.figure}
              column={found.column}
              onStep={go}
            />
          </div>
        )}
        {step.kind === "entry" ? <EntryStep entry={step.entry} chart={view.chart} /> : null}
      </div>
    </SidePanel>
  );
}
