import Calculator from "lucide-react/icons/calculator";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import UserRoundPlus from "lucide-react/icons/user-round-plus";
import Users from "lucide-react/icons/users";
import type { ReactNode } from "react";
import type { Plan } from "#domain/access/plan.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { ParameterSet } from "#domain/payroll/calculator/parameter-set.ts";
import { policyText } from "#session/gates/policy-text.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { LockedButton } from "#ui/kit/controls/locked-button.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import type { LawChoice } from "./payroll-state.ts";
import { payrollTexts as texts } from "./texts.ts";

interface CountProps {
  readonly people: number;
  /** What is open; null for a guest. */
  readonly plan: Plan | null;
}

/** Number of people, and the user's plan; a guest sees the plan's limit. */
export function PeopleCount({ people, plan }: CountProps) {
  return (
    <div
      className="flex flex-wrap items-center gap-x-3 gap-y-1 data-[guest=true]:flex-col data-[guest=true]:items-start"
      data-guest={plan === null}
    >
      <p className="flex items-center gap-2.5 font-semibold text-base">
        <Users size={20} aria-hidden="true" />
        {texts.people(people)}
      </p>
      {plan === null ? (
        <p className="text-caption text-muted">{policyText("payroll-people").text}</p>
      ) : (
        <Badge tone={plan === "premium" ? "premium" : "grey"}>
          {plan === "premium" ? texts.premium : texts.freePlan}
        </Badge>
      )}
    </div>
  );
}

export interface ParametersProps {
  readonly set: ParameterSet;
  readonly law: LawChoice;
  /** The day of "today's" law. */
  readonly day: Day;
  readonly onSet: (set: ParameterSet) => void;
}

/** Selects the parameters of the calculation. */
export function Parameters({ set, law, day, onSet }: ParametersProps) {
  const lawDay = set === "law" ? (law.day ?? day) : day;
  return (
    <SelectField
      className="payroll-parameters"
      label={texts.parameters}
      value={set}
      options={[
        { value: "academic", label: texts.setNames.academic },
        { value: "law", label: texts.setNames.law(formatDay(lawDay)) },
      ]}
      onChange={onSet}
    />
  );
}

interface AddPersonProps {
  /** What is required to add a person when the plan does not allow it. */
  readonly needs: "sign-in" | "premium" | null;
  readonly onAdd: () => void;
  readonly className?: string;
}

export function AddPerson({ needs, onAdd, className }: AddPersonProps) {
  const look = { className, onClick: onAdd };
  if (needs !== null)
    return (
      <LockedButton needs={needs} {...look}>
        {texts.addPerson}
      </LockedButton>
    );
  return (
    <Button {...look} icon={<UserRoundPlus size={18} aria-hidden="true" />}>
      {texts.addPerson}
    </Button>
  );
}

interface CalculateProps {
  /** Id of the text that says why the button is disabled; null when enabled. */
  readonly waitingId: string | null;
  readonly onCalculate: () => void;
  readonly block?: boolean;
}

export function CalculateButton({ waitingId, onCalculate, block = false }: CalculateProps) {
  return (
    <Button
      variant="primary"
      size={block ? "lg" : "md"}
      block={block}
      disabled={waitingId !== null}
      {...(waitingId === null ? {} : { "aria-describedby": waitingId })}
      icon={<Calculator size={18} aria-hidden="true" />}
      onClick={onCalculate}
    >
      {texts.calculate}
    </Button>
  );
}

export function ResetButton({ onReset }: { readonly onReset: () => void }) {
  return (
    <Button variant="ghost" icon={<RotateCcw size={18} aria-hidden="true" />} onClick={onReset}>
      {texts.reset}
    </Button>
  );
}

/** Single-line toolbar for wide screens. */
export function WideToolbar({
  children,
  parameters,
  ...count
}: CountProps & { readonly children: ReactNode; readonly parameters: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 py-5">
      <PeopleCount {...count} />
      {parameters}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">{children}</div>
    </div>
  );
}
