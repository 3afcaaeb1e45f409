import { Badge, type BadgeTone } from "#ui/kit/text/badge.tsx";
import type { StaffMember } from "./staff.ts";
import { employeeTexts as texts } from "./texts.ts";

const TONES: Readonly<Record<StaffMember["state"], BadgeTone>> = {
  active: "ok",
  coming: "info",
  ended: "neutral",
};

/** Contract status as a word; "settled" takes precedence over "ended". */
export function EmployeeState({ state, settled }: Pick<StaffMember, "state" | "settled">) {
  if (settled !== null) return <Badge tone="neutral">{texts.settled}</Badge>;
  return <Badge tone={TONES[state]}>{texts.state[state]}</Badge>;
}
