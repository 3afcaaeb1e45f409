import type { ReactNode } from "react";
import { StoppedBanner } from "../notices/stopped-banner.tsx";
import { TroublePanel } from "../notices/trouble-panel.tsx";
import { WaitingPage } from "../notices/waiting-page.tsx";
import { currentStorage } from "../storage/storage-of-session.ts";
import { StorageContext, useCurrentStorage } from "../storage/use-storage.ts";
import { sessionTexts } from "../texts.ts";

interface StorageGateProps {
  /** Shown while the database opens; a waiting page by default. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children once the session's database is open; otherwise shows the problem. */
export function StorageGate({
  waiting = <WaitingPage label={sessionTexts.opening} />,
  children,
}: StorageGateProps) {
  const current = useCurrentStorage();
  if (current.kind === "failed")
    return <TroublePanel trouble={current.trouble} onRetry={() => currentStorage.reopen()} />;
  if (current.kind !== "open" && current.kind !== "stopped") return waiting;
  // The key resets the tree: nothing of one account's screens, unsaved text included, carries over to another's.
  return (
    <StorageContext key={current.name} value={current.storage}>
      {current.kind === "stopped" && <StoppedBanner trouble={current.trouble} />}
      {children}
    </StorageContext>
  );
}
