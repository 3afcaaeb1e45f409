import CloudOff from "lucide-react/icons/cloud-off";
import { Badge } from "#ui/kit/text/badge.tsx";
import { useIsOnline } from "./online.ts";
import { pwaTexts } from "./texts.ts";

/**
 * Calm on purpose: without network nothing is lost and nothing stops. The live region is always rendered, so that a
 * screen reader announces the change.
 */
export function OfflineBadge() {
  const isOnline = useIsOnline();
  return (
    <span role="status">
      {isOnline ? null : (
        <Badge tone="neutral" icon={<CloudOff size={14} aria-hidden="true" />}>
          {/* On a phone the bar has room for the icon only. */}
          <span className="max-sm:sr-only">{pwaTexts.offline.title}</span>
          <span className="sr-only">{`. ${pwaTexts.offline.body}`}</span>
        </Badge>
      )}
    </span>
  );
}
