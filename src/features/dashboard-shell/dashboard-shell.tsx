import { Link, useNavigate } from "@tanstack/react-router";
import LogOut from "lucide-react/icons/log-out";
import Stamp from "lucide-react/icons/stamp";
import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useState } from "react";
import { makeUser, type User } from "#domain/access/user.ts";
import type { AccountId } from "#domain/kernel/ids.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { noticeTexts } from "#session/notices/notice-texts.ts";
import { WaitingScreen } from "#session/notices/waiting-page.tsx";
import { sessionTexts } from "#session/texts.ts";
import { leaveForHome } from "#session/who/leave.ts";
import { leaveSample } from "#session/who/sample-visit.ts";
import { useSession, useUser } from "#session/who/use-session.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { ThemeToggle } from "#ui/kit/controls/theme-toggle.tsx";
import { NoticePlace } from "#ui/kit/feedback/notice-place.tsx";
import { focusRefusedFields } from "#ui/kit/fields/focus-refused.ts";
import { holdFocus } from "#ui/kit/held-focus.ts";
import { Drawer } from "#ui/kit/overlays/drawer.tsx";
import { BrandMark } from "#ui/kit/text/brand-mark.tsx";
import { kitTexts } from "#ui/kit/texts.ts";
import { useMediaQuery } from "#ui/kit/use-media-query.ts";
import { DashboardHeader } from "./dashboard-header.tsx";
import { DashboardNav } from "./dashboard-nav.tsx";
import { PlanUsage } from "./plan-usage.tsx";
import { shellTexts } from "./texts.ts";

interface DashboardShellProps {
  readonly children: ReactNode;
}

/** A guest who looks at the sample company: has no account, and nothing to be upgraded. */
const VISITOR = makeUser({ id: "" as AccountId, name: shellTexts.visitor, email: "", plan: "premium" });

/** A guest only leaves the sample: their own work in this tab stays. */
function useSignOut(): () => void {
  const navigate = useNavigate();
  const user = useUser();
  return () => {
    if (user === null) return void leaveSample();
    void leaveForHome(() => navigate({ to: "/" }));
  };
}

function Sidebar({ user }: { readonly user: User }) {
  const rail = useMediaQuery("(width < 1024px)");
  return (
    <aside className="shell-side" data-rail={rail}>
      <Link to="/" className="shell-brand" aria-label={shellTexts.brand}>
        <BrandMark size={32} word={!rail} />
      </Link>
      <DashboardNav user={user} rail={rail} />
      {rail ? null : <PlanUsage user={user} />}
    </aside>
  );
}

interface MenuDrawerProps {
  readonly user: User;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSignOut: () => void;
  readonly signOutLabel: string;
}

function MenuDrawer({ user, open, onClose, onSignOut, signOutLabel }: MenuDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} label={shellTexts.navigation} surface="mesa">
      <div className="flex items-center justify-between p-4">
        <BrandMark size={32} />
        <span className="mr-1 ml-auto">
          <ThemeToggle />
        </span>
        <IconButton
          label={shellTexts.closeMenu}
          icon={<X size={20} aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
      <div className="border-raya border-y px-4 py-3">
        <p className="truncate font-semibold">{user.name}</p>
        <p className="truncate text-caption text-muted">{user.email}</p>
      </div>
      <div className="shell-drawer">
        <DashboardNav user={user} onGo={onClose} />
      </div>
      <div className="mt-auto grid gap-2 p-4">
        <PlanUsage user={user} />
        {user.isPremium ? null : (
          <Button
            block
            variant="premium"
            icon={<Stamp size={18} aria-hidden="true" />}
            onClick={() => {
              onClose();
              openUpgrade();
            }}
          >
            {kitTexts.goPremium}
          </Button>
        )}
        <Link to="/" className="link link-primary py-1 font-medium">
          {shellTexts.backHome}
        </Link>
        <Button block icon={<LogOut size={18} aria-hidden="true" />} onClick={onSignOut}>
          {signOutLabel}
        </Button>
      </div>
    </Drawer>
  );
}

/** Frame of the signed-in area: sidebar, rail or drawer by width, and the header. */
export function DashboardShell({ children }: DashboardShellProps) {
  useEffect(focusRefusedFields, []);
  useEffect(() => holdFocus(document, false).stop, []);
  const account = useUser();
  const { state, sample } = useSession();
  const user = account ?? (sample && state.kind === "guest" ? VISITOR : null);
  const [menu, setMenu] = useState(false);
  const signOut = useSignOut();
  // Between a sign-out elsewhere and the guard's redirect nothing private is shown (MT-05).
  if (user === null) return <WaitingScreen label={sessionTexts.checking} />;
  const leaving = account === null ? noticeTexts.sample.leave : shellTexts.signOut;
  return (
    <div className="shell">
      <a href="#contenido" className="skip-link">
        {shellTexts.toContent}
      </a>
      <Sidebar user={user} />
      <div className="min-w-0">
        <DashboardHeader
          user={user}
          onMenu={() => setMenu(true)}
          onSignOut={signOut}
          signOutLabel={leaving}
        />
        <NoticePlace />
        <main id="contenido" tabIndex={-1} className="shell-page">
          {children}
        </main>
      </div>
      <MenuDrawer
        user={user}
        open={menu}
        onClose={() => setMenu(false)}
        onSignOut={signOut}
        signOutLabel={leaving}
      />
    </div>
  );
}
