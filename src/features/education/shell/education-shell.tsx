import { Link, useNavigate } from "@tanstack/react-router";
import LogOut from "lucide-react/icons/log-out";
import MenuIcon from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { type ReactNode, useState } from "react";
import { initials } from "#domain/access/user.ts";
import { OfflineBadge } from "#pwa/offline-badge.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { ThemeToggle } from "#ui/kit/controls/theme-toggle.tsx";
import { NoticePlace } from "#ui/kit/feedback/notice-place.tsx";
import { SavedIndicator } from "#ui/kit/feedback/saved-indicator.tsx";
import { Drawer } from "#ui/kit/overlays/drawer.tsx";
import { BrandMark } from "#ui/kit/text/brand-mark.tsx";
import { useStore } from "#ui/kit/use-store.ts";
import { useTitle } from "#ui/kit/use-title.ts";
import type { AcademicRole, AcademicSection } from "./academic-place.ts";
import { EducationNav, sectionTitle } from "./education-nav.tsx";
import { savedWork } from "./saved-work.ts";
import "./shell.css";
import { educationShellTexts } from "./texts.ts";
import { type AcademicUser, SAMPLE_USERS, whoIsHere } from "./who.ts";

interface EducationShellProps {
  readonly role: AcademicRole;
  readonly section: AcademicSection;
  readonly children: ReactNode;
}

interface FramePartProps extends Omit<EducationShellProps, "children"> {
  readonly user: AcademicUser;
}

function UserFoot({ user }: { readonly user: AcademicUser }) {
  return (
    <div className="education-user">
      <p className="font-semibold">{user.name}</p>
      {user.about === "" ? null : <p className="text-caption text-muted">{user.about}</p>}
    </div>
  );
}

function Sidebar({ role, section, user }: FramePartProps) {
  return (
    <aside className="shell-side education-side">
      <Link to="/" className="shell-brand" aria-label={educationShellTexts.brand}>
        <BrandMark size={32} />
      </Link>
      <EducationNav role={role} section={section} />
      <UserFoot user={user} />
    </aside>
  );
}

function TopBar({ title, user, onMenu }: { title: string; user: AcademicUser; onMenu: () => void }) {
  const navigate = useNavigate();
  const saved = useStore(savedWork);
  return (
    <header className="shell-header">
      <div className="flex items-center gap-1 md:hidden">
        <IconButton
          label={educationShellTexts.menu}
          icon={<MenuIcon size={22} aria-hidden="true" />}
          onClick={onMenu}
        />
        <Link to="/" aria-label={educationShellTexts.brand}>
          <BrandMark size={28} />
        </Link>
      </div>
      <p className="hidden font-semibold text-base md:block">{title}</p>
      <div className="ml-auto flex items-center gap-3">
        <OfflineBadge />
        <span className={saved.kind === "failed" ? "flex" : "hidden lg:flex"}>
          <SavedIndicator state={saved} />
        </span>
        <span className="hidden md:block">
          <ThemeToggle />
        </span>
        <span className="hidden h-6 border-raya border-l md:block" />
        <Link to="/" className="hidden shrink-0 px-2 font-semibold hover:underline md:block">
          {educationShellTexts.toSite}
        </Link>
        <span className="hidden md:block">
          <Button icon={<LogOut size={18} aria-hidden="true" />} onClick={() => void navigate({ to: "/" })}>
            {educationShellTexts.signOut}
          </Button>
        </span>
        <span aria-hidden="true" className="shell-initials">
          {initials(user.name)}
        </span>
      </div>
    </header>
  );
}

interface MenuDrawerProps extends FramePartProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function MenuDrawer({ role, section, user, open, onClose }: MenuDrawerProps) {
  const navigate = useNavigate();
  const leave = () => {
    onClose();
    void navigate({ to: "/" });
  };
  return (
    <Drawer open={open} onClose={onClose} label={educationShellTexts.navigation} surface="mesa">
      <div className="flex items-center justify-between p-4">
        <BrandMark size={32} />
        <span className="mr-1 ml-auto">
          <ThemeToggle />
        </span>
        <IconButton
          label={educationShellTexts.closeMenu}
          icon={<X size={20} aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
      <div className="border-raya border-y px-4 py-3">
        <UserFoot user={user} />
      </div>
      <div className="shell-drawer">
        <EducationNav role={role} section={section} onGo={onClose} />
      </div>
      <div className="mt-auto grid gap-2 p-4">
        <Link to="/" className="link link-primary py-1 font-medium" onClick={onClose}>
          {educationShellTexts.toSite}
        </Link>
        <Button block icon={<LogOut size={18} aria-hidden="true" />} onClick={leave}>
          {educationShellTexts.signOut}
        </Button>
      </div>
    </Drawer>
  );
}

/** Frame of the academic dashboard: sidebar and top bar; on phones a top bar with a drawer. */
export function EducationShell({ role, section, children }: EducationShellProps) {
  const [menu, setMenu] = useState(false);
  const user = useStore(whoIsHere) ?? SAMPLE_USERS[role];
  const title = sectionTitle(role, section);
  // "Inicio" alone is the title of the panel.
  useTitle(section === "home" ? educationShellTexts.home[role] : title);
  return (
    <div className="shell education-shell">
      <a href="#contenido" className="skip-link">
        {educationShellTexts.toContent}
      </a>
      <Sidebar role={role} section={section} user={user} />
      <div className="min-w-0">
        <TopBar title={title} user={user} onMenu={() => setMenu(true)} />
        <NoticePlace />
        <main id="contenido" tabIndex={-1} className="shell-page" aria-label={title}>
          {children}
        </main>
      </div>
      <MenuDrawer role={role} section={section} user={user} open={menu} onClose={() => setMenu(false)} />
    </div>
  );
}
