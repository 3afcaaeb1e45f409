import FolderDown from "lucide-react/icons/folder-down";
import { useState } from "react";
import { explainLimit } from "#flows/upgrade/explain-limit.ts";
import { usePolicy } from "#session/gates/use-policy.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useUser } from "#session/who/use-session.ts";
import type { StatementShelf } from "#storage/queries/statements/statements.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { LockedButton } from "#ui/kit/controls/locked-button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { exportAllTexts, savedStatementTexts as texts } from "./texts.ts";

/** Exports all statements as files at once; part of the paid plan. */
export function ExportAll({ shelf }: { readonly shelf: StatementShelf | null }) {
  const permission = usePolicy("export-all-statements");
  const storage = useStorage();
  const owner = useUser()?.id ?? null;
  const [busy, setBusy] = useState(false);
  if (!permission.allowed) {
    return (
      <LockedButton needs="premium" variant="ghost" stamp onClick={() => explainLimit(permission.text)}>
        {texts.exportAll}
      </LockedButton>
    );
  }
  if (shelf === null || shelf.items.length === 0) return null;
  const start = async () => {
    setBusy(true);
    try {
      const { exportEvery } = await import("./export-every.ts");
      await exportEvery({ storage, owner, shelf });
    } catch {
      // Its code could not be loaded (a new version replaced it). Once loaded, it reports its own errors.
      toast.error({ title: exportAllTexts.failed, text: exportAllTexts.failedText });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="ghost"
      loading={busy}
      icon={<FolderDown size={18} aria-hidden="true" />}
      onClick={() => void start()}
    >
      {texts.exportAll}
    </Button>
  );
}
