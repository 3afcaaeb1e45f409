import CircleAlert from "lucide-react/icons/circle-alert";
import Stamp from "lucide-react/icons/stamp";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { kitTexts } from "#ui/kit/texts.ts";
import { limitPanels } from "./policy-text.ts";

interface LimitBannerProps {
  /** The limit that is full (spec §8). */
  readonly text: string;
  /** What the other plan gives. */
  readonly more?: string;
  /** Shows the plans. */
  readonly onUpgrade: () => void;
}

/** The plan holds no more of what a screen lists. Stands as long as that is so. */
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
