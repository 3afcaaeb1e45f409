import type { StorageTrouble } from "#storage/engine/storage-error.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { UnderAppBar } from "#ui/kit/feedback/notice-place.tsx";
import { useNoticeTurn } from "#ui/kit/feedback/notice-turn.ts";
import { sessionTexts } from "../texts.ts";
import { TROUBLE_TEXTS } from "./trouble-texts.ts";

/** The connection looks again by itself and goes on: a reload would only lose what is on screen. */
const PASSES: ReadonlySet<StorageTrouble> = new Set<StorageTrouble>(["full", "busy"]);

/** Shown over the current screen: this page can no longer write, and why; unsaved input stays on screen. */
export function StoppedBanner({ trouble }: { readonly trouble: StorageTrouble }) {
  const { title, text } = TROUBLE_TEXTS[trouble];
  if (!useNoticeTurn("stopped")) return null;
  const passes = PASSES.has(trouble);
  const reload = {
    actions: (
      <Button variant="primary" size="sm" onClick={() => window.location.reload()}>
        {sessionTexts.reload}
      </Button>
    ),
  };
  return (
    <UnderAppBar>
      <div className="notice-sticky">
        <Banner tone="error" {...(passes ? {} : reload)} flush>
          <strong>{title}.</strong> {text} {passes ? sessionTexts.waiting : sessionTexts.stopped}
        </Banner>
      </div>
    </UnderAppBar>
  );
}
