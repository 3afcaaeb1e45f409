import { BrandMark } from "#ui/kit/text/brand-mark.tsx";
import { SectionLink } from "./section-link.tsx";
import { ANCHORS } from "./sections.ts";
import { landingTexts as texts } from "./texts.ts";

export function LandingFoot() {
  return (
    <footer className="border-base-content border-t">
      <div className="landing-width flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6">
        <BrandMark size={28} />
        <p className="text-muted">{texts.footer}</p>
        <nav aria-label={texts.footerSections} className="flex flex-wrap gap-x-6">
          {ANCHORS.map(({ id, label }) => (
            <SectionLink key={id} id={id} className="link-hover py-2 text-muted">
              {label}
            </SectionLink>
          ))}
        </nav>
      </div>
    </footer>
  );
}
