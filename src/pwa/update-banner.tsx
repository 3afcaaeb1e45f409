import CircleAlert from "lucide-react/icons/circle-alert";
import Download from "lucide-react/icons/download";
import { Banner } from "#ui/kit/banner.tsx";
import { Button } from "#ui/kit/button.tsx";
import { type PwaPhase, type PwaState, pwaStore } from "./pwa-store.ts";
import { pwaTexts } from "./texts.ts";
import { acceptUpdate } from "./update.ts";
import { useStore } from "./use-store.ts";

interface Notice {
  readonly message: string;
  readonly action: string | null;
}

const NOTICES: Partial<Record<PwaPhase, Notice>> = {
  offlineNotReady: { message: pwaTexts.offline.notReady, action: null },
  updateReady: { message: pwaTexts.update.ready, action: pwaTexts.update.accept },
  updatedElsewhere: { message: pwaTexts.update.readyElsewhere, action: pwaTexts.update.reload },
  updating: { message: pwaTexts.update.updating, action: null },
  partMissing: { message: pwaTexts.update.partMissing, action: pwaTexts.update.reload },
};

const WARNINGS: readonly PwaPhase[] = ["offlineNotReady", "partMissing"];

function findNotice({ phase, mustFinish }: PwaState): Notice | undefined {
  const notice = NOTICES[phase];
  return notice && mustFinish ? { ...notice, message: pwaTexts.update.mustFinish } : notice;
}

/** In the flow at the top of the page. The region stays in the page so that a reader announces what comes into it. */
export function UpdateBanner() {
  const state = useStore(pwaStore);
  const notice = findNotice(state);
  const isWarning = state.mustFinish || WARNINGS.includes(state.phase);
  const Icon = isWarning ? CircleAlert : Download;
  const action = notice?.action && (
    <Button variant="outline" onClick={() => void acceptUpdate()}>
      {notice.action}
    </Button>
  );
  return (
    <div role="status">
      {notice && (
        <Banner
          flush
          role="note"
          tone={isWarning ? "warn" : "info"}
          icon={<Icon size={18} aria-hidden="true" />}
          actions={action || undefined}
        >
          {notice.message}
        </Banner>
      )}
    </div>
  );
}
