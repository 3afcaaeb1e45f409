import { lazy, type ReactNode, Suspense } from "react";
import { useNoticeTurn } from "#ui/kit/feedback/notice-turn.ts";
import { useSession } from "../who/use-session.ts";
import { SampleRoom } from "./sample-room.tsx";

const SampleBanner = lazy(async () => ({ default: (await import("./sample-banner.tsx")).SampleBanner }));

interface SampleNoticeProps {
  /** Link to the sample's panel; null where there is none. */
  readonly toPanel?: ReactNode;
}

/** The sample banner, if this tab shows the sample. */
export function SampleNotice({ toPanel = null }: SampleNoticeProps) {
  const { sample } = useSession();
  return useNoticeTurn(sample ? "sample" : null) ? (
    <Suspense fallback={<SampleRoom />}>
      <SampleBanner toPanel={toPanel} />
    </Suspense>
  ) : null;
}
