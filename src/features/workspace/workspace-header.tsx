import type { ReactNode } from "react";
import { BackLink } from "#flows/bar/back-link.tsx";
import { WhoIsSignedIn } from "#flows/bar/who.tsx";
import { NoticePlace } from "#ui/kit/feedback/notice-place.tsx";
import { BrandMark } from "#ui/kit/text/brand-mark.tsx";
import { workspaceTexts as texts } from "./texts.ts";

interface WorkspaceHeaderProps {
  readonly back: string;
  readonly backLabel?: string;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Between the title and the user menu. */
  readonly tools?: ReactNode;
}

/** Header of the workspaces and of the screens that lead to them. */
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
        <BackLink href={back} label={backLabel} />
        <BrandMark size={30} word={false} className="max-md:hidden" />
        <div className="min-w-0 flex-1 md:border-raya md:border-l md:pl-4">
          <h1 className="title-bar text-balance py-0.5">{title}</h1>
          {subtitle === undefined ? null : (
            <p className="text-caption text-muted [overflow-wrap:anywhere]">{subtitle}</p>
          )}
        </div>
        {tools === undefined ? null : (
          <div className="max-md:order-last max-md:w-full max-md:px-2 max-md:pb-1">{tools}</div>
        )}
        <WhoIsSignedIn />
      </header>
      <NoticePlace />
    </>
  );
}
