import { useEffect } from "react";
import { About } from "./about.tsx";
import { Audience } from "./audience.tsx";
import { Benefits } from "./benefits.tsx";
import { ContactSection } from "./contact.tsx";
import { Hero } from "./hero.tsx";
import { Plans } from "./plans.tsx";
import { Products, type ServiceHandler } from "./products.tsx";
import { SampleWindow } from "./sample-window.tsx";
import { Workspaces } from "./workspaces.tsx";

interface LandingBodyProps extends ServiceHandler {
  /** Called once it is rendered and responds to presses. */
  readonly onReady: () => void;
}

/** Everything between header and footer. Loaded when the visitor first interacts with it. */
export function LandingBody({ onService, onReady }: LandingBodyProps) {
  useEffect(onReady, [onReady]);
  return (
    <>
      <Hero />
      <Benefits />
      <SampleWindow />
      <Audience />
      <Products onService={onService} />
      <Workspaces onService={onService} />
      <Plans />
      <About />
      <ContactSection />
    </>
  );
}
