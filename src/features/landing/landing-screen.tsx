import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Service } from "#domain/access/pending-intent.ts";
import { BrandMark } from "#ui/kit/brand-mark.tsx";
import { NoticePlace } from "#ui/kit/notice-place.tsx";
import { LandingHeader } from "./landing-header.tsx";
import { SectionLink } from "./section-link.tsx";
import { ANCHORS, SECTION_IDS } from "./sections.ts";
import { landingTexts as texts } from "./texts.ts";

const ServiceDialog = lazy(async () => ({
  default: (await import("#flows/service/service-dialog.tsx")).ServiceDialog,
}));

function Footer() {
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

export interface LandingScreenProps {
  /** What stands between the header and the foot, given the way to open the service dialog. */
  readonly body: (onService: (service: Service) => void) => ReactNode;
}

/** The home page. Loads no database: a visitor may only be passing by. */
export function LandingScreen({ body }: LandingScreenProps) {
  const [service, setService] = useState<Service | null>(null);
  return (
    <>
      <SectionLink id={SECTION_IDS.products} className="skip-link">
        {texts.toContent}
      </SectionLink>
      <LandingHeader />
      <NoticePlace />
      <main>{body(setService)}</main>
      <Footer />
      {service === null ? null : (
        <Suspense fallback={null}>
          <ServiceDialog service={service} from="products" onClose={() => setService(null)} />
        </Suspense>
      )}
    </>
  );
}
