import { type ComponentType, lazy, Suspense } from "react";
import { UpdateBanner } from "#pwa/update-banner.tsx";
import { SampleRoom } from "#session/notices/sample-room.tsx";
import { useSession } from "#session/who/use-session.ts";
import { UnderAppBar } from "#ui/kit/feedback/notice-place.tsx";

const AccountNotices = lazy(async (): Promise<{ readonly default: ComponentType }> => {
  try {
    const made = await import("./-account-notices.tsx");
    return { default: made.AccountNotices };
  } catch {
    // The page works without them.
    return { default: () => null };
  }
});

/** The notices of the whole page. Each requests a turn: one is shown at a time. A visitor has no notices. */
export function PageNotices() {
  const { state, sample } = useSession();
  const isSomebody = sample || state.kind === "in" || state.kind === "guest";
  return (
    <UnderAppBar>
      <UpdateBanner />
      {isSomebody ? (
        <Suspense fallback={sample ? <SampleRoom /> : null}>
          <AccountNotices />
        </Suspense>
      ) : null}
    </UnderAppBar>
  );
}
