import type { GuidedStep } from "../state/guided-machine.ts";
import { guidedPanelTexts } from "./texts.ts";

const { steps: texts } = guidedPanelTexts;

const BARS = [
  { label: texts.chat, steps: ["chat"] },
  { label: texts.details, steps: ["operation-type", "details"] },
  { label: texts.confirm, steps: ["confirmation"] },
  { label: texts.done, steps: ["complete"] },
] as const satisfies readonly { readonly label: string; readonly steps: readonly GuidedStep[] }[];

/** Where the operation stands: one bar a step. */
export function GuidedSteps({ step }: { readonly step: GuidedStep }) {
  const now = BARS.findIndex(({ steps }) => (steps as readonly GuidedStep[]).includes(step));
  return (
    <ol className="guided-steps" aria-label={texts.label}>
      {BARS.map(({ label }, at) => (
        <li
          key={label}
          data-state={at < now ? "done" : at === now ? "now" : "next"}
          aria-current={at === now ? "step" : undefined}
        >
          {at < now ? <span className="sr-only">{texts.passed}</span> : null}
          {label}
        </li>
      ))}
    </ol>
  );
}
