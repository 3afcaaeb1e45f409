import type { ProfileProblem } from "#domain/fiscal/fiscal-profile.ts";
import type { FiscalRefusal } from "#domain/fiscal/fiscal-refusal.ts";
import { overLimitTexts } from "#session/gates/policy-text.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import type { StorageRefusal } from "#storage/engine/run-command.ts";
import { fiscalTexts } from "./texts.ts";

const { problems: texts } = fiscalTexts;

function problemText(problem: ProfileProblem): string {
  switch (problem.kind) {
    case "blank-name":
      return refusalText({ kind: "blank-name" });
    case "blank-retention":
      return texts.blankRetention(problem.index + 1);
    case "bad-account":
      return texts.badAccount(problem.index === null ? null : problem.index + 1);
    case "too-many-retentions":
      return texts.tooMany(problem.limit);
  }
}

/** The only place for the Spanish text of each reason why a profile change is refused. */
export function fiscalRefusalText(refusal: FiscalRefusal | StorageRefusal): string {
  switch (refusal.kind) {
    case "unknown-profile":
      return texts.unknown;
    case "stale-profile":
      return texts.stale;
    case "bad-profile":
      return problemText(refusal.problem);
    case "over-limit-profile":
      return overLimitTexts.fiscalProfiles;
    default:
      return refusalText(refusal);
  }
}
