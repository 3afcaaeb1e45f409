import type { FormEvent } from "react";
import { answer } from "#domain/guided/answer.ts";
import type { GuidedOperation } from "#domain/guided/guided-operation.ts";
import type { GuidedWorld } from "#domain/guided/guided-world.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { sendGuided } from "../state/guided-conversation.ts";
import { AboutFields } from "./details/about-fields.tsx";
import { BesideFields } from "./details/beside-fields.tsx";
import type { DetailFieldsProps } from "./details/detail-fields.ts";
import { MoneyFields } from "./details/money-fields.tsx";
import { PaymentFields } from "./details/payment-fields.tsx";
import type { StepProps } from "./step-props.ts";
import { guidedPanelTexts, QUESTION_TEXTS } from "./texts.ts";
import { useStepHeading } from "./use-step-heading.ts";

const { details: texts } = guidedPanelTexts;

interface DetailsStepProps extends StepProps {
  readonly operation: GuidedOperation;
  readonly world: GuidedWorld;
}

/** Why the operation cannot go on yet; null if it can (spec §5: amount and payment method at least). */
function lackOf({ missing }: GuidedOperation): string | null {
  const [question] = missing;
  if (question === undefined) return null;
  const kinds = new Set(missing.map(({ kind }) => kind));
  if (kinds.has("amount") && kinds.has("means")) return texts.needs;
  return texts.lacks(QUESTION_TEXTS[question.kind]);
}

/** Everything that was understood, to fill in and correct. */
export function DetailsStep({ work, operation, world }: DetailsStepProps) {
  const heading = useStepHeading();
  const lack = lackOf(operation);
  const fields: DetailFieldsProps = {
    operation,
    world,
    onAnswer: (given) =>
      sendGuided(work, { type: "operationChanged", operation: answer(operation, given, world) }),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sendGuided(work, { type: "continued" });
  };
  return (
    <form className="contents" onSubmit={submit} noValidate>
      <div className="guided-body">
        <h3 ref={heading} tabIndex={-1} className="mb-3 font-semibold outline-none">
          {texts.title}
        </h3>
        <div className="grid gap-4">
          <AboutFields {...fields} />
          <MoneyFields {...fields} />
          <PaymentFields {...fields} />
          <BesideFields {...fields} />
        </div>
      </div>
      <div className="guided-foot">
        {lack === null ? null : (
          <p id="guided-lack" className="mb-2 text-caption text-muted">
            {lack}
          </p>
        )}
        <div className="guided-foot-buttons">
          <Button variant="ghost" onClick={() => sendGuided(work, { type: "cancelled" })}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={lack !== null}
            aria-describedby={lack === null ? undefined : "guided-lack"}
          >
            {texts.next}
          </Button>
        </div>
      </div>
    </form>
  );
}
