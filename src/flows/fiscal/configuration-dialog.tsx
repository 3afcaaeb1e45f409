import Copy from "lucide-react/icons/copy";
import { type FormEvent, useId } from "react";
import { PLAN_LIMITS } from "#domain/access/limits.ts";
import type { FiscalProfile } from "#domain/fiscal/fiscal-profile.ts";
import { useUser } from "#session/who/use-session.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { useAskedClose } from "#ui/kit/overlays/use-asked-close.tsx";
import { ExamplePanel } from "./example-panel.tsx";
import { FiscalCrumbs } from "./fiscal-crumbs.tsx";
import type { FiscalDialogState } from "./fiscal-dialog-machine.ts";
import { ProfileFields } from "./form/profile-fields.tsx";
import { FISCAL_TITLES, fiscalTexts } from "./texts.ts";
import { type ProfileFormControl, type ProfileFormStart, useProfileForm } from "./use-profile-form.ts";

const { form: texts } = fiscalTexts;

interface ConfigurationDialogProps extends ProfileFormStart {
  readonly state: FiscalDialogState;
  /** Number of stored profiles, for the counter of the free plan. */
  readonly count: number;
  readonly onBack: () => void;
  readonly onClose: () => void;
  readonly onDuplicate: (profile: FiscalProfile) => void;
  readonly onSaved: (profile: FiscalProfile) => void;
}

interface FootProps {
  readonly props: ConfigurationDialogProps;
  readonly form: ProfileFormControl;
  readonly formId: string;
  readonly onCancel: () => void;
}

function Foot({ props, form, formId, onCancel }: FootProps) {
  const free = useUser()?.plan === "free";
  const { source, action, count } = props;
  const { fiscalProfiles: limit } = PLAN_LIMITS.free;
  const copies = action.kind === "update" && source !== null;
  return (
    <>
      <div className="sheet-foot-start flex gap-1">
        <Button variant="ghost" onClick={onCancel}>
          {fiscalTexts.cancel}
        </Button>
        {copies ? (
          <Button
            variant="ghost"
            icon={<Copy size={18} aria-hidden="true" />}
            onClick={() => props.onDuplicate(source)}
          >
            {texts.duplicate}
          </Button>
        ) : null}
      </div>
      {free ? <p className="profile-counter">{texts.counter(count, limit)}</p> : null}
      <Button type="submit" form={formId} variant="primary" disabled={form.blank} loading={form.busy}>
        {texts.save}
      </Button>
    </>
  );
}

/** The profile form beside an example of its effect. */
export function ConfigurationDialog(props: ConfigurationDialogProps) {
  const form = useProfileForm(props);
  const back = useAskedClose(form.dirty, false, props.onBack);
  const formId = useId();
  const { state } = props;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (form.blank || form.busy) return;
    const saved = await form.save();
    if (saved) props.onSaved(saved);
  };
  return (
    <>
      <Dialog
        open
        size="xl"
        title={FISCAL_TITLES[state.context]}
        above={<FiscalCrumbs state={state} onBack={back.close} />}
        dirty={form.dirty}
        onClose={props.onClose}
        footer={(close) => <Foot props={props} form={form} formId={formId} onCancel={close} />}
      >
        <form id={formId} className="profile-layout" onSubmit={(event) => void submit(event)} noValidate>
          <div className="profile-main">
            <ProfileFields form={form} of={props.of} />
          </div>
          <ExamplePanel form={form} />
        </form>
      </Dialog>
      {back.question}
    </>
  );
}
