import type { ReactNode } from "react";
import type { User } from "#domain/access/user.ts";
import { BackLink } from "#flows/bar/back-link.tsx";
import { WhoIsSignedIn } from "#flows/bar/who.tsx";
import { GuidedButton } from "#flows/guided/guided-button.tsx";
import { Saved } from "#session/saved/saved.tsx";
import { NoticePlace } from "#ui/kit/feedback/notice-place.tsx";
import { BrandMark } from "#ui/kit/text/brand-mark.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { payrollTexts as texts } from "./texts.ts";

interface PayrollHeaderProps {
  readonly user: User | null;
  /** Company and month, or a note that the user is a guest. */
  readonly subtitle: ReactNode;
}

/** The calculator's header: back to the products, the guided mode, and the user. */
export function PayrollHeader({ user, subtitle }: PayrollHeaderProps) {
  const isPhone = useMediaQuery(PHONE);
  return (
    <>
      <header className="no-print flex min-h-16 items-center gap-x-2 border-base-content border-b px-2 py-1.5 md:gap-x-4 md:px-5">
        <BackLink href="/#productos" label={texts.back} />
        <BrandMark size={30} word={false} className="max-md:hidden" />
        <div className="min-w-0 flex-1 md:border-raya md:border-l md:pl-4">
          <h1 className="title-bar text-balance">{texts.title}</h1>
          <p className="wrap-break-word text-balance text-caption text-muted">{subtitle}</p>
        </div>
        <GuidedButton place="payroll" />
        {user === null || isPhone ? null : <Saved />}
        <WhoIsSignedIn />
      </header>
      <NoticePlace />
    </>
  );
}
