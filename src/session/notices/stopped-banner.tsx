import type { StorageTrouble } from "#storage/engine/storage-error.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { UnderAppBar } from "#ui/kit/feedback/notice-place.tsx";
import { useNoticeTurn } from "#ui/kit/feedback/notice-turn.ts";
import { sessionTexts } from "../texts.ts";
import { TROUBLE_TEXTS } from "./trouble-texts.ts";

/** Shown over the current screen: this page can no longer write, and why; unsaved input stays on screen. */
export function StoppedBanner({ trouble }: { readonly trouble: StorageTrouble }) {
  const { title, text } = TROUBLE_TEXTS[trouble];
  if (!useNoticeTurn("stopped")) return null;
  const reload = (
    <Button variant="primary" size="sm" onClick={() => window.location.reload()}>
      {sessionTexts.reload}
    </Button>
  );
  return (
    <UnderAppBar>
      <div className="notice-sticky">
        <Banner tone="error" actions={reload} flush>
          <strong>{title}.</strong> {text} {sessionTexts.stopped}
        </Banner>
      </div>
    </UnderAppBar>
  );
}
