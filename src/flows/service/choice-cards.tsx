import type { ReactNode } from "react";
import "./service.css";

export interface Choice<T extends string> {
  readonly value: T;
  readonly name: string;
  readonly text: string;
  readonly drawing: ReactNode;
  /** Shown at the right of the name. */
  readonly mark?: ReactNode;
  readonly details?: ReactNode;
}

interface ChoiceCardsProps<T extends string> {
  readonly label: string;
  readonly name: string;
  readonly value: T | null;
  readonly choices: readonly Choice<T>[];
  readonly onChoose: (value: T) => void;
  /** A double click on a card chooses it and continues. */
  readonly onDouble: () => void;
}

/** Radio buttons as large cards: arrows move, Enter submits the surrounding form. */
export function ChoiceCards<T extends string>(props: ChoiceCardsProps<T>) {
  const { label, name, value, choices, onChoose, onDouble } = props;
  return (
    <fieldset className="choice-cards">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="choice-card" onDoubleClick={onDouble}>
          <span className="choice-drawing" aria-hidden="true">
            {choice.drawing}
          </span>
          <span className="choice-body">
            <span className="choice-name">
              <input
                type="radio"
                className="radio radio-primary"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onChoose(choice.value)}
              />
              <span className="title-block grow">{choice.name}</span>
              {choice.mark}
            </span>
            <span className="mt-2 block">{choice.text}</span>
            {choice.details}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
