import { useNavigate } from "@tanstack/react-router";
import { askToSignIn } from "#session/gates/sign-in-required.ts";
import { usePolicy } from "#session/gates/use-policy.ts";
import { useSelected } from "#ui/kit/use-store.ts";
import { closeGuided, guidedOpen } from "./guided-open.ts";
import type { GuidedPlace } from "./guided-place.ts";
import { openGuided } from "./open-guided.ts";
import { guidedTexts as texts } from "./texts.ts";

/** Places whose guided mode needs no account (spec §6). */
const OPEN_TO_ALL: ReadonlySet<GuidedPlace> = new Set<GuidedPlace>(["complex-journal", "payroll"]);

interface Guided {
  /** An account is required. */
  readonly locked: boolean;
  readonly open: boolean;
  readonly press: () => void;
}

export function useGuided(place: GuidedPlace): Guided {
  const permission = usePolicy(OPEN_TO_ALL.has(place) ? "guided-journal" : "guided-workspace");
  const open = useSelected(guidedOpen, (where) => where === place);
  const navigate = useNavigate();
  const locked = !permission.allowed && permission.ways.includes("sign-in");
  const press = () => {
    if (locked) askToSignIn(texts.signIn, navigate);
    else if (open) closeGuided();
    else void openGuided(place);
  };
  return { locked, open, press };
}

/** Whether the panel stands beside this page now: what it explains makes room for it. */
export function useIsGuided(): boolean {
  return useSelected(guidedOpen, (where) => where !== null);
}
