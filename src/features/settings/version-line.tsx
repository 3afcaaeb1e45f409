import RefreshCw from "lucide-react/icons/refresh-cw";
import { useState } from "react";
import { acceptUpdate } from "#pwa/update.ts";
import { useUpdateNotice } from "#pwa/use-update-notice.ts";
import { inTime } from "#storage/engine/in-time.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { deviceTexts as texts } from "./texts.ts";

/** A network that answers nothing for so long cannot be reached (ST-16). */
const ANSWER_MS = 10_000;

type Found = "found" | "upToDate" | "unreachable";

/** A new version is fetched in the background; the page's own notice reports when it is ready. */
async function lookForUpdate(): Promise<Found> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (!registration) return "unreachable";
    await registration.update();
    return registration.installing || registration.waiting ? "found" : "upToDate";
  } catch {
    return "unreachable";
  }
}

/** The current version, and the next one if available. */
export function VersionLine() {
  const notice = useUpdateNotice();
  const [found, setFound] = useState<Found | null>(null);
  const [busy, setBusy] = useState(false);
  const look = async (): Promise<void> => {
    setBusy(true);
    setFound(await inTime(lookForUpdate(), ANSWER_MS).catch(() => "unreachable" as const));
    setBusy(false);
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-muted">{texts.version(__APP_VERSION__)}</p>
      {notice?.action ? (
        <Button size="sm" onClick={() => void acceptUpdate()}>
          {notice.action}
        </Button>
      ) : (
        <Button
          size="sm"
          variant="ghost"
          loading={busy}
          icon={<RefreshCw size={16} aria-hidden="true" />}
          onClick={() => void look()}
        >
          {texts.look}
        </Button>
      )}
      <p role="status" className="basis-full text-caption text-muted">
        {notice?.message ?? (found === null || busy ? "" : texts[found])}
      </p>
    </div>
  );
}
