import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { Report } from "#domain/report/report.ts";
import { explainLimit } from "#flows/upgrade/explain-limit.ts";
import { nameRefusal } from "#session/notices/name-refusal.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { saveStatement } from "#storage/commands/statements/save-statement.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { NameDialog, type NameRefusal } from "#ui/kit/overlays/name-dialog.tsx";
import { proposedName } from "./statement-file.ts";
import { bookStatementTexts as texts } from "./texts.ts";
import type { BookStatementView } from "./use-book-statement.ts";

interface SaveDialogProps {
  readonly view: BookStatementView;
  readonly report: Report;
  readonly onClose: () => void;
}

/** Saves today's figures under a name. At the plan's limit it explains the other plan. */
export function SaveStatementDialog({ view, report, onClose }: SaveDialogProps) {
  const storage = useStorage();
  const navigate = useNavigate();
  // Created with the dialog: pressing twice saves once.
  const [ids] = useState(() => ({ id: storage.newId("command"), statementId: storage.newId("statement") }));
  const save = async (name: string): Promise<NameRefusal | null> => {
    const saved = await tracked(() =>
      saveStatement(storage, {
        ...ids,
        origin: "dashboard",
        name,
        statement: view.statement.statement,
        companyId: view.company?.id ?? null,
        date: view.periods[0].to,
        content: { kind: "report", report },
      }),
    );
    if (!saved.ok) {
      if (saved.error.kind !== "plan") return nameRefusal(saved.error);
      explainLimit(saved.error.text);
      return null;
    }
    toast.success({
      title: texts.savedTitle,
      text: texts.savedText(saved.value.name),
      actions: [{ label: texts.seeSaved, onAction: () => void navigate({ to: "/dashboard/estados" }) }],
    });
    return null;
  };
  return (
    <NameDialog
      title={texts.saveTitle}
      label={texts.nameLabel}
      name={proposedName(view)}
      confirm={texts.save}
      onConfirm={save}
      onClose={onClose}
    >
      <p className="text-muted">{texts.saveText}</p>
    </NameDialog>
  );
}
