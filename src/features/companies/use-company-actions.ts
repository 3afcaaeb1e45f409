import type { Company } from "#domain/company/company.ts";
import { explainLimit } from "#flows/upgrade/explain-limit.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { activateCompany } from "#storage/commands/companies/change-company.ts";
import { deleteCompany } from "#storage/commands/companies/delete-company.ts";
import type { CommandResult } from "#storage/pages/book-work.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { shortName } from "./cards/short-name.ts";
import { dialogTexts as texts } from "./texts.ts";

export interface CompanyActions {
  activate(company: Company): Promise<void>;
  remove(company: Company): Promise<void>;
}

function report(result: CommandResult<unknown>): void {
  if (result.ok) return;
  if (result.error.kind === "plan") explainLimit(result.error.text);
  else toast.error({ title: texts.failed, text: refusalText(result.error) });
}

/** Actions on a company that need no dialog, each with a notice and undo. */
export function useCompanyActions(): CompanyActions {
  const storage = useStorage();
  const activate = async (company: Company) => {
    const id = storage.newId("command");
    const result = await tracked(() => activateCompany(storage, { id, companyId: company.id }));
    if (!result.ok) return report(result);
    toast.success({
      title: texts.activated(shortName(company.name)),
      text: texts.activatedText,
      ...recordsBack(storage, { target: id, done: { title: texts.backTo }, onRefused: report }),
    });
  };
  const remove = async (company: Company) => {
    const id = storage.newId("command");
    const result = await tracked(() => deleteCompany(storage, { id, companyId: company.id }));
    if (!result.ok) return report(result);
    const done = { title: texts.restored, text: shortName(company.name) };
    toast.neutral({
      title: texts.removed,
      text: texts.removedWith(shortName(company.name), result.value.books),
      ...recordsBack(storage, { target: id, done, onRefused: report }),
    });
  };
  return { activate, remove };
}
