import CircleAlert from "lucide-react/icons/circle-alert";
import Stamp from "lucide-react/icons/stamp";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { kitTexts } from "#ui/kit/texts.ts";
import { limitPanels } from "./policy-text.ts";

interface LimitBannerProps {
  /** Text of the full limit (spec §8). */
  readonly text: string;
  /** What the other plan offers. */
  readonly more?: string;
  /** Opens the plans. */
  readonly onUpgrade: () => void;
}

/** Shown while the plan has no room for more of the listed items. */
export function LimitBanner({ text, more, onUpgrade }: LimitBannerProps) {
  return (
    <div className="mt-5">
      <Banner
        tone="error"
        role="status"
        icon={<CircleAlert size={20} aria-hidden="true" />}
        actions={
          <Button variant="premium" icon={<Stamp size={18} aria-hidden="true" />} onClick={onUpgrade}>
            {kitTexts.goPremium}
          </Button>
        }
      >
        <strong>{limitPanels.title}</strong>. {text}.
        {more === undefined ? null : <span className="text-muted"> {more}</span>}
      </Banner>
    </div>
  );
}
