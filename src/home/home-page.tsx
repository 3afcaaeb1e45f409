import { useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Service } from "#domain/access/pending-intent.ts";
import { LandingFoot } from "#features/landing/landing-foot.tsx";
import { LandingHead } from "#features/landing/landing-head.tsx";
import { LandingScreen } from "#features/landing/landing-screen.tsx";
import { isSectionId } from "#features/landing/sections.ts";
import { jumpToSection } from "#features/landing/show-section.ts";
import { useUser } from "#session/who/use-session.ts";
import { type Island, makeIsland } from "./body-island.tsx";
import { forgetStaticHome, loadBody, type StaticHome, takeStaticHome } from "./static-home.ts";

const LandingBody = lazy(async () => ({ default: (await loadBody()).LandingBody }));
const ServiceDialog = lazy(() =>
  import("#flows/service/service-dialog.tsx").then((made) => ({ default: made.ServiceDialog })),
);

type ServiceSetter = (service: Service | null) => void;

/** Coming from another screen, the address may name a section, which exists only from now on. */
function goToAddressed(): void {
  const id = window.location.hash.slice(1);
  if (isSectionId(id)) jumpToSection(id);
}

/**
 * Removes the painted content once React has rendered its own, before the next frame. A button pressed earlier is
 * clicked again.
 */
function useEmptied(place: HTMLElement): void {
  const [before] = useState(() => [...place.children]);
  useLayoutEffect(() => {
    const label = place.querySelector("[data-pressed]")?.getAttribute("aria-label");
    for (const element of before) element.remove();
    if (label) place.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click();
  }, [before, place]);
}

/** The painted body greets a visitor; with an account signed in it is hydrated at once to show that greeting. */
function useIsland(node: HTMLElement, onService: ServiceSetter): void {
  const router = useRouter();
  const user = useUser();
  const island = useRef<Island>(null);
  useLayoutEffect(() => {
    const made = makeIsland({ node, router, onService });
    island.current = made;
    return () => {
      made.leave();
      forgetStaticHome();
    };
  }, [node, router, onService]);
  useEffect(() => {
    if (user !== null) void island.current?.wake();
  }, [user]);
}

interface PaintedHomeProps {
  readonly painted: StaticHome;
  readonly onService: ServiceSetter;
}

/**
 * Renders header and foot with React in place of the painted ones; the painted body stays until the visitor uses it.
 */
function PaintedHome({ painted, onService }: PaintedHomeProps) {
  useEmptied(painted.head);
  useEmptied(painted.foot);
  useIsland(painted.body, onService);
  useLayoutEffect(() => painted.home.setAttribute("data-taken", ""), [painted]);
  return (
    <>
      {createPortal(<LandingHead />, painted.head)}
      {createPortal(<LandingFoot />, painted.foot)}
    </>
  );
}

/**
 * The home page: takes over the painted one if the page contains it, and renders its own when coming from another
 * screen.
 */
export function HomePage() {
  const [painted] = useState(takeStaticHome);
  const [service, setService] = useState<Service | null>(null);
  return (
    <>
      {painted === null ? (
        <LandingScreen>
          <Suspense fallback={<div className="min-h-dvh" />}>
            <LandingBody onService={setService} onReady={goToAddressed} />
          </Suspense>
        </LandingScreen>
      ) : (
        <PaintedHome painted={painted} onService={setService} />
      )}
      {service === null ? null : (
        <Suspense fallback={null}>
          <ServiceDialog service={service} from="products" onClose={() => setService(null)} />
        </Suspense>
      )}
    </>
  );
}
