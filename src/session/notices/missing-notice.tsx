import { lazy, Suspense } from "react";
import { useNoticeTurn } from "#ui/kit/feedback/notice-turn.ts";
import { useStore } from "#ui/kit/use-store.ts";
import { missingNotice } from "./missing-store.ts";

const MissingBanner = lazy(async () => ({ default: (await import("./missing-banner.tsx")).MissingBanner }));

/** Reports missing movements on every screen until acknowledged. */
export function MissingMovementsNotice(props: { readonly onCopies: () => void }) {
  const notice = useStore(missingNotice);
  const hasTurn = useNoticeTurn(notice === null ? null : "error");
  return notice !== null && hasTurn ? (
    <Suspense fallback={null}>
      <MissingBanner notice={notice} {...props} />
    </Suspense>
  ) : null;
}
