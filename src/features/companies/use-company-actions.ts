import type { Company } from "#domain/company/company.ts";
import type { CommandId } from "#domain/kernel/ids.ts";
import { explainLimit } from "#flows/upgrade/explain-limit.ts";
import { refusalText } from "#session/refusal-text.ts";
import { tracked } from "#session/save-state.ts";
import { useStorage } from "#session/use-storage.ts";
import type { CommandResult } from "#storage/book-work.ts";
import { activateCompany } from "#storage/commands/change-company.ts";
import { deleteCompany } from "#storage/commands/delete-company.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import { toast } from "#ui/kit/toast.ts";
import { shortName } from "./short-name.ts";
import { dialogTexts as texts } from "./texts.ts";

/** How long a deletion can be taken back from its notice (conventions D7). */
const UNDO_MS = 10_000;

export interface CompanyActions {
  activate(company: Company): Promise<void>;
  remove(company: Company): Promise<void>;
}

function report(result: CommandResult<unknown>): void {
  if (result.ok) return;
  if (result.error.kind === "plan") explainLimit(result.error.text);
  else toast.error({ title: texts.failed, text: refusalText(result.error) });
}

/** What can be done to a company at once, each with its notice and the way back. */
export function useCompanyActions(): CompanyActions {
  const storage = useStorage();
  const undo = async (target: CommandId, done: { readonly title: string; readonly text?: string }) => {
    const id = storage.newId("command");
    const result = await tracked(() => undoRecords(storage, { id, target }));
    if (result.ok) toast.success(done);
    else report(result);
  };
  const activate = async (company: Company) => {
    const id = storage.newId("command");
    const result = await tracked(() => activateCompany(storage, { id, companyId: company.id }));
    if (!result.ok) return report(result);
    toast.success({
      title: texts.activated(shortName(company.name)),
      text: texts.activatedText,
      durationMs: UNDO_MS,
      actions: [
        { label: texts.undo, variant: "outline", onAction: () => void undo(id, { title: texts.backTo }) },
      ],
    });
  };
  const remove = async (company: Company) => {
    const id = storage.newId("command");
    const result = await tracked(() => deleteCompany(storage, { id, companyId: company.id }));
    if (!result.ok) return report(result);
    const back = { title: texts.restored, text: shortName(company.name) };
    toast.neutral({
      title: texts.removed,
      text: texts.removedWith(shortName(company.name), result.value.books),
      durationMs: UNDO_MS,
      actions: [{ label: texts.undo, onAction: () => void undo(id, back) }],
    });
  };
  return { activate, remove };
}
