import { useState } from "react";
import type { User } from "#domain/access/user.ts";
import { session } from "#session/session.ts";
import { StorageGate } from "#session/storage-gate.tsx";
import { useSession, useUser } from "#session/use-session.ts";
import { Banner } from "#ui/kit/banner.tsx";
import { Button } from "#ui/kit/button.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { BackupPanel } from "./backup-panel.tsx";
import { DevicePanel } from "./device-panel.tsx";
import { settingsTexts as texts } from "./texts.ts";
import { ThemePanel } from "./theme-panel.tsx";
import { VerifyPanel } from "./verify-panel.tsx";

/** While the sample is open, the database at hand is the sample's: nothing here may take it for the person's own. */
function OfTheSample() {
  return (
    <Banner
      tone="info"
      role="note"
      actions={
        <Button size="sm" onClick={() => session.setSample(false)}>
          {texts.leaveSample}
        </Button>
      }
    >
      {texts.sample}
    </Banner>
  );
}

function DataCare({ user }: { readonly user: User }) {
  const { sample } = useSession();
  const [restored, setRestored] = useState(0);
  if (sample) return <OfTheSample />;
  return (
    <StorageGate>
      <div className="grid content-start gap-10">
        <BackupPanel user={user} onRestored={() => setRestored((count) => count + 1)} />
        {/* What a check found was true of the books that were replaced. */}
        <VerifyPanel key={restored} />
      </div>
    </StorageGate>
  );
}

/** What protects the data of this account, and how this device shows it. */
export function SettingsScreen() {
  useTitle(texts.title);
  const user = useUser();
  if (user === null) return null;
  return (
    <>
      <h1 className="title-screen">{texts.title}</h1>
      <div className="mt-6 grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_27rem] xl:gap-12">
        <DataCare user={user} />
        <div className="grid content-start gap-10">
          <DevicePanel />
          <ThemePanel />
        </div>
      </div>
    </>
  );
}
