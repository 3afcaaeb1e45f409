import { lazy, type ReactNode, Suspense } from "react";
import { useNoticeTurn } from "#ui/kit/feedback/notice-turn.ts";
import { useSession } from "../who/use-session.ts";

const SampleBanner = lazy(async () => ({ default: (await import("./sample-banner.tsx")).SampleBanner }));

/** The banner's room while its code loads, so that the page below does not move when it comes. */
function Room() {
  return (
    <div className="banner" data-tone="info" data-flush="true" aria-hidden="true">
      <span className="btn btn-sm invisible" />
    </div>
  );
}

interface SampleNoticeProps {
  /** Link to the sample's panel; null where there is none. */
  readonly toPanel?: ReactNode;
}

/** The sample banner, if this tab shows the sample. */
export function SampleNotice({ toPanel = null }: SampleNoticeProps) {
  const { sample } = useSession();
  return useNoticeTurn(sample ? "sample" : null) ? (
    <Suspense fallback={<Room />}>
      <SampleBanner toPanel={toPanel} />
    </Suspense>
  ) : null;
}
