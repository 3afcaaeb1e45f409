import ChevronRight from "lucide-react/icons/chevron-right";
import { GUIDED_TYPES } from "#domain/guided/deed.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { operationOfType } from "#domain/guided/operation-of-type.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { sendGuided } from "../state/guided-conversation.ts";
import type { StepProps } from "./step-props.ts";
import { TYPE_HINTS, TYPE_NAMES, guidedPanelTexts as texts } from "./texts.ts";
import { useStepHeading } from "./use-step-heading.ts";

interface TypeStepProps extends StepProps {
  readonly world: GuidedWorld;
}

/** The six types of operation (spec §9), for who would rather choose than write. */
export function TypeStep({ work, world }: TypeStepProps) {
  const heading = useStepHeading();
  return (
    <>
      <div className="guided-body">
        <h3 ref={heading} tabIndex={-1} className="mb-3 font-semibold outline-none">
          {texts.typeTitle}
        </h3>
        <ul className="guided-types">
          {GUIDED_TYPES.map((type) => (
            <li key={type}>
              <button
                type="button"
                className="guided-type"
                onClick={() =>
                  sendGuided(work, { type: "typeChosen", operation: operationOfType(type, world) })
                }
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{TYPE_NAMES[type]}</span>
                  <span className="block text-caption text-muted">{TYPE_HINTS[type]}</span>
                </span>
                <ChevronRight size={18} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className="guided-foot">
        <Button variant="ghost" onClick={() => sendGuided(work, { type: "cancelled" })}>
          {texts.back}
        </Button>
      </div>
    </>
  );
}
