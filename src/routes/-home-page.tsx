import { lazy, Suspense, useState } from "react";
import type { Service } from "#domain/access/pending-intent.ts";
import { LandingScreen } from "#features/landing/landing-screen.tsx";
import { isSectionId } from "#features/landing/sections.ts";
import { jumpToSection } from "#features/landing/show-section.ts";
import { KeptBody } from "./-kept-body.tsx";
import { loadBody, takeStaticBody } from "./-static-body.ts";

const LandingBody = lazy(async () => ({ default: (await loadBody()).LandingBody }));

interface BodyProps {
  readonly onService: (service: Service) => void;
}

/** From another screen one may come for a section, which is there only now. */
function goToAddressed(): void {
  const id = window.location.hash.slice(1);
  if (isSectionId(id)) jumpToSection(id);
}

function Body({ onService }: BodyProps) {
  const [kept] = useState(takeStaticBody);
  if (kept !== null) return <KeptBody node={kept} onService={onService} />;
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <LandingBody onService={onService} onReady={goToAddressed} />
    </Suspense>
  );
}

/** The home page: header and foot by React, the rest as the page brought it until somebody reaches for it. */
export function HomePage() {
  return <LandingScreen body={(onService) => <Body onService={onService} />} />;
}
