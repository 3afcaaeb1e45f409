import CircleAlert from "lucide-react/icons/circle-alert";
import Download from "lucide-react/icons/download";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { useNoticeTurn } from "#ui/kit/feedback/notice-turn.ts";
import { useStore } from "#ui/kit/use-store.ts";
import { quietStore } from "./pwa-store.ts";
import { acceptUpdate } from "./update.ts";
import { type UpdateNotice, useUpdateNotice } from "./use-update-notice.ts";

function rankOf(notice: UpdateNotice | undefined): "error" | "version" | null {
  if (notice === undefined) return null;
  return notice.urgent ? "error" : "version";
}

/** In the flow of the page. The live region is always rendered so that a screen reader announces its content. */
export function UpdateBanner() {
  const isQuiet = useStore(quietStore);
  const told = useUpdateNotice();
  const found = isQuiet && told?.isCalm ? undefined : told;
  const notice = useNoticeTurn(rankOf(found)) ? found : undefined;
  const Icon = notice?.urgent ? CircleAlert : Download;
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
          tone={notice.urgent ? "warn" : "info"}
          icon={<Icon size={18} aria-hidden="true" />}
          actions={action || undefined}
        >
          {notice.message}
        </Banner>
      )}
    </div>
  );
}
