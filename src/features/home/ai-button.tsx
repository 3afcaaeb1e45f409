import { Link } from "@tanstack/react-router";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { policyText } from "#session/policy-text.ts";
import { usePolicy } from "#session/use-policy.ts";
import { buttonClass } from "#ui/kit/button-class.ts";
import { LockedButton } from "#ui/kit/locked-button.tsx";
import { toast } from "#ui/kit/toast.ts";
import { homeTexts as texts } from "./texts.ts";

/** The analysis by the assistant; on the free plan, what it would take. */
export function AiButton() {
  const permission = usePolicy("ai-analysis");
  if (permission.allowed)
    return (
      <Link to="/dashboard/ia" className={buttonClass({ className: "max-sm:flex-1" })}>
        {texts.aiAnalysis}
      </Link>
    );
  const explain = () => {
    const words = policyText(permission.text);
    toast.info({
      id: permission.text,
      ...words,
      durationMs: 8000,
      actions: [{ label: texts.goPremium, onAction: openUpgrade }],
    });
  };
  return (
    <LockedButton needs="premium" className="max-sm:flex-1" onClick={explain}>
      {texts.aiAnalysis}
    </LockedButton>
  );
}
