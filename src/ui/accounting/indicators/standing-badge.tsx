import type { IndicatorStanding } from "#domain/accounting/indicators.ts";
import { Badge, type BadgeTone } from "../../kit/text/badge.tsx";
import { STANDING_WORDS } from "./indicator-texts.ts";

export const STANDING_TONES: Readonly<Record<IndicatorStanding, BadgeTone>> = {
  good: "ok",
  warning: "warn",
  bad: "error",
};

/** The rating of an indicator as a word and a colour; renders nothing if it has no value. */
export function StandingBadge({ standing }: { readonly standing: IndicatorStanding | null }) {
  return standing === null ? null : <Badge tone={STANDING_TONES[standing]}>{STANDING_WORDS[standing]}</Badge>;
}
