import { lazy, Suspense } from "react";
import { useNoticeTurn } from "#ui/kit/feedback/notice-turn.ts";
import { useSession } from "../who/use-session.ts";

const SampleBanner = lazy(async () => ({ default: (await import("./sample-banner.tsx")).SampleBanner }));

/** The sample banner, if this tab shows the sample. */
export function SampleNotice(props: { readonly onLeave: () => void }) {
  const { sample } = useSession();
  return useNoticeTurn(sample ? "sample" : null) ? (
    <Suspense fallback={null}>
      <SampleBanner {...props} />
    </Suspense>
  ) : null;
}
