import { useNavigate } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { leaveForHome } from "#session/leave.ts";
import { signInHref } from "#session/sign-in-required.ts";
import { useSession } from "#session/use-session.ts";
import { UserMenu } from "#session/user-menu.tsx";
import { BrandMark } from "#ui/kit/brand-mark.tsx";
import { buttonClass } from "#ui/kit/button-class.ts";
import { NoticePlace } from "#ui/kit/notice-place.tsx";
import { Tooltip } from "#ui/kit/tooltip.tsx";
import { workspaceTexts as texts } from "./texts.ts";
import { WayLink } from "./way-link.tsx";

/** The menu of the account, or the way to signing in and back here. */
function Who() {
  const { state } = useSession();
  const navigate = useNavigate();
  if (state.kind === "in") {
    const signOut = () => leaveForHome(() => navigate({ to: "/" }));
    return (
      <UserMenu
        user={state.user}
        onDashboard={() => void navigate({ to: "/dashboard" })}
        onSignOut={() => void signOut()}
      />
    );
  }
  if (state.kind === "loading") return null;
  const { pathname, search } = window.location;
  return (
    <WayLink href={signInHref(`${pathname}${search}`)} className={buttonClass({ variant: "outline" })}>
      {texts.signIn}
    </WayLink>
  );
}

interface WorkspaceHeaderProps {
  readonly back: string;
  readonly backLabel?: string;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Between the title and who is here. */
  readonly tools?: ReactNode;
}

/** The bar of the workspaces and of the doors that lead there. */
export function WorkspaceHeader({
  back,
  backLabel = texts.back,
  title,
  subtitle,
  tools,
}: WorkspaceHeaderProps) {
  return (
    <>
      <header className="no-print flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-base-content border-b px-2 py-1.5 md:gap-x-4 md:px-5">
        <Tooltip text={backLabel} describes={false}>
          <WayLink
            href={back}
            className={buttonClass({ variant: "ghost", className: "btn-square" })}
            aria-label={backLabel}
          >
            <ArrowLeft size={20} aria-hidden="true" />
          </WayLink>
        </Tooltip>
        <BrandMark size={30} word={false} className="max-md:hidden" />
        <div className="min-w-0 flex-1 md:border-raya md:border-l md:pl-4">
          <h1 className="title-bar truncate py-0.5">{title}</h1>
          {subtitle === undefined ? null : <p className="truncate text-caption text-muted">{subtitle}</p>}
        </div>
        {tools === undefined ? null : (
          <div className="max-md:order-last max-md:w-full max-md:px-2 max-md:pb-1">{tools}</div>
        )}
        <Who />
      </header>
      <NoticePlace />
    </>
  );
}
