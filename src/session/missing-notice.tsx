import { lazy, Suspense, useSyncExternalStore } from "react";
import { missingNotice } from "./missing-store.ts";

const MissingBanner = lazy(async () => ({ default: (await import("./missing-banner.tsx")).MissingBanner }));

const useNotice = () => useSyncExternalStore(missingNotice.subscribe, missingNotice.get, missingNotice.get);

/** Whether there is something to say, for whoever gives notices their turn. */
export function useIsMissing(): boolean {
  return useNotice() !== null;
}

/** Says on every screen that movements are gone, until it has been read. */
export function MissingMovementsNotice(props: { readonly onCopies: () => void }) {
  const notice = useNotice();
  return notice === null ? null : (
    <Suspense fallback={null}>
      <MissingBanner notice={notice} {...props} />
    </Suspense>
  );
}
