import type { ReactNode } from "react";
import { StoppedBanner } from "../notices/stopped-banner.tsx";
import { TroublePanel } from "../notices/trouble-panel.tsx";
import { WaitingPage } from "../notices/waiting-page.tsx";
import { currentStorage } from "../storage/storage-of-session.ts";
import { StorageContext, useCurrentStorage } from "../storage/use-storage.ts";
import { sessionTexts } from "../texts.ts";

interface StorageGateProps {
  /** While the database opens; a waiting page unless said. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/** Shows its children once the session's database is open; else says what is the matter with it. */
export function StorageGate({
  waiting = <WaitingPage label={sessionTexts.opening} />,
  children,
}: StorageGateProps) {
  const current = useCurrentStorage();
  if (current.kind === "failed")
    return <TroublePanel trouble={current.trouble} onRetry={() => currentStorage.reopen()} />;
  if (current.kind !== "open" && current.kind !== "stopped") return waiting;
  // The key: nothing of one account's screens, typed text included, is carried over to another's.
  return (
    <StorageContext key={current.name} value={current.storage}>
      {current.kind === "stopped" && <StoppedBanner trouble={current.trouble} />}
      {children}
    </StorageContext>
  );
}
