import { useRef } from "react";
import { answer } from "#domain/guided/answer.ts";
import type { GuidedOperation, GuidedQuestion } from "#domain/guided/guided-operation.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { operationChips } from "./operation-words.ts";
import { questionOptions } from "./question-options.ts";
import { QUESTION_TEXTS, guidedPanelTexts as texts } from "./texts.ts";

interface OperationViewProps {
  readonly operation: GuidedOperation;
  readonly world: GuidedWorld;
  /** Its heading, where a message tells more than one. */
  readonly title?: string | undefined;
  readonly onChange: (operation: GuidedOperation) => void;
  /** Opens its details, to correct a part. */
  readonly onCorrect: (part: string) => void;
  readonly onReview: () => void;
}

interface QuestionProps extends Pick<OperationViewProps, "operation" | "world" | "onChange"> {
  readonly question: GuidedQuestion;
  readonly onFill: () => void;
}

/** Where the focus goes once an answer took its button away: the next question, or the way to the entry. */
function focusNext(part: HTMLElement | null): void {
  requestAnimationFrame(() => part?.querySelector<HTMLElement>("[data-next]")?.focus());
}

/** One short question with its answers as buttons; one without offered answers is answered in the details. */
function Question({ question, operation, world, onChange, onFill }: QuestionProps) {
  const options = questionOptions(question, world.chart, operation.remembered);
  return (
    <fieldset className="mt-2">
      <legend data-next="" tabIndex={-1} className="mb-2 font-semibold outline-none">
        {QUESTION_TEXTS[question.kind]}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ label, answer: given }) => (
          <Button
            key={label}
            size="sm"
            className="pointer-coarse:min-h-11 h-auto! max-w-full whitespace-normal! py-1.5 text-left"
            onClick={() => onChange(answer(operation, given, world))}
          >
            {label}
          </Button>
        ))}
        <Button size="sm" variant="ghost" className="pointer-coarse:min-h-11" onClick={onFill}>
          {texts.fill}
        </Button>
      </div>
    </fieldset>
  );
}

/** An operation as it was understood: its parts to correct, and what is missing or the way to its entry. */
export function OperationView(props: OperationViewProps) {
  const { operation, world, title, onChange, onCorrect, onReview } = props;
  const [question] = operation.missing;
  const part = useRef<HTMLElement>(null);
  return (
    <section ref={part} className="guided-operation" aria-label={title ?? texts.details.title}>
      {title === undefined ? null : <h3 className="mb-2 font-semibold">{title}</h3>}
      <ul className="guided-chips">
        {operationChips(operation, world.chart).map(({ part, text, isGuess }) => (
          <li key={part} className="max-w-full">
            <button
              type="button"
              className="guided-chip"
              data-guess={isGuess}
              onClick={() => onCorrect(part)}
            >
              <span className="sr-only">{texts.correct}</span>
              {text}
            </button>
          </li>
        ))}
      </ul>
      {question === undefined ? (
        <Button
          data-next=""
          variant="primary"
          size="sm"
          className="pointer-coarse:min-h-11"
          onClick={onReview}
        >
          {texts.review}
        </Button>
      ) : (
        <Question
          question={question}
          operation={operation}
          world={world}
          onChange={(changed) => {
            onChange(changed);
            focusNext(part.current);
          }}
          onFill={() => onCorrect(question.kind)}
        />
      )}
    </section>
  );
}
