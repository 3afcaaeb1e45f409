import { Link } from "@tanstack/react-router";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { InstallButton } from "#pwa/install-button.tsx";
import { useUser } from "#session/use-session.ts";
import { BrandMark } from "#ui/kit/brand-mark.tsx";
import { buttonClass } from "#ui/kit/button-class.ts";
import { ThemeToggle } from "#ui/kit/theme-toggle.tsx";
import { landingTexts as texts } from "./texts.ts";

const ANCHORS = [
  { hash: "inicio", label: texts.home },
  { hash: "acerca-de", label: texts.about },
  { hash: "productos", label: texts.products },
] as const;

/** Signing in, or back to where the work is. */
function MainWay({ className }: { readonly className?: string }) {
  const user = useUser();
  return user === null ? (
    <Link to="/login" className={buttonClass({ variant: "primary", className })}>
      {texts.signIn}
    </Link>
  ) : (
    <Link to="/dashboard" className={buttonClass({ variant: "primary", className })}>
      {texts.toDashboard}
    </Link>
  );
}

function MenuList({ onGo }: { readonly onGo: () => void }) {
  return (
    <ul id="landing-menu" className="border-base-content border-b bg-base-100 px-4 pb-4 lg:hidden">
      {ANCHORS.map(({ hash, label }) => (
        <li key={hash} className="border-raya border-b">
          <a href={`#${hash}`} className="block py-3 text-base" onClick={onGo}>
            {label}
          </a>
        </li>
      ))}
      <li>
        <Link to="/educacion" className="flex items-center gap-2 py-3 text-base">
          <GraduationCap size={18} aria-hidden="true" />
          {texts.education}
        </Link>
      </li>
      <li className="empty:hidden">
        <InstallButton />
      </li>
    </ul>
  );
}

function WideNav() {
  return (
    <nav aria-label={texts.sections} className="ml-auto hidden items-center gap-7 lg:flex">
      {ANCHORS.map(({ hash, label }) => (
        <a key={hash} href={`#${hash}`} className="link-hover text-base">
          {label}
        </a>
      ))}
      <span className="h-6 border-raya border-l" />
      <InstallButton />
      <Link to="/educacion" className={buttonClass({ variant: "outline" })}>
        <GraduationCap size={18} aria-hidden="true" />
        {texts.education}
      </Link>
    </nav>
  );
}

/** Brand, sections, education and signing in; under 1024 px the sections fold into a menu. */
export function LandingHeader() {
  const [open, setOpen] = useState(false);
  const Icon = open ? X : Menu;
  return (
    <header className="sticky top-0 z-20">
      <div className="rule-structure bg-base-100">
        <div className="mx-auto flex h-16 max-w-310 items-center gap-1.5 px-4 sm:gap-3 lg:h-18 xl:px-0">
          <Link to="/" hash="inicio" aria-label={texts.brand}>
            <BrandMark size={34} tagline className="max-[379px]:hidden" />
            {/* The word has no room beside the three buttons. */}
            <BrandMark size={34} word={false} className="min-[380px]:hidden" />
          </Link>
          <WideNav />
          <span className="ml-auto lg:ml-0">
            <ThemeToggle />
          </span>
          <MainWay className="max-md:px-3" />
          <button
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
