import Plus from "lucide-react/icons/plus";
import { type FormEvent, type ReactNode, useState } from "react";
import type { PolicyText } from "#domain/access/policy.ts";
import type { Company } from "#domain/company/company.ts";
import { explainLimit } from "#flows/upgrade/explain-limit.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { useRefusal } from "#ui/kit/feedback/use-refusal.ts";
import { shortName } from "../cards/short-name.ts";
import { cardTexts, companyTexts, dialogTexts, companyFormTexts as texts } from "../texts.ts";
import { useCompanyActions } from "../use-company-actions.ts";
import { BLANK_DRAFT, companyFieldsOf } from "./company-draft.ts";
import { CompanyFieldsView } from "./company-fields.tsx";
import { useCompanyForm } from "./use-company-form.ts";

export interface CreateCompanyFormProps {
  /** All existing companies. */
  readonly others: readonly Company[];
  /** Beside the list, always visible; or above it, opened and closed. */
  readonly place: "side" | "above";
  /** Why the plan allows no more, or null. */
  readonly refused: PolicyText | null;
  /** Number the plan allows. */
  readonly most: number;
  readonly onCreated?: () => void;
  readonly onCancel?: () => void;
}

/** Submits the form. The ids belong to the company being created: sending twice creates it once. */
function useCreate({ others, refused, onCreated }: CreateCompanyFormProps) {
  const storage = useStorage();
  const actions = useCompanyActions();
  const form = useCompanyForm(BLANK_DRAFT);
  const newIds = () => ({ id: storage.newId("command"), companyId: storage.newId("company") });
  const [ids, setIds] = useState(newIds);
  const [failure, setFailure] = useRefusal();
  const [busy, setBusy] = useState(false);
  const tell = (company: Company) => {
    const activate = { label: cardTexts.activate, onAction: () => void actions.activate(company) };
    toast.success(
      others.length === 0
        ? { title: texts.created(shortName(company.name)) }
        : { title: texts.created(shortName(company.name)), text: texts.createdText, actions: [activate] },
    );
  };
  const send = async () => {
    if (busy) return;
    if (refused !== null) return explainLimit(refused);
    setFailure(null);
    if (!form.check()) return;
    setBusy(true);
    const made = await tracked(() => createCompany(storage, { ...ids, ...companyFieldsOf(form.draft) }));
    setBusy(false);
    if (!made.ok) return setFailure(refusalText(made.error));
    setIds(newIds());
    form.reset(BLANK_DRAFT);
    tell(made.value);
    onCreated?.();
  };
  return { form, busy, failure, send };
}

function SendButton({ props, busy }: { readonly props: CreateCompanyFormProps; readonly busy: boolean }) {
  const full = props.refused !== null;
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        loading={busy}
        aria-disabled={full || undefined}
        className={full ? "company-full" : ""}
        icon={full ? undefined : <Plus size={18} aria-hidden="true" />}
      >
        {texts.create}
      </Button>
      {Number.isFinite(props.most) ? (
        <span className="text-muted">
          {companyTexts.count(Math.min(props.others.length, props.most), props.most)}
        </span>
      ) : null}
    </>
  );
}

const LOOKS = {
  side: "rounded-box border border-raya bg-base-100 p-5",
  above: "mt-5 rounded-box border border-base-content bg-sel p-5",
} as const;

/** Creates a company. Enter submits, as the button does. */
export function CreateCompanyForm(props: CreateCompanyFormProps): ReactNode {
  const { place, others, onCancel } = props;
  const { form, busy, failure, send } = useCreate(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form
      id="crear-empresa"
      className={LOOKS[place]}
      noValidate
      aria-label={texts.createTitle}
      onSubmit={submit}
    >
      {place === "side" ? <h2 className="title-block mb-3">{texts.createTitle}</h2> : null}
      <CompanyFieldsView
        form={form}
        others={others}
        layout={place === "side" ? "column" : "row"}
        autoFocus={place === "above"}
        nameId="nombre-empresa"
      />
      {failure === null ? null : (
        <div className="mt-4">
          <Banner tone="error">{failure}</Banner>
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <SendButton props={props} busy={busy} />
        {onCancel === undefined ? null : (
          <Button variant="ghost" onClick={onCancel}>
            {dialogTexts.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
