import { Badge, type BadgeTone } from "#ui/kit/badge.tsx";
import type { StaffMember } from "./staff.ts";
import { employeeTexts as texts } from "./texts.ts";

const TONES: Readonly<Record<StaffMember["state"], BadgeTone>> = {
  active: "ok",
  coming: "info",
  ended: "neutral",
};

/** How the contract stands, in a word. */
export function EmployeeState({ state }: Pick<StaffMember, "state">) {
  return <Badge tone={TONES[state]}>{texts.state[state]}</Badge>;
}
