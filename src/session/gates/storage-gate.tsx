import type { ReactNode } from "react";
import { Progress } from "#ui/kit/feedback/progress.tsx";
import { useStore } from "#ui/kit/use-store.ts";
import { StoppedBanner } from "../notices/stopped-banner.tsx";
import { TroublePanel } from "../notices/trouble-panel.tsx";
import { WaitingPage } from "../notices/waiting-page.tsx";
import { sampleProgress } from "../storage/sample-progress.ts";
import { currentStorage } from "../storage/storage-of-session.ts";
import { StorageContext, useCurrentStorage } from "../storage/use-storage.ts";
import { sessionTexts } from "../texts.ts";

interface StorageGateProps {
  /** Shown while the database opens; a waiting page by default. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
  /** No frame around it has the page's main part: the panel of a trouble is then that part. */
  readonly isPage?: boolean;
  /** The screen around it has the heading: the panel of a trouble is then none. */
  readonly isHeaded?: boolean;
}

/** The sample company is made when it is first opened, which takes some seconds on a weak device. */
function Opening({ waiting }: Required<Pick<StorageGateProps, "waiting">>) {
  const share = useStore(sampleProgress);
  if (share === null) return waiting;
  return (
    <div className="mx-auto grid min-h-[60dvh] w-full max-w-md content-center px-4" role="status">
      <Progress label={sessionTexts.makingSample} share={share} />
    </div>
  );
}

/** Renders its children once the session's database is open; otherwise shows the problem. */
export function StorageGate({
  waiting = <WaitingPage label={sessionTexts.opening} />,
  children,
  isPage = false,
  isHeaded = false,
}: StorageGateProps) {
  const current = useCurrentStorage();
  if (current.kind === "failed") {
    const panel = (
      <TroublePanel alone={!isHeaded} trouble={current.trouble} onRetry={() => currentStorage.reopen()} />
    );
    return isPage ? <main>{panel}</main> : panel;
  }
  if (current.kind !== "open" && current.kind !== "stopped") return <Opening waiting={waiting} />;
  // The key resets the tree: nothing of one account's screens, unsaved text included, carries over to another's.
  return (
    <StorageContext key={current.name} value={current.storage}>
      {current.kind === "stopped" && <StoppedBanner trouble={current.trouble} />}
      {children}
    </StorageContext>
  );
}
