import { Link } from "@tanstack/react-router";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import { InstallButton } from "#pwa/install-button.tsx";
import { useUser } from "#session/who/use-session.ts";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { ThemeToggle } from "#ui/kit/controls/theme-toggle.tsx";
import { BrandMark } from "#ui/kit/text/brand-mark.tsx";
import { SectionLink } from "./section-link.tsx";
import { ANCHORS, SECTION_IDS } from "./sections.ts";
import { landingTexts as texts } from "./texts.ts";
import { useCurrentSection } from "./use-current-section.ts";

/** Link to sign in, or to the dashboard if signed in. */
function MainWay() {
  const user = useUser();
  const look = buttonClass({ variant: "primary", className: "landing-way" });
  return user === null ? (
    <Link to="/login" className={look}>
      {texts.signIn}
    </Link>
  ) : (
    <Link to="/dashboard" className={look}>
      {texts.toDashboard}
    </Link>
  );
}

interface LandingHeaderProps {
  /** On another page than home: no section of it is being read. */
  readonly away?: boolean | undefined;
}

function WideNav({ away = false }: LandingHeaderProps) {
  const current = useCurrentSection();
  return (
    <div className="ml-auto hidden items-center gap-4 lg:flex xl:gap-7">
      {/* Appears when the browser offers it: to the left of the rest, where there is room and nothing moves. */}
      <InstallButton />
      <nav aria-label={texts.sections} className="flex items-center gap-5 xl:gap-7">
        {ANCHORS.map(({ id, label }) => (
          <SectionLink key={id} id={id} className="landing-anchor" current={!away && id === current}>
            {label}
          </SectionLink>
        ))}
      </nav>
      <span className="h-6 border-raya border-l" />
      <Link to="/educacion" className={buttonClass({ variant: "outline" })}>
        <GraduationCap size={18} aria-hidden="true" />
        {texts.education}
      </Link>
    </div>
  );
}

function MenuList({ onGo }: { readonly onGo: () => void }) {
  return (
    <nav id="landing-menu" aria-label={texts.sections} className="landing-menu lg:hidden">
      <ul>
        {ANCHORS.map(({ id, label }) => (
          <li key={id} className="border-raya border-b">
            <SectionLink id={id} className="block py-3 text-base" onGo={onGo}>
              {label}
            </SectionLink>
          </li>
        ))}
        <li className="border-raya border-b">
          <Link to="/educacion" className="flex items-center gap-2 py-3 text-base">
            <GraduationCap size={18} aria-hidden="true" />
            {texts.education}
          </Link>
        </li>
        <li className="flex items-center gap-3 pt-2">
          <InstallButton />
          <ThemeToggle />
        </li>
      </ul>
    </nav>
  );
}

/** State of the menu; Escape and a press outside close it, and Escape returns the focus to its button. */
function useFoldedMenu() {
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !header.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onKey);
    };
  }, [open]);
  return { open, setOpen, header, toggle };
}

/** Brand, sections, education and sign-in; under 1024 px the sections fold into a menu. */
export function LandingHeader({ away }: LandingHeaderProps) {
  const { open, setOpen, header, toggle } = useFoldedMenu();
  const Icon = open ? X : Menu;
  return (
    <header ref={header} className="landing-header">
      <div className="rule-structure bg-base-100">
        <div className="landing-width flex h-16 items-center gap-1.5 sm:gap-3 lg:h-18">
          <SectionLink id={SECTION_IDS.home}>
            <BrandMark size={34} tagline />
          </SectionLink>
          <WideNav away={away} />
          <span className="max-lg:hidden">
            <ThemeToggle />
          </span>
          <span className="ml-auto lg:ml-0">
            <MainWay />
          </span>
          <button
            ref={toggle}
            type="button"
            className="btn btn-ghost btn-square lg:hidden"
            aria-label={open ? texts.closeMenu : texts.openMenu}
            aria-expanded={open}
            aria-controls="landing-menu"
            onClick={() => setOpen(!open)}
          >
            <Icon size={22} aria-hidden="true" />
          </button>
        </div>
      </div>
      {open ? <MenuList onGo={() => setOpen(false)} /> : null}
    </header>
  );
}
