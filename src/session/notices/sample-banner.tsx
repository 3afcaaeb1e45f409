import Store from "lucide-react/icons/store";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { sessionTexts } from "../texts.ts";
import { session } from "../who/session.ts";

interface SampleBannerProps {
  /** After leaving: what the address names belongs to the sample. */
  readonly onLeave: () => void;
}

/** Over every screen while the sample is looked at: what is typed here is not the person's own. */
export function SampleBanner({ onLeave }: SampleBannerProps) {
  const leave = () => {
    session.setSample(false);
    onLeave();
  };
  return (
    <Banner
      tone="info"
      flush
      icon={<Store size={18} aria-hidden="true" />}
      actions={
        <Button size="sm" onClick={leave}>
          {sessionTexts.sample.leave}
        </Button>
      }
    >
      {sessionTexts.sample.text}
    </Banner>
  );
}
