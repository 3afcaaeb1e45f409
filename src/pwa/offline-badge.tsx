import CloudOff from "lucide-react/icons/cloud-off";
import { useIsOnline } from "./online.ts";
import { pwaTexts } from "./texts.ts";

/** Calm on purpose: without network nothing is lost and nothing stops. */
export function OfflineBadge() {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center gap-3 border border-raya bg-base-200 px-4 py-2.5 text-sm">
          <CloudOff aria-hidden="true" className="shrink-0 text-muted" size={18} strokeWidth={1.75} />
          <span>
            <strong className="font-semibold">{pwaTexts.offline.title}</strong> {pwaTexts.offline.body}
          </span>
        </p>
      )}
    </div>
  );
}
