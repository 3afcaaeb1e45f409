import { kitTexts } from "../texts.ts";
import { Badge } from "./badge.tsx";

/** Shows a user's plan. */
export function PlanBadge({ premium }: { readonly premium: boolean }) {
  return <Badge tone={premium ? "premium" : "grey"}>{premium ? kitTexts.premium : kitTexts.freePlan}</Badge>;
}
