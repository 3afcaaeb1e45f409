import { useNavigate } from "@tanstack/react-router";
import CloudOff from "lucide-react/icons/cloud-off";
import type { ReactNode } from "react";
import { BackLink } from "#flows/bar/back-link.tsx";
import { WhoIsSignedIn } from "#flows/bar/who.tsx";
import { useIsOnline } from "#pwa/online.ts";
import { Saved } from "#session/saved/saved.tsx";
import { useSession } from "#session/who/use-session.ts";
import { NoticePlace } from "#ui/kit/feedback/notice-place.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { BrandMark } from "#ui/kit/text/brand-mark.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import type { JournalAddress } from "./journal-address.ts";
import { journalTexts as texts } from "./texts.ts";

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

/** Switches between Sencilla and Compleja, for the same book and month. */
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

/** Back link to the products on the home page, which lead to the journals. */
export function JournalBack() {
  return <BackLink href="/#productos" label={texts.back} />;
}

interface JournalHeaderProps extends ViewsProps {
  readonly title: string;
  /** The company, or a substitute. */
  readonly subtitle: ReactNode;
}

/** The header on a phone above other content: title, then views and sign-in. */
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
        <WhoIsSignedIn />
      </div>
    </header>
  );
}

/** Header of both journals on wide screens. */
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
          <div className="min-w-0 flex-1 basis-72 border-raya border-l pl-4">
            <h1 className="title-bar">{title}</h1>
            <p className="text-caption text-muted [overflow-wrap:anywhere]">{subtitle}</p>
          </div>
          <OfflineMark />
          <Saved />
          <JournalViews view={view} address={address} />
          <WhoIsSignedIn />
        </header>
      )}
      <NoticePlace />
    </>
  );
}
