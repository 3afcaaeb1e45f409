import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { usePolicy } from "#session/gates/use-policy.ts";
import { PremiumPanel } from "#ui/kit/text/premium-panel.tsx";
import { homeTexts as texts } from "./texts.ts";

/**
 * Preview of the paid plan's analysis for this company; renders nothing on that plan, which has the analysis itself.
 */
export function AdvancedAnalysis({ company }: { readonly company: string }) {
  const permission = usePolicy("horizontal-analysis");
  return permission.allowed ? null : (
    <PremiumPanel title={texts.advanced} text={texts.advancedText(company)} onUpgrade={openUpgrade} />
  );
}
