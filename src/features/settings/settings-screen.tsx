import { useState } from "react";
import type { User } from "#domain/access/user.ts";
import { StorageGate } from "#session/gates/storage-gate.tsx";
import { useCurrentStorage } from "#session/storage/use-storage.ts";
import { leaveSample } from "#session/who/sample-visit.ts";
import { useSession, useUser } from "#session/who/use-session.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { DeletionPanel } from "./account/deletion-panel.tsx";
import { DevicePanel } from "./account/device-panel.tsx";
import { PasswordPanel } from "./account/password-panel.tsx";
import { PinPanel } from "./account/pin-panel.tsx";
import { PlanPanel } from "./account/plan-panel.tsx";
import { ProfilePanel } from "./account/profile-panel.tsx";
import { ThemePanel } from "./account/theme-panel.tsx";
import { DiagnosticsPanel } from "./check/diagnostics-panel.tsx";
import { VerifyPanel } from "./check/verify-panel.tsx";
import { BackupPanel } from "./copies/backup-panel.tsx";
import { settingsTexts as texts } from "./texts.ts";

/**
 * While the sample is open, the current database is the sample's: this screen must not treat it as the user's own.
 */
function OfTheSample() {
  return (
    <Banner
      tone="info"
      role="note"
      actions={
        <Button size="sm" onClick={() => void leaveSample()}>
          {texts.leaveSample}
        </Button>
      }
    >
      {texts.sample}
    </Banner>
  );
}

/** Each panel follows once the one above it has its height, so that none moves while the page opens. */
function DataCare({ user }: { readonly user: User }) {
  const { sample } = useSession();
  const current = useCurrentStorage();
  const [restored, setRestored] = useState(0);
  const [isLaid, setLaid] = useState(false);
  if (sample)
    return (
      <>
        <OfTheSample />
        <DevicePanel />
      </>
    );
  return (
    <>
      <StorageGate isHeaded>
        <BackupPanel
          user={user}
          onRestored={() => setRestored((count) => count + 1)}
          onLaid={() => setLaid(true)}
        />
        {/* Findings of an earlier check concern the replaced books. */}
        {isLaid ? (
          <>
            <VerifyPanel key={restored} />
            <DiagnosticsPanel />
          </>
        ) : null}
      </StorageGate>
      {isLaid || current.kind === "failed" ? <DevicePanel /> : null}
    </>
  );
}

/** Left: the user's settings; right: protection of their data; last: deleting the account. */
export function SettingsScreen() {
  useTitle(texts.title);
  const user = useUser();
  if (user === null)
    // A guest who looks at the sample: it has no account to be set.
    return (
      <>
        <h1 className="title-screen">{texts.title}</h1>
        <div className="mt-6 grid gap-10">
          <OfTheSample />
          <ThemePanel />
          <DevicePanel />
        </div>
      </>
    );
  return (
    <>
      <h1 className="title-screen">{texts.title}</h1>
      <div className="mt-6 grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_27rem] xl:gap-12">
        <div className="grid min-w-0 content-start gap-10">
          <ProfilePanel user={user} />
          <PasswordPanel user={user} />
          <PinPanel user={user} />
          <PlanPanel user={user} />
          <ThemePanel />
        </div>
        <div className="grid min-w-0 content-start gap-10">
          <DataCare user={user} />
        </div>
      </div>
      <DeletionPanel user={user} />
    </>
  );
}
