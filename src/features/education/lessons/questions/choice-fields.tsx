import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import type { LessonChoice, LessonOption } from "#domain/lessons/lesson.ts";
import { orderOptions } from "#domain/lessons/order-options.ts";

interface ChoiceFieldsProps {
  readonly question: LessonChoice;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
  /** Answered: nothing more can be chosen, and the options say their reasons. */
  readonly isGraded: boolean;
  /** Another round, another order. */
  readonly round: number;
}

type Mark = "right" | "wrong" | "none";

function markOf({ id, right }: LessonOption, chosen: readonly string[], isGraded: boolean): Mark {
  if (!isGraded) return "none";
  if (right) return "right";
  return chosen.includes(id) ? "wrong" : "none";
}

/** The options of a question, one under the other; graded, with the reason of those that matter. */
export function ChoiceFields({ question, chosen, onChoose, isGraded, round }: ChoiceFieldsProps) {
  const { id, several, options } = question;
  const look = several ? "checkbox checkbox-primary" : "radio radio-primary";
  const choose = (option: string) => {
    if (!several) onChoose([option]);
    else if (chosen.includes(option)) onChoose(chosen.filter((each) => each !== option));
    else onChoose([...chosen, option]);
  };
  return (
    <div className="lesson-options">
      {orderOptions(options, (option) => option.id, id, round).map((option) => {
        const mark = markOf(option, chosen, isGraded);
        return (
          <label key={option.id} className="lesson-option" data-mark={mark}>
            {mark === "none" ? null : mark === "right" ? (
              <CircleCheck size={20} aria-hidden="true" />
            ) : (
              <CircleX size={20} aria-hidden="true" />
            )}
            <input
              type={several ? "checkbox" : "radio"}
              className={mark === "none" ? look : "sr-only"}
              name={id}
              checked={chosen.includes(option.id)}
              disabled={isGraded}
              onChange={() => choose(option.id)}
            />
            <span>
              {option.text}
              {mark === "none" ? null : <span className="lesson-option-why">{option.why}</span>}
            </span>
          </label>
        );
      })}
    </div>
  );
}
