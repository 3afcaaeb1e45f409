import CircleAlert from "lucide-react/icons/circle-alert";
import Stamp from "lucide-react/icons/stamp";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { limitPanels } from "#session/policy-text.ts";
import { Banner } from "#ui/kit/banner.tsx";
import { Button } from "#ui/kit/button.tsx";
import { companyTexts as texts } from "./texts.ts";

/** The plan holds no more companies. Stands as long as that is so. */
export function LimitBanner() {
  return (
    <div className="mt-5">
      <Banner
        tone="error"
        role="status"
        icon={<CircleAlert size={20} aria-hidden="true" />}
        actions={
          <Button variant="premium" icon={<Stamp size={18} aria-hidden="true" />} onClick={openUpgrade}>
            {texts.goPremium}
          </Button>
        }
      >
        <strong>{limitPanels.title}</strong>. {limitPanels.companies}.{" "}
        <span className="text-muted">{texts.limitMore}</span>
      </Banner>
    </div>
  );
}
