import { useState } from "react";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Company } from "#domain/company/company.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { changeCompany } from "#storage/commands/companies/change-company.ts";
import type { StorageRefusal } from "#storage/engine/run-command.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { useTold } from "#ui/kit/feedback/use-refusal.ts";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { shortName } from "../cards/short-name.ts";
import { cardTexts, dialogTexts as texts } from "../texts.ts";
import { companyDraftOf, companyFieldsOf } from "./company-draft.ts";
import { CompanyFieldsView } from "./company-fields.tsx";
import { useCompanyForm } from "./use-company-form.ts";

interface EditCompanyDialogProps {
  /** State when the dialog opened. */
  readonly company: Company;
  readonly others: readonly Company[];
  readonly onClose: () => void;
}

function useEdit({ company, onClose }: EditCompanyDialogProps) {
  const storage = useStorage();
  const form = useCompanyForm(companyDraftOf(company));
  const [version, setVersion] = useState(company.version);
  const [refusal, showRefusal] = useState<Refusal | StorageRefusal | null>(null);
  const setRefusal = useTold(showRefusal, refusalText);
  const [busy, setBusy] = useState(false);
  const save = async (over: number = version) => {
    if (busy || !form.check()) return;
    setBusy(true);
    const head = { id: storage.newId("command"), companyId: company.id, version: over };
    const saved = await tracked(() => changeCompany(storage, { ...head, ...companyFieldsOf(form.draft) }));
    setBusy(false);
    if (saved.ok) {
      toast.success({ title: texts.saved, text: shortName(saved.value.name) });
      return onClose();
    }
    setRefusal(saved.error);
  };
  const load = (current: Company) => {
    form.reset(companyDraftOf(current));
    setVersion(current.version);
    setRefusal(null);
  };
  return { form, busy, refusal, save, load };
}

type Edit = ReturnType<typeof useEdit>;

/** Shows what was saved elsewhere meanwhile, with both ways to continue. */
function Stale({ current, edit }: { readonly current: Company; readonly edit: Edit }) {
  const nit = current.nit === "" ? cardTexts.noNit : cardTexts.nit(current.nit);
  return (
    <Banner
      tone="warn"
      role="alert"
      actions={
        <>
          <Button size="sm" onClick={() => edit.load(current)}>
            {texts.useSaved}
          </Button>
          <Button size="sm" onClick={() => void edit.save(current.version)}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <p className="font-semibold">{texts.staleTitle}</p>
      <p className="wrap-anywhere">{texts.staleNow(shortName(current.name), nit)}</p>
    </Banner>
  );
}

function Trouble({ edit }: { readonly edit: Edit }) {
  const { refusal } = edit;
  if (refusal?.kind === "stale-company") return <Stale current={refusal.current} edit={edit} />;
  return refusal === null ? null : <Banner tone="error">{refusalText(refusal)}</Banner>;
}

/** Edits an existing company. */
export function EditCompanyDialog(props: EditCompanyDialogProps) {
  const { company, others, onClose } = props;
  const edit = useEdit(props);
  return (
    <FormDialog
      size="md"
      title={texts.editTitle}
      dirty={edit.form.dirty}
      confirm={texts.save}
      busy={edit.busy}
      onSubmit={() => edit.save()}
      onClose={onClose}
    >
      <Trouble edit={edit} />
      <CompanyFieldsView form={edit.form} others={others} own={company.id} layout="column" />
    </FormDialog>
  );
}
