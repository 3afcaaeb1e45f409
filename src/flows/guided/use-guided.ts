import { useNavigate } from "@tanstack/react-router";
import { askToSignIn } from "#session/gates/sign-in-required.ts";
import { usePolicy } from "#session/gates/use-policy.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { guidedTexts as texts } from "./texts.ts";

/** Where the button is shown. */
export type GuidedPlace = "workspace" | "simple-journal" | "complex-journal" | "payroll";

/** Places whose guided mode needs no account (spec §6). */
const OPEN_TO_ALL: ReadonlySet<GuidedPlace> = new Set<GuidedPlace>(["complex-journal", "payroll"]);

interface Guided {
  /** An account is required. */
  readonly locked: boolean;
  readonly press: () => void;
}

export function useGuided(place: GuidedPlace): Guided {
  const permission = usePolicy(OPEN_TO_ALL.has(place) ? "guided-journal" : "guided-workspace");
  const navigate = useNavigate();
  const locked = !permission.allowed && permission.ways.includes("sign-in");
  const press = () => {
    if (locked) askToSignIn(texts.signIn, navigate);
    else toast.info(texts.soon[place]);
  };
  return { locked, press };
}
