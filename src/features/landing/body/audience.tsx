import BriefcaseBusiness from "lucide-react/icons/briefcase-business";
import ChevronDown from "lucide-react/icons/chevron-down";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Sprout from "lucide-react/icons/sprout";
import Store from "lucide-react/icons/store";
import { Fragment, useEffect, useRef, useState } from "react";
import { Section } from "../section.tsx";
import { SECTION_IDS } from "../sections.ts";
import { SCROLL_DELAY_MS, scrollTo } from "../show-section.ts";
import { AudiencePanel } from "./audience-panel.tsx";
import { bodyTexts, type Profile } from "./texts.ts";

const { audience } = bodyTexts;

const ICONS: Readonly<Record<Profile["id"], typeof Store>> = {
  estudiantes: GraduationCap,
  empresarios: Store,
  contadores: BriefcaseBusiness,
  emprendedores: Sprout,
};

const panelId = (profile: Profile) => `perfil-${profile.id}`;

interface CardProps {
  readonly profile: Profile;
  readonly open: boolean;
  readonly onPress: () => void;
}

function ProfileCard({ profile, open, onPress }: CardProps) {
  const Icon = ICONS[profile.id];
  return (
    <h3 className="profile-head" data-open={open}>
      <button
        type="button"
        className="profile-card"
        aria-expanded={open}
        aria-controls={panelId(profile)}
        onClick={onPress}
      >
        <Icon size={24} aria-hidden="true" className="profile-icon" />
        <span className="title-block profile-title">{profile.title}</span>
        <span className="profile-hook">{profile.hook}</span>
        <span className="profile-benefit">{profile.benefit}</span>
        <ChevronDown size={18} aria-hidden="true" className="profile-chevron" />
      </button>
    </h3>
  );
}

/** Scrolls to the panel once it is laid out; the focus stays on the card. */
function usePanelInView(chosen: Profile["id"] | null) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen === null) return;
    const timer = setTimeout(() => panel.current && scrollTo(panel.current, "nearest"), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [chosen]);
  return panel;
}

/** Four profiles. Choosing one expands its panel below; pressing it again closes it. */
export function Audience() {
  const [chosen, choose] = useState<Profile["id"] | null>(null);
  const panel = usePanelInView(chosen);
  return (
    <Section id={SECTION_IDS.audience} title={audience.title} text={audience.text} tinted>
      <div className="profiles">
        {audience.profiles.map((profile) => {
          const open = profile.id === chosen;
          return (
            <Fragment key={profile.id}>
              <ProfileCard profile={profile} open={open} onPress={() => choose(open ? null : profile.id)} />
              <div id={panelId(profile)} ref={open ? panel : null} hidden={!open} className="profile-panel">
                {open ? <AudiencePanel profile={profile} /> : null}
              </div>
            </Fragment>
          );
        })}
      </div>
    </Section>
  );
}
