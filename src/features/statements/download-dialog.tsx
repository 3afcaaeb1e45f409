import { useEffect, useState } from "react";
import type { Company } from "#domain/company/company.ts";
import { useExport } from "#flows/export/use-export.tsx";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { StatementItem } from "#storage/queries/statements/statements.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { statementSource } from "./statement-source.ts";
import { downloadTexts as texts } from "./texts.ts";

interface DownloadDialogProps {
  readonly item: StatementItem;
  readonly company: Company | null;
  readonly onClose: () => void;
}

/** Asks for the file type, subject to the plan; then shows the dialogs of the export. */
export function DownloadDialog({ item, company, onClose }: DownloadDialogProps) {
  const storage = useStorage();
  const [pressed, setPressed] = useState(false);
  const check = item.figures?.check;
  const { use, items, dialogs } = useExport({
    source: statementSource(storage, item, company),
    capability: "export-statement",
    checks: check ? [check] : [],
    onPremium: openUpgrade,
  });
  const over = pressed && dialogs === null;
  useEffect(() => {
    if (over) onClose();
  }, [over, onClose]);
  if (pressed) return dialogs;
  const { counter } = use;
  return (
    <Dialog
      open
      title={texts.title(item.name)}
      subtitle={counter === null ? undefined : texts.used(counter.now, counter.most)}
      onClose={onClose}
    >
      <ul className="grid gap-2 pb-2">
        {items.map(({ id, label, icon, trail, onSelect }) => (
          <li key={id}>
            <button
              type="button"
              className="btn btn-outline btn-block justify-start gap-3"
              onClick={() => {
                setPressed(true);
                onSelect();
              }}
            >
              {icon}
              <span className="flex-1 text-start">{label}</span>
              {trail}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
