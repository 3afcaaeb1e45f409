import { Link } from "@tanstack/react-router";
import Check from "lucide-react/icons/check";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { SECTION_IDS } from "../sections.ts";
import { SCROLL_DELAY_MS, showSection } from "../show-section.ts";
import { bodyTexts, type Profile } from "./texts.ts";

function FeatureLine({ feature }: { readonly feature: string }) {
  return (
    <li className="flex items-center gap-3 border-raya border-b py-2.5 text-base last:border-b-0">
      <Check size={18} aria-hidden="true" className="text-success" />
      <span className="flex-1">{feature}</span>
    </li>
  );
}

/** Links of a profile: students can learn with a guide or work as professionals; all others go to the products. */
function Ways({ profile }: { readonly profile: Profile }) {
  if (profile.id !== "estudiantes") {
    const toProducts = () => setTimeout(() => showSection(SECTION_IDS.products), SCROLL_DELAY_MS);
    return (
      <Button variant="primary" onClick={toProducts}>
        {profile.action}
      </Button>
    );
  }
  return (
    <>
      <Link to="/educacion" className={buttonClass({ variant: "primary" })}>
        {profile.action}
      </Link>
      <Link to="/workspace" className={buttonClass({ variant: "outline" })}>
        {bodyTexts.audience.professional}
      </Link>
    </>
  );
}

/** What a profile offers: a summary, a list, and links to begin. */
export function AudiencePanel({ profile }: { readonly profile: Profile }) {
  return (
    <div className="grid gap-x-16 gap-y-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div>
        <p className="title-dialog max-lg:hidden">{profile.heading}</p>
        <p className="text-reading lg:mt-2">{profile.description}</p>
      </div>
      <ul className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {profile.features.map((feature) => (
          <FeatureLine key={feature} feature={feature} />
        ))}
      </ul>
      <div className="profile-ways">
        <Ways profile={profile} />
      </div>
    </div>
  );
}
