import type { Activity } from "#domain/classroom/activity.ts";
import { type GradingPolicy, PENALTIES } from "#domain/grading/grade-result.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import {
  RUBRIC_WEIGHTS,
  type RubricWeight,
  rubricPercent,
  weightsTotal,
  withPenalty,
  withWeight,
} from "#domain/grading/rubric.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { NumberField } from "../settings/number-field.tsx";
import { withoutRubric } from "./activity-draft.ts";
import { plannerTexts } from "./texts.ts";

const { rubric: texts, form } = plannerTexts;

interface RubricFieldsProps {
  readonly activity: Activity;
  readonly onChange: (activity: Activity) => void;
}

const isPercent = (share: number) => share >= 0 && share <= 1;

/** What is wrong with a weight; the last one tells of all three together. */
function weightError(policy: GradingPolicy, each: RubricWeight): string | null {
  const total = weightsTotal(policy);
  if (!isPercent(policy.weights[each])) return texts.noPercent;
  return each === "amount" && total !== 100 ? form.sum(total) : null;
}

function Discounts({
  policy,
  onPolicy,
}: {
  readonly policy: GradingPolicy;
  readonly onPolicy: (policy: GradingPolicy) => void;
}) {
  const shown = PENALTIES.filter((each) => each !== "third-party" || policy.asksThirdParty);
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-1 font-semibold">{texts.discounts}</legend>
      {shown.map((each) => (
        <NumberField
          key={each}
          label={texts.penalties[each]}
          value={rubricPercent(policy.penalties[each])}
          error={isPercent(policy.penalties[each]) ? null : texts.noPercent}
          onChange={(percent) => onPolicy(withPenalty(policy, each, percent))}
        />
      ))}
    </fieldset>
  );
}

/** How an entry is scored: what account, side and value are worth, and what is taken off (ED-147). */
export function RubricFields({ activity, onChange }: RubricFieldsProps) {
  const policy = activity.policy ?? DEFAULT_POLICY;
  const onPolicy = (next: GradingPolicy) => onChange({ ...activity, policy: next });
  const total = weightsTotal(policy);
  const { pesos } = policy.tolerance;
  const isTolerance = Number.isInteger(pesos) && pesos >= 0;
  return (
    <details className="rubric" open={activity.policy !== null && total !== 100 ? true : undefined}>
      <summary className="cursor-pointer font-semibold">{texts.title}</summary>
      <div className="mt-3 grid gap-4">
        <fieldset className="grid gap-3 sm:grid-cols-3">
          <legend className="mb-1 font-semibold">{texts.weights}</legend>
          {RUBRIC_WEIGHTS.map((each) => (
            <NumberField
              key={each}
              label={texts.parts[each]}
              value={rubricPercent(policy.weights[each])}
              error={weightError(policy, each)}
              onChange={(percent) => onPolicy(withWeight(policy, each, percent))}
            />
          ))}
        </fieldset>
        <Discounts policy={policy} onPolicy={onPolicy} />
        <NumberField
          label={texts.tolerance}
          value={pesos}
          help={texts.toleranceHelp}
          error={isTolerance ? null : texts.noTolerance}
          onChange={(next) => onPolicy({ ...policy, tolerance: { ...policy.tolerance, pesos: next } })}
        />
        <div>
          <Button size="sm" onClick={() => onChange(withoutRubric(activity))}>
            {texts.reset}
          </Button>
        </div>
      </div>
    </details>
  );
}
