import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { type LimitCounter, savedStatementsCounter } from "#domain/access/limit-counter.ts";
import { may } from "#domain/access/policy.ts";
import type { WorkspaceAddress } from "#domain/access/workspace-ways.ts";
import { isUntouched, type WorkspaceContent } from "#domain/statement/typed/workspace-draft.ts";
import { explainLimit } from "#flows/upgrade/explain-limit.ts";
import { policyText } from "#session/gates/policy-text.ts";
import { askToSignIn } from "#session/gates/sign-in-required.ts";
import { whoOf } from "#session/gates/use-policy.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useSession } from "#session/who/use-session.ts";
import { saveStatement } from "#storage/commands/statements/save-statement.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { usageCounts } from "#storage/queries/usage.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import type { TableSaving } from "./save-dialog.tsx";
import { statementTexts } from "./texts.ts";
import type { WorkspaceEditor } from "./workspace-editor.ts";

const { save: texts } = statementTexts;

export interface SavingControl {
  readonly open: boolean;
  /** Only an account can save statements. */
  readonly locked: boolean;
  /** Shown from the eighth saved statement on (spec §9). */
  readonly counter: LimitCounter | null;
  press(): void;
  close(): void;
  save(saving: TableSaving, asNew: boolean): Promise<string | null>;
}

/** Saves over the opened version, or as a new statement. */
async function write(
  storage: AppStorage,
  content: WorkspaceContent,
  { from, ...saving }: TableSaving,
  asNew: boolean,
) {
  const { from: _before, ...table } = content.table;
  const next: WorkspaceContent = {
    ...content,
    ...saving,
    table: { ...table, ...(from !== undefined && { from }) },
  };
  const statementId = asNew ? storage.newId("statement") : content.statementId;
  const result = await saveStatement(storage, {
    id: storage.newId("command"),
    statementId,
    origin: "workspace",
    name: next.name,
    statement: next.table.statement,
    companyId: next.companyId,
    date: next.date,
    content: { kind: "typed", table: next.table },
    ...(!asNew && content.savedVersion !== null && { version: content.savedVersion }),
  });
  return { result, next, statementId };
}

/** Saving the statement: permission, remaining number, and where the work continues afterwards. */
export function useTableSaving(editor: WorkspaceEditor, address: WorkspaceAddress): SavingControl {
  const storage = useStorage();
  const navigate = useNavigate();
  const session = useSession();
  const [open, setOpen] = useState(false);
  const counts = useQuery(() => usageCounts(storage), [storage]);
  const statements = counts.state === "ready" ? counts.value.statements : 0;
  const who = whoOf(session);
  const permission = may("save-statement", { who, sample: session.sample, counts: { statements } });
  const locked = !permission.allowed && permission.ways.includes("sign-in");
  const plan = who === "premium" ? "premium" : "free";

  const refuse = () => {
    if (permission.allowed) return false;
    if (locked) askToSignIn(policyText(permission.text).text, navigate);
    else explainLimit(permission.text, "warning");
    return true;
  };

  const save = async (saving: TableSaving, asNew: boolean): Promise<string | null> => {
    const { content } = editor.getSnapshot();
    const first = await write(storage, content, saving, asNew);
    // Another tab saved the draft that both started from: this one becomes a statement of its own.
    const isTwin =
      !first.result.ok && first.result.error.kind === "stale-statement" && content.savedVersion === null;
    const { result, next, statementId } = isTwin ? await write(storage, content, saving, true) : first;
    if (!result.ok) return refusalText(result.error);
    await editor.saved({ ...next, statementId, savedVersion: result.value.version });
    setOpen(false);
    toast.success({
      title: texts.done(result.value.name),
      actions: [{ label: texts.see, onAction: () => void navigate({ to: "/dashboard/estados" }) }],
    });
    const to = address.view === "simple" ? "/workspace/simple" : "/workspace/complex";
    const search = { statement: next.table.statement, estado: statementId, from: address.from };
    await navigate({ to, search, replace: true });
    return null;
  };

  const press = () => {
    const { content } = editor.getSnapshot();
    const isNew = content.savedVersion === null;
    if ((isNew || locked) && refuse()) return;
    if (isUntouched(content))
      return void toast.info({
        id: "sample-save",
        title: statementTexts.sampleSave,
        text: statementTexts.sampleSaveText,
      });
    setOpen(true);
  };
  const counter = session.sample || locked ? null : savedStatementsCounter(plan, statements);
  return { open, locked, counter, press, close: () => setOpen(false), save };
}
