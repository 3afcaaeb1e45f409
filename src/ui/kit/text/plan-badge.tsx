import { kitTexts } from "../texts.ts";
import { Badge } from "./badge.tsx";

/** Which plan somebody has. */
export function PlanBadge({ premium }: { readonly premium: boolean }) {
  return <Badge tone={premium ? "premium" : "grey"}>{premium ? kitTexts.premium : kitTexts.freePlan}</Badge>;
}
