import { NoticePlace } from "#ui/kit/feedback/notice-place.tsx";
import { LandingHeader } from "./landing-header.tsx";
import { SectionLink } from "./section-link.tsx";
import { SECTION_IDS } from "./sections.ts";
import { landingTexts as texts } from "./texts.ts";

/** Everything above the body: skip link, header, and notices of the page. */
export function LandingHead() {
  return (
    <>
      <SectionLink id={SECTION_IDS.products} className="skip-link">
        {texts.toContent}
      </SectionLink>
      <LandingHeader />
      <NoticePlace />
    </>
  );
}
