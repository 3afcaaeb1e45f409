import { Link, useNavigate } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import CloudOff from "lucide-react/icons/cloud-off";
import type { ReactNode } from "react";
import { useIsOnline } from "#pwa/online.ts";
import { leaveForHome } from "#session/leave.ts";
import { useSaved } from "#session/use-saved.ts";
import { useSession, useUser } from "#session/use-session.ts";
import { UserMenu } from "#session/user-menu.tsx";
import { Badge } from "#ui/kit/badge.tsx";
import { BrandMark } from "#ui/kit/brand-mark.tsx";
import { buttonClass } from "#ui/kit/button-class.ts";
import { NoticePlace } from "#ui/kit/notice-place.tsx";
import { SavedIndicator } from "#ui/kit/saved-indicator.tsx";
import { Segmented } from "#ui/kit/segmented.tsx";
import { Tooltip } from "#ui/kit/tooltip.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import type { JournalAddress } from "./journal-address.ts";
import { returnHere } from "./return-here.ts";
import { journalTexts as texts } from "./texts.ts";

/** Whether the work is safe: committed, on its way, or not. */
export function JournalSaved() {
  return <SavedIndicator state={useSaved()} />;
}

export function OfflineMark() {
  const isOnline = useIsOnline();
  return (
    <span role="status">
      {isOnline ? null : (
        <Badge tone="neutral" icon={<CloudOff size={14} aria-hidden="true" />}>
          {texts.offline}
        </Badge>
      )}
    </span>
  );
}

interface ViewsProps {
  readonly view: "simple" | "complex";
  readonly address: JournalAddress;
}

/** Sencilla or Compleja, of the same book and month. */
export function JournalViews({ view, address }: ViewsProps) {
  const navigate = useNavigate();
  const isGuest = useSession().state.kind === "guest";
  const go = (next: "simple" | "complex") => {
    const { book, periodo } = address;
    const search = {
      ...(book && { book }),
      ...(periodo && { periodo }),
      ...(isGuest && { guest: true as const }),
    };
    void navigate({ to: next === "simple" ? "/journal/simple" : "/journal/complex", search });
  };
  return (
    <Segmented
      label={texts.views}
      value={view}
      onChange={go}
      segments={[
        { value: "simple", label: texts.simple, name: texts.simpleName },
        { value: "complex", label: texts.complex, name: texts.complexName },
      ]}
    />
  );
}

/** Who is here: the menu of the account, or the way to signing in and back. */
export function JournalUser() {
  const user = useUser();
  const navigate = useNavigate();
  if (user === null) {
    return (
      <Link to="/login" search={{ returnUrl: returnHere() }} className={buttonClass({ variant: "outline" })}>
        {texts.signIn}
      </Link>
    );
  }
  return (
    <UserMenu
      user={user}
      onDashboard={() => void navigate({ to: "/dashboard" })}
      onSignOut={() => void leaveForHome(() => navigate({ to: "/" }))}
    />
  );
}

export function JournalBack() {
  return (
    <Tooltip text={texts.back} describes={false}>
      <Link
        to="/"
        hash="productos"
        className={buttonClass({ variant: "ghost", className: "btn-square" })}
        aria-label={texts.back}
      >
        <ArrowLeft size={20} aria-hidden="true" />
      </Link>
    </Tooltip>
  );
}

interface JournalHeaderProps extends ViewsProps {
  readonly title: string;
  /** The company, or what stands for it. */
  readonly subtitle: ReactNode;
}

/** The same on a phone, over something that is no journal: the name, then the views and the way in. */
function NarrowHeader({ title, view, address }: Omit<JournalHeaderProps, "subtitle">) {
  return (
    <header className="no-print border-base-content border-b px-1.5 py-2">
      <div className="flex items-center gap-1">
        <JournalBack />
        <h1 className="title-bar min-w-0 flex-1 truncate" aria-label={title}>
          {texts.shortTitle}
        </h1>
        <OfflineMark />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 px-2.5 pt-2 *:shrink-0">
        <JournalViews view={view} address={address} />
        <JournalUser />
      </div>
    </header>
  );
}

/** The bar of both journals on wide screens. */
export function JournalHeader({ title, subtitle, view, address }: JournalHeaderProps) {
  const isPhone = useMediaQuery(PHONE);
  return (
    <>
      {isPhone ? (
        <NarrowHeader title={title} view={view} address={address} />
      ) : (
        <header className="no-print flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 border-base-content border-b px-5 py-1.5">
          <JournalBack />
          <BrandMark size={30} word={false} />
          <div className="min-w-0 flex-1 border-raya border-l pl-4">
            <h1 className="title-bar truncate">{title}</h1>
            <p className="truncate text-caption text-muted">{subtitle}</p>
          </div>
          <OfflineMark />
          <JournalSaved />
          <JournalViews view={view} address={address} />
          <JournalUser />
        </header>
      )}
      <NoticePlace />
    </>
  );
}
