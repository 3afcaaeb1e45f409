import { useId, useState } from "react";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { openRecovery } from "#session/storage/open-recovery.ts";
import { classMarks } from "#storage/classroom/class-marks.ts";
import { DESK_DATABASE } from "#storage/engine/database-names.ts";
import type { StorageTrouble } from "#storage/engine/storage-error.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { classTroubleTexts as texts } from "./texts.ts";

interface ClassTroubleProps {
  readonly trouble: StorageTrouble;
  /** Databases that may be the ones in trouble. */
  readonly names: readonly string[];
  readonly onRetry: () => void;
}

/** Of a lost or damaged place of the edition: nothing brings it back but the person, who may also go on without it. */
function LostPlace({ trouble, names, onRetry }: ClassTroubleProps) {
  const [isSure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const heading = useId();
  const startOver = async (): Promise<void> => {
    setBusy(true);
    try {
      const { startClassOver } = await import("#storage/recovery/class-start-over.ts");
      const outcomes = [];
      for (const name of names) outcomes.push(await startClassOver(name));
      if (outcomes.includes("blocked")) toast.error(texts.blocked);
      else onRetry();
    } catch {
      toast.error(texts.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div
      role="alert"
      aria-labelledby={heading}
      className="mx-auto my-16 max-w-lg border border-error bg-errbg p-6"
    >
      <h1 id={heading} className="title-block">
        {texts.title[trouble === "damaged" ? "damaged" : "lost"]}
      </h1>
      <p className="text-reading mt-3">{texts.text[trouble === "damaged" ? "damaged" : "lost"]}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onRetry}>
          {texts.retry}
        </Button>
        <Button onClick={() => openRecovery(trouble)}>{texts.recover}</Button>
      </p>
      <div className="mt-6 grid justify-items-start gap-3">
        <Checkbox label={texts.sure} checked={isSure} onChange={setSure} />
        <Button variant="danger" disabled={!isSure} loading={busy} onClick={() => void startOver()}>
          {texts.startOver}
        </Button>
      </div>
    </div>
  );
}

/** The same of the student: whichever of their databases is in trouble; the others open and stay as they are. */
export function StudentTrouble(props: Omit<ClassTroubleProps, "names">) {
  const names = [...classMarks()].filter((name) => name !== DESK_DATABASE);
  return <ClassTrouble {...props} names={names} />;
}

/** Why a place of the academic edition does not open, what is safe, and the way on (ED-140). */
export function ClassTrouble(props: ClassTroubleProps) {
  const { trouble, onRetry } = props;
  if (trouble === "lost" || trouble === "damaged") return <LostPlace {...props} />;
  return <TroublePanel alone trouble={trouble} onRetry={onRetry} />;
}
