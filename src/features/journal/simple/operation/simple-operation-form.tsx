import CircleAlert from "lucide-react/icons/circle-alert";
import Trash2 from "lucide-react/icons/trash-2";
import { useEffect, useId, useRef } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { filesOfEntry } from "#flows/attachments/attached-to.ts";
import { AttachmentsButton } from "#flows/attachments/attachments-button.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { journalTexts } from "../../texts.ts";
import { PocketDialog } from "../pockets/pocket-dialog.tsx";
import { simpleTexts as texts } from "../texts.ts";
import { OperationFields } from "./simple-fields.tsx";
import { type OperationForm, type OperationFormInput, useOperationForm } from "./use-operation-form.ts";

interface OperationFormProps extends OperationFormInput {
  readonly today: Day;
  readonly title: string;
  /** It is called by its type, also after another one is chosen. */
  readonly isTyped?: boolean;
  readonly onClose: () => void;
  readonly onRemove?: (() => void) | undefined;
  /** Asks what the operation paid or collected; absent where there is nothing to say. */
  readonly onPurpose?: (() => void) | undefined;
}

/** Only of what is saved: with changes, what was for what would be asked of another entry. */
function PurposeButton({
  form,
  onPurpose,
}: Pick<OperationFormProps, "onPurpose"> & { readonly form: OperationForm }) {
  if (onPurpose === undefined || form.touched) return null;
  return (
    <Button variant="outline" size="sm" className="mt-4" onClick={onPurpose}>
      {journalTexts.purpose}
    </Button>
  );
}

/** The photos and PDF of what is saved. */
function FilesButton({ form, entry }: Pick<OperationFormProps, "entry"> & { readonly form: OperationForm }) {
  if (entry === undefined || form.touched) return null;
  return (
    <div className="mt-4">
      <AttachmentsButton to={filesOfEntry(entry, true, false)} />
    </div>
  );
}

function Refusal({ form }: { readonly form: OperationForm }) {
  if (form.refusal === null) return null;
  return (
    <div role="alert" className="mt-4 rounded-field bg-errbg px-3 py-2 text-error">
      <p className="flex items-start gap-2">
        <CircleAlert size={16} className="mt-0.5" aria-hidden="true" />
        {form.refusal}
      </p>
      {form.stale === null ? null : (
        <Button size="sm" className="mt-2" onClick={form.takeSaved}>
          {texts.showSaved}
        </Button>
      )}
    </div>
  );
}

/** Outside the form: what is sent there must not be sent here. */
function NewPocket({ form, input }: { readonly form: OperationForm; readonly input: OperationFormInput }) {
  const { newPocket } = form;
  if (newPocket === null) return null;
  return (
    <PocketDialog
      book={input.book}
      chart={input.chart}
      called={newPocket.name}
      kept={form.pockets}
      onAdded={({ code }) => newPocket.end(code)}
      onClose={() => newPocket.end(null)}
    />
  );
}

interface ActionsProps {
  readonly form: OperationForm;
  readonly formId: string;
  readonly isNew: boolean;
  readonly onCancel?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
}

function Actions({ form, formId, isNew, onCancel, onRemove }: ActionsProps) {
  return (
    <>
      {onRemove ? (
        <Button
          variant="danger"
          className="mr-auto"
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      ) : null}
      {onCancel ? (
        <Button variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      ) : null}
      <Button type="submit" form={formId} variant="primary" loading={form.busy}>
        {isNew ? texts.saveNew : texts.save}
      </Button>
    </>
  );
}

/** The operation form in a dialog; on a phone, a bottom sheet. */
export function OperationSheet(props: OperationFormProps) {
  const { today, title, isTyped = false, onClose, onRemove, onPurpose, ...input } = props;
  const { chart } = input;
  const form = useOperationForm(input);
  const formId = useId();
  const amount = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      initialFocus={amount}
      title={isTyped ? texts.newOf[form.draft.type] : title}
      onClose={onClose}
      dirty={form.touched}
      footer={(close) => (
        <Actions
          form={form}
          formId={formId}
          isNew={input.entry === undefined}
          onCancel={close}
          onRemove={onRemove}
        />
      )}
    >
      <form id={formId} noValidate onSubmit={form.submit} onChange={form.typed}>
        <OperationFields
          form={form}
          chart={chart}
          today={today}
          amount={amount}
          isNew={input.entry === undefined}
        />
      </form>
      <NewPocket form={form} input={input} />
      <PurposeButton form={form} onPurpose={onPurpose} />
      <FilesButton form={form} entry={input.entry} />
      <Refusal form={form} />
    </Dialog>
  );
}

/** The same beside the list, where there is room for both. */
export function OperationPanel(props: OperationFormProps & { readonly focused: boolean }) {
  const { today, title, onClose, onRemove, onPurpose, focused, ...input } = props;
  const { chart } = input;
  const form = useOperationForm(input);
  const formId = useId();
  const isNew = input.entry === undefined;
  const amount = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) amount.current?.focus();
  }, [focused]);
  return (
    <section aria-label={title} data-go-on>
      <h2 className="section-head mb-4">{title}</h2>
      <form id={formId} noValidate onSubmit={form.submit} onChange={form.typed}>
        <OperationFields
          form={form}
          chart={chart}
          today={today}
          amount={amount}
          isNew={input.entry === undefined}
        />
      </form>
      <NewPocket form={form} input={input} />
      <PurposeButton form={form} onPurpose={onPurpose} />
      <FilesButton form={form} entry={input.entry} />
      <Refusal form={form} />
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Actions
          form={form}
          formId={formId}
          isNew={isNew}
          onCancel={isNew && !form.touched && form.draft.type !== "debt-payment" ? undefined : onClose}
          onRemove={onRemove}
        />
      </div>
    </section>
  );
}
