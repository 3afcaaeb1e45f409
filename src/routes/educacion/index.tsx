import { createFileRoute } from "@tanstack/react-router";
import { EducationPage } from "#features/education/public/education-page.tsx";
import { LandingFoot } from "#features/landing/landing-foot.tsx";
import { LandingHeader } from "#features/landing/landing-header.tsx";

export const Route = createFileRoute("/educacion/")({
  component: Screen,
});

function Screen() {
  return <EducationPage header={<LandingHeader away />} foot={<LandingFoot />} />;
}
