import type { ReactNode } from "react";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import type { useOpenBook } from "#session/storage/use-open-book.ts";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { NoBook } from "./no-book.tsx";

interface BookNotOpenProps {
  readonly open: ReturnType<typeof useOpenBook>;
  /** Whether the address asks for a certain book. */
  readonly asked: boolean;
  readonly tabs: ReactNode;
  readonly texts: { readonly title: string; readonly loading: string; readonly noBookText: string };
}

/** A screen of a book while the book is read, could not be read, or is none. */
export function BookNotOpen({ open, asked, tabs, texts }: BookNotOpenProps) {
  return (
    <>
      <h1 className="title-screen">{texts.title}</h1>
      <div className="mt-3">{tabs}</div>
      <div className="mt-5">
        {open.state === "loading" ? <SkeletonRows label={texts.loading} /> : null}
        {open.state === "failed" ? (
          <TroublePanel trouble={open.trouble} onRetry={() => currentStorage.reopen()} />
        ) : null}
        {open.state === "ready" ? <NoBook asked={asked} text={texts.noBookText} /> : null}
      </div>
    </>
  );
}
