import CircleAlert from "lucide-react/icons/circle-alert";
import Download from "lucide-react/icons/download";
import { type PwaPhase, type PwaState, pwaStore } from "./pwa-store.ts";
import { pwaTexts } from "./texts.ts";
import { acceptUpdate } from "./update.ts";
import { useStore } from "./use-store.ts";

interface Notice {
  readonly message: string;
  readonly action: string | null;
}

const NOTICES: Partial<Record<PwaPhase, Notice>> = {
  updateReady: { message: pwaTexts.update.ready, action: pwaTexts.update.accept },
  updatedElsewhere: { message: pwaTexts.update.readyElsewhere, action: pwaTexts.update.reload },
  updating: { message: pwaTexts.update.updating, action: null },
  partMissing: { message: pwaTexts.update.partMissing, action: pwaTexts.update.reload },
};

function findNotice({ phase, mustFinish }: PwaState): Notice | undefined {
  const notice = NOTICES[phase];
  return notice && mustFinish ? { ...notice, message: pwaTexts.update.mustFinish } : notice;
}

/** Whether the banner has something to say: banners stand one at a time, so a frame asks before it shows another. */
export function useHasUpdateNotice(): boolean {
  return findNotice(useStore(pwaStore)) !== undefined;
}

/** In the flow under the app bar. The region stays in the page so that a reader announces what comes into it. */
export function UpdateBanner() {
  const state = useStore(pwaStore);
  const notice = findNotice(state);
  const isProblem = state.phase === "partMissing" || state.mustFinish;
  const Icon = isProblem ? CircleAlert : Download;
  return (
    <div role="status">
      {notice && (
        <div className={`flex items-center gap-3 px-4 py-3 text-sm ${isProblem ? "bg-wbg" : "bg-ibg"}`}>
          <Icon
            aria-hidden="true"
            className={`shrink-0 ${isProblem ? "text-warntext" : "text-info"}`}
            size={18}
            strokeWidth={1.75}
          />
          <p className="grow text-base-content">{notice.message}</p>
          {notice.action && (
            <button
              type="button"
              className="btn btn-outline btn-sm shrink-0"
              onClick={() => void acceptUpdate()}
            >
              {notice.action}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
