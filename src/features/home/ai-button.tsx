import { Link } from "@tanstack/react-router";
import { explainLimit } from "#flows/upgrade/explain-limit.ts";
import { usePolicy } from "#session/gates/use-policy.ts";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { LockedButton } from "#ui/kit/controls/locked-button.tsx";
import { homeTexts as texts } from "./texts.ts";

/** Opens the assistant's analysis; on the free plan, explains what it requires. */
export function AiButton() {
  const permission = usePolicy("ai-analysis");
  if (permission.allowed)
    return (
      <Link to="/dashboard/ia" className={buttonClass({ className: "max-sm:flex-1" })}>
        {texts.aiAnalysis}
      </Link>
    );
  return (
    <LockedButton
      needs="premium"
      className="max-sm:flex-1"
      onClick={() => explainLimit(permission.text, "info")}
    >
      {texts.aiAnalysis}
    </LockedButton>
  );
}
