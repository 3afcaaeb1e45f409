import type { KeyboardEvent } from "react";
import { exerciseTexts as texts } from "./texts.ts";

export type ExercisePart = "case" | "entry" | "result";

interface ExerciseTabsProps {
  readonly parts: readonly ExercisePart[];
  readonly part: ExercisePart;
  readonly onPart: (part: ExercisePart) => void;
  /** The case has questions, which stand below the journal. */
  readonly asks: boolean;
}

export const tabId = (part: ExercisePart): string => `ejercicio-${part}`;
export const panelId = (part: ExercisePart): string => `ejercicio-${part}-panel`;

/** On narrow screens: the case, the journal with its questions and, after a hand-in, Resultado. Arrow keys move along. */
export function ExerciseTabs({ parts, part, onPart, asks }: ExerciseTabsProps) {
  const move = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = parts[(parts.indexOf(part) + by + parts.length) % parts.length] ?? part;
    onPart(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div role="tablist" aria-label={texts.parts} className="exercise-tabs" onKeyDown={move}>
      {parts.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={tabId(each)}
          aria-controls={panelId(each)}
          aria-selected={each === part}
          tabIndex={each === part ? 0 : -1}
          className="exercise-tab"
          onClick={() => onPart(each)}
        >
          {each === "entry" && asks ? texts.entryAndQuestions : texts.tabs[each]}
        </button>
      ))}
    </div>
  );
}
