import { type RefObject, useLayoutEffect, useRef } from "react";
import { figureSourceTexts as texts } from "./texts.ts";

/** A step of the way from a figure to its entries. */
export interface TrailStep {
  /** As in `data-step` of the button that leads to it. */
  readonly id: string;
  readonly name: string;
}

/**
 * After a step the focus is on what it shows; after going back, on the part that had led there. `root`: the figure that
 * was pressed.
 */
export function useStepFocus(root: string, steps: readonly TrailStep[]): RefObject<HTMLDivElement | null> {
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
    const led = left && parts.find(({ dataset }) => dataset.step === left.id);
    (led ?? body.current?.querySelector<HTMLElement>("[data-trail]"))?.focus();
  });
  return body;
}

interface StepTrailProps {
  readonly steps: readonly TrailStep[];
  readonly onBack: (index: number) => void;
}

/** The way gone from the figure, each step a way back. */
export function StepTrail({ steps, onBack }: StepTrailProps) {
  if (steps.length < 2) return null;
  return (
    <nav aria-label={texts.trail} className="figure-trail">
      <ol>
        {steps.map(({ id, name }, index) => (
          <li key={id}>
            {index === steps.length - 1 ? (
              <span data-trail tabIndex={-1} aria-current="step">
                {name}
              </span>
            ) : (
              <button type="button" className="link" onClick={() => onBack(index)}>
                {name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
