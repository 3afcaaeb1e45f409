import Calculator from "lucide-react/icons/calculator";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import UserRoundPlus from "lucide-react/icons/user-round-plus";
import Users from "lucide-react/icons/users";
import type { ReactNode } from "react";
import type { User } from "#domain/access/user.ts";
import { ACADEMIC } from "#domain/payroll/academic.data.ts";
import { policyText } from "#session/policy-text.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { Button } from "#ui/kit/button.tsx";
import { LockedButton } from "#ui/kit/locked-button.tsx";
import { payrollTexts as texts } from "./texts.ts";

interface CountProps {
  readonly people: number;
  readonly user: User | null;
}

/** How many there are, and what the plan of who is here is; a guest reads what it holds. */
export function PeopleCount({ people, user }: CountProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="flex items-center gap-2.5 font-semibold text-base">
        <Users size={20} aria-hidden="true" />
        {texts.people(people)}
      </p>
      {user === null ? (
        <p className="text-caption text-muted">{policyText("payroll-people").text}</p>
      ) : (
        <Badge tone={user.isPremium ? "premium" : "grey"}>
          {user.isPremium ? texts.premium : texts.freePlan}
        </Badge>
      )}
    </div>
  );
}

/** With which parameters everything here is calculated. */
export function Parameters() {
  return (
    <p className="text-muted">
      {texts.parameters} <span className="text-base-content">{ACADEMIC.name}</span>
    </p>
  );
}

interface AddPersonProps {
  /** What opens it where the plan does not give it. */
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
  /** Why it cannot be pressed; null when it can. */
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

/** One line on a wide screen. */
export function WideToolbar({ children, ...count }: CountProps & { readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-5">
      <PeopleCount {...count} />
      <Parameters />
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2.5">{children}</div>
    </div>
  );
}
