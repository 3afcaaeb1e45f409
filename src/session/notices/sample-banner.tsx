import Store from "lucide-react/icons/store";
import type { ReactNode } from "react";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { leaveSample } from "../who/sample-visit.ts";
import { noticeTexts } from "./notice-texts.ts";

interface SampleBannerProps {
  /** Link to the sample's panel; null on the panel itself. */
  readonly toPanel: ReactNode;
}

/** Shown on every screen while the sample is open: input here does not belong to the user's own books. */
export function SampleBanner({ toPanel }: SampleBannerProps) {
  return (
    <Banner
      tone="info"
      flush
      line
      icon={<Store size={18} aria-hidden="true" />}
      actions={
        <>
          {toPanel}
          <Button size="sm" onClick={() => void leaveSample()}>
            {noticeTexts.sample.leave}
          </Button>
        </>
      }
    >
      <span className="block truncate md:hidden">
        {toPanel === null ? noticeTexts.sample.short : noticeTexts.sample.shortest}
      </span>
      <span className="hidden md:inline">{noticeTexts.sample.text}</span>
    </Banner>
  );
}
