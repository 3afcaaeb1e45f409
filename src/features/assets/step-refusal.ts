import type { AssetFieldProblem, AssetRefusal } from "#domain/assets/asset.ts";
import { ASSET_FIELD_TEXTS, assetRefusalText } from "#session/notices/asset-refusal-text.ts";

/** A field of what is said of a step. */
export type StepField = "date" | "amount" | "months" | "units" | "residual";

const FIELDS: Readonly<Partial<Record<AssetFieldProblem, StepField>>> = {
  cost: "amount",
  life: "months",
  units: "units",
  residual: "residual",
};

/** What is refused of a step, at the field that mends it (AX-10); `rest`: what no field does. */
export function stepRefusal(error: AssetRefusal): Readonly<Partial<Record<StepField | "rest", string>>> {
  const text = assetRefusalText(error);
  switch (error.kind) {
    case "later-event":
    case "month-counted":
    case "before-asset":
    case "month-missing":
      return { date: text };
    case "over-limit-asset":
      return { amount: text };
    case "bad-asset":
      return Object.fromEntries(
        error.problems.map((problem) => [FIELDS[problem] ?? "rest", ASSET_FIELD_TEXTS[problem]]),
      );
    default:
      return { rest: text };
  }
}
