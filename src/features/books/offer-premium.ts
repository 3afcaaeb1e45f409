import type { PolicyText } from "#domain/access/policy.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { policyText } from "#session/policy-text.ts";
import { toast } from "#ui/kit/toast.ts";
import { bookTexts as texts } from "./texts.ts";

/** Says why the plan does not give something, and offers the one that does. */
export function offerPremium(key: PolicyText): void {
  toast.error({
    id: `plan-${key}`,
    ...policyText(key),
    actions: [{ label: texts.goPremium, variant: "outline", onAction: openUpgrade }],
  });
}
