import CircleAlert from "lucide-react/icons/circle-alert";
import Download from "lucide-react/icons/download";
import { Banner } from "#ui/kit/banner.tsx";
import { Button } from "#ui/kit/button.tsx";
import { acceptUpdate } from "./update.ts";
import { useUpdateNotice } from "./use-update-notice.ts";

interface UpdateBannerProps {
  /** Another notice has the place: this one waits for it. */
  readonly waits?: boolean;
}

/** In the flow at the top of the page. The region stays in the page so that a reader announces what comes into it. */
export function UpdateBanner({ waits = false }: UpdateBannerProps) {
  const found = useUpdateNotice();
  const notice = waits ? undefined : found;
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
