import { lazy, Suspense } from "react";
import { checkNotice } from "#session/notices/check-store.ts";
import { useNoticeTurn } from "#ui/kit/feedback/notice-turn.ts";
import { useStore } from "#ui/kit/use-store.ts";

const CheckBanner = lazy(async () => ({ default: (await import("./check-banner.tsx")).CheckBanner }));

/** What the check of the books found by itself, on every screen until it was read. */
export function CheckNotice(props: { readonly onCheck: () => void }) {
  const notice = useStore(checkNotice);
  const hasTurn = useNoticeTurn(notice === null ? null : "error");
  return notice !== null && hasTurn ? (
    <Suspense fallback={null}>
      <CheckBanner {...notice} {...props} />
    </Suspense>
  ) : null;
}
