import Store from "lucide-react/icons/store";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { sessionTexts } from "../texts.ts";
import { session } from "../who/session.ts";

interface SampleBannerProps {
  /** Called after leaving, because the address refers to data of the sample. */
  readonly onLeave: () => void;
}

/** Shown on every screen while the sample is open: input here does not belong to the user's own books. */
export function SampleBanner({ onLeave }: SampleBannerProps) {
  const leave = () => {
    session.setSample(false);
    onLeave();
  };
  return (
    <Banner
      tone="info"
      flush
      line
      icon={<Store size={18} aria-hidden="true" />}
      actions={
        <Button size="sm" onClick={leave}>
          {sessionTexts.sample.leave}
        </Button>
      }
    >
      <span className="block truncate md:hidden">{sessionTexts.sample.short}</span>
      <span className="hidden md:inline">{sessionTexts.sample.text}</span>
    </Banner>
  );
}
