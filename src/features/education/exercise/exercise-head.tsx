import ArrowLeft from "lucide-react/icons/arrow-left";
import Check from "lucide-react/icons/check";
import type { ExerciseRun } from "#domain/exercises/exercise-run.ts";
import { dayInBogota } from "#domain/kernel/clock.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { Saved } from "#session/saved/saved.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { BrandMark } from "#ui/kit/text/brand-mark.tsx";
import { exerciseTexts as texts } from "./texts.ts";

/** One exercise of the row that this one belongs to. */
export interface ExerciseStep {
  readonly key: string;
  readonly isDone: boolean;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

interface ExerciseHeadProps {
  readonly title: string;
  readonly subtitle: string;
  readonly run: ExerciseRun;
  readonly steps: readonly ExerciseStep[];
  readonly onBack: () => void;
}

function Steps({ steps }: Pick<ExerciseHeadProps, "steps">) {
  if (steps.length < 2) return null;
  return (
    <nav className="exercise-steps" aria-label={texts.steps}>
      {steps.map(({ key, isDone, isCurrent, onOpen }, index) => (
        <button
          key={key}
          type="button"
          className="exercise-step"
          data-done={isDone}
          aria-current={isCurrent ? "step" : undefined}
          aria-label={texts.step(index + 1, isDone)}
          onClick={onOpen}
        >
          {isDone && !isCurrent ? <Check size={16} strokeWidth={2.25} aria-hidden="true" /> : index + 1}
        </button>
      ))}
    </nav>
  );
}

function State({ run }: Pick<ExerciseHeadProps, "run">) {
  const last = run.attempts.at(-1);
  if (run.isWriting || last === undefined) return <Saved />;
  return (
    <span className="inline-flex items-center gap-1.5 text-caption text-muted">
      <Check size={15} className="text-success" aria-hidden="true" />
      {texts.handedIn(formatDay(dayInBogota(last.at)))}
    </span>
  );
}

/** Where one is: the exercise, the others of its row, and whether it is saved or handed in. */
export function ExerciseHead({ title, subtitle, run, steps, onBack }: ExerciseHeadProps) {
  return (
    <header className="exercise-head">
      <IconButton label={texts.back} icon={<ArrowLeft size={20} aria-hidden="true" />} onClick={onBack} />
      <span className="exercise-brand">
        <BrandMark size={30} word={false} />
      </span>
      <div className="exercise-title">
        <h1 className="title-bar">{title}</h1>
        {subtitle === title ? null : <p className="text-caption text-muted">{subtitle}</p>}
      </div>
      <Steps steps={steps} />
      <State run={run} />
    </header>
  );
}
