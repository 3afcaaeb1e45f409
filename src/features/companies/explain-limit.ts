import type { PolicyText } from "#domain/access/policy.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { policyText } from "#session/policy-text.ts";
import { SLOW_TOAST, toast } from "#ui/kit/toast.ts";
import { companyTexts as texts } from "./texts.ts";

/** Why the plan says no, with the way to the other plan. */
export function explainLimit(text: PolicyText): void {
  toast.error({
    id: text,
    ...policyText(text),
    ...SLOW_TOAST,
    actions: [{ label: texts.goPremium, onAction: openUpgrade }],
  });
}
