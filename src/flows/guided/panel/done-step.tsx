import CircleCheck from "lucide-react/icons/circle-check";
import { useEffect, useEffectEvent } from "react";
import { sendGuided } from "../state/guided-conversation.ts";
import type { StepProps } from "./step-props.ts";
import { guidedPanelTexts } from "./texts.ts";
import { useStepHeading } from "./use-step-heading.ts";

/** How long the last step is shown before the conversation comes back (spec §9). */
const DONE_MS = 3000;

/** Says that it was registered, and goes on by itself. */
export function DoneStep({ work, done }: Pick<StepProps, "work"> & { readonly done: string }) {
  const heading = useStepHeading();
  const rest = useEffectEvent(() => sendGuided(work, { type: "rested" }));
  useEffect(() => {
    const timer = setTimeout(() => rest(), DONE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="guided-body">
      <div className="guided-done">
        <CircleCheck size={48} className="text-success" aria-hidden="true" />
        <h3 ref={heading} tabIndex={-1} className="title-dialog outline-none">
          {guidedPanelTexts.done.title}
        </h3>
        <p className="text-muted">{done}</p>
      </div>
    </div>
  );
}
