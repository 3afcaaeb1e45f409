import { lazy, Suspense, useSyncExternalStore } from "react";
import { missingNotice } from "./missing-store.ts";

const MissingBanner = lazy(async () => ({ default: (await import("./missing-banner.tsx")).MissingBanner }));

/** Says on every screen that movements are gone, until it has been read. */
export function MissingMovementsNotice(props: { readonly onCopies: () => void }) {
  const notice = useSyncExternalStore(missingNotice.subscribe, missingNotice.get, missingNotice.get);
  return notice === null ? null : (
    <Suspense fallback={null}>
      <MissingBanner notice={notice} {...props} />
    </Suspense>
  );
}
