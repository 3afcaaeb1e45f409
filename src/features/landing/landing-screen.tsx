import type { ReactNode } from "react";
import { LandingFoot } from "./landing-foot.tsx";
import { LandingHead } from "./landing-head.tsx";

interface LandingScreenProps {
  /** The body, whose code loads separately. */
  readonly children: ReactNode;
}

/** The home page. Loads no database: a visitor may only be passing by. */
export function LandingScreen({ children }: LandingScreenProps) {
  return (
    <>
      <LandingHead />
      <main>{children}</main>
      <LandingFoot />
    </>
  );
}
