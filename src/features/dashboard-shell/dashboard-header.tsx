import { Link } from "@tanstack/react-router";
import LogOut from "lucide-react/icons/log-out";
import MenuIcon from "lucide-react/icons/menu";
import Search from "lucide-react/icons/search";
import Stamp from "lucide-react/icons/stamp";
import { firstName, initials, type User } from "#domain/access/user.ts";
import { openPalette } from "#flows/palette/open-palette.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { InstallButton } from "#pwa/install-button.tsx";
import { OfflineBadge } from "#pwa/offline-badge.tsx";
import { useSaved } from "#session/saved/use-saved.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { ThemeToggle } from "#ui/kit/controls/theme-toggle.tsx";
import { SavedIndicator } from "#ui/kit/feedback/saved-indicator.tsx";
import { BrandMark } from "#ui/kit/text/brand-mark.tsx";
import { PlanBadge } from "#ui/kit/text/plan-badge.tsx";
import { kitTexts } from "#ui/kit/texts.ts";
import { shellTexts } from "./texts.ts";

interface DashboardHeaderProps {
  readonly user: User;
  readonly onMenu: () => void;
  readonly onSignOut: () => void;
  /** A guest in the sample leaves it instead. */
  readonly signOutLabel: string;
}

function PhoneStart({ onMenu }: { readonly onMenu: () => void }) {
  return (
    <div className="flex items-center gap-1 md:hidden">
      <IconButton label={shellTexts.menu} icon={<MenuIcon size={22} aria-hidden="true" />} onClick={onMenu} />
      <Link to="/" aria-label={shellTexts.brand}>
        <BrandMark size={28} />
      </Link>
    </div>
  );
}

/** In small headers only states that need an action are shown. */
function Saved() {
  const state = useSaved();
  return (
    <span className={state.kind === "failed" ? "flex shrink-0" : "hidden shrink-0 xl:flex"}>
      <SavedIndicator state={state} />
    </span>
  );
}

/** Welcome, back link, theme, user and plan, and sign-out. */
export function DashboardHeader({ user, onMenu, onSignOut, signOutLabel }: DashboardHeaderProps) {
  return (
    <header className="shell-header">
      <PhoneStart onMenu={onMenu} />
      <div className="hidden min-w-0 items-center gap-3 md:flex lg:gap-5">
        <p className="wrap-break-word max-w-72 font-semibold text-sm leading-tight lg:text-base">
          {shellTexts.welcome(firstName(user.name))}
        </p>
        <Link to="/" className="link link-primary shrink-0 font-medium">
          {shellTexts.backHome}
        </Link>
      </div>
      <div className="ml-auto flex items-center gap-2 max-lg:md:gap-1 lg:gap-3">
        <OfflineBadge />
        <Saved />
        <span className="hidden min-[1340px]:block">
          <InstallButton brief />
        </span>
        <IconButton
          label={shellTexts.search}
          hint={shellTexts.searchHint}
          icon={<Search size={18} aria-hidden="true" />}
          onClick={openPalette}
        />
        {/* On a phone it is in the drawer. */}
        <span className="hidden md:block">
          <ThemeToggle />
        </span>
        <span className="hidden h-6 border-raya border-l lg:block" />
        {/* Whole, on more lines if need be, and never narrower than its longest word: whose books these are is not cut. */}
        <span className="wrap-break-word hidden max-w-48 text-balance text-end font-medium leading-tight lg:block">
          {user.name}
        </span>
        <span className="max-[359px]:hidden">
          <PlanBadge premium={user.isPremium} />
        </span>
        <span aria-hidden="true" className="shell-initials max-[379px]:hidden md:hidden">
          {initials(user.name)}
        </span>
        {user.isPremium ? null : (
          <span className="hidden md:block">
            <Button
              variant="premium-outline"
              icon={<Stamp size={18} aria-hidden="true" />}
              onClick={openUpgrade}
            >
              {kitTexts.goPremium}
            </Button>
          </span>
        )}
        <span className="hidden md:block">
          <IconButton
            label={signOutLabel}
            icon={<LogOut size={18} aria-hidden="true" />}
            onClick={onSignOut}
          />
        </span>
      </div>
    </header>
  );
}
