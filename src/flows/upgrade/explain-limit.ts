import type { PolicyText } from "#domain/access/policy.ts";
import { policyText } from "#session/gates/policy-text.ts";
import { SLOW_TOAST, toast } from "#ui/kit/feedback/toast.ts";
import { kitTexts } from "#ui/kit/texts.ts";
import { openUpgrade } from "./open-upgrade.ts";

/** Shows why the plan refuses, with a button to the other plan. */
export function explainLimit(text: PolicyText, tone: "error" | "warning" | "info" = "error"): void {
  toast[tone]({
    id: text,
    ...policyText(text),
    ...SLOW_TOAST,
    actions: [{ label: kitTexts.goPremium, onAction: openUpgrade }],
  });
}
