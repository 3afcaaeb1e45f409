import { useEffect } from "react";
import type { FirstStep } from "#domain/company/first-week.ts";
import { useSession } from "../who/use-session.ts";
import { tickSteps } from "./kept-week.ts";

/** Whose first week it is: an account's in its own books, not in the sample. */
export function useWeekKeeper(): string | null {
  const { state, sample } = useSession();
  return state.kind === "in" && !sample ? state.user.id : null;
}

/** Drawn beside what a step of the first week asks to be looked at: it was. */
export function StepDone({ step }: { readonly step: FirstStep }) {
  const keeper = useWeekKeeper();
  useEffect(() => {
    if (keeper !== null) tickSteps(keeper, [step]);
  }, [keeper, step]);
  return null;
}
