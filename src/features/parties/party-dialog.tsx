import X from "lucide-react/icons/x";
import { COMPANY } from "#domain/fiscal/fiscal-operation.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { listed } from "#domain/kernel/spanish.ts";
import { DOCUMENT_KINDS, documentText, readDocument } from "#domain/parties/document.ts";
import { nearTo } from "#domain/parties/near-names.ts";
import { namesOf, type Party } from "#domain/parties/party.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { DOCUMENT_NAMES, TAX_FLAGS, partyFormTexts as texts } from "./texts.ts";
import { type PartyForm, usePartyForm } from "./use-party-form.ts";

const KINDS = DOCUMENT_KINDS.map((value) => ({ value, label: DOCUMENT_NAMES[value] }));
const MOST_NEAR = 3;

interface PartyDialogProps {
  readonly bookId: BookId;
  /** Null for a new record. */
  readonly party: Party | null;
  /** The name as entries have it, for who has no record; else empty. */
  readonly name: string;
  readonly others: readonly Party[];
  readonly onClose: () => void;
}

/** Why the record was not written, with the ways on. */
function Trouble({ form }: { readonly form: PartyForm }) {
  const { refused } = form;
  // What a field says stands below it.
  if (refused === null || refused.field !== null) return null;
  const { current } = refused;
  if (current !== null)
    return (
      <Banner
        tone="warn"
        role="alert"
        actions={
          <>
            <Button size="sm" onClick={() => form.load(current)}>
              {texts.useSaved}
            </Button>
            <Button size="sm" onClick={() => void form.save(current.version)}>
              {texts.keepMine}
            </Button>
          </>
        }
      >
        {texts.stale}
      </Banner>
    );
  if (!refused.gone)
    return (
      <Banner tone="error" role="alert">
        {refused.text}
      </Banner>
    );
  const action = (
    <Button size="sm" onClick={() => void form.saveAsNew()}>
      {texts.saveAsNew}
    </Button>
  );
  return (
    <Banner tone="warn" role="alert" actions={action}>
      {texts.gone}
    </Banner>
  );
}

function Identity({ form, others }: { readonly form: PartyForm; readonly others: readonly Party[] }) {
  const { fields, say, errorOf } = form;
  const near = nearTo(others, fields.name, namesOf).slice(0, MOST_NEAR);
  const read = readDocument(fields.documentKind, fields.number);
  return (
    <>
      <TextField
        label={texts.name}
        value={fields.name}
        autoComplete="off"
        error={errorOf("name")}
        notice={near.length === 0 ? undefined : texts.near(listed(near.map((each) => each.name)))}
        onChange={(name) => say({ name })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={texts.kind}
          value={fields.documentKind}
          options={KINDS}
          onChange={(documentKind) => say({ documentKind })}
        />
        <TextField
          label={texts.number}
          value={fields.number}
          autoComplete="off"
          inputMode={fields.documentKind === "PA" || fields.documentKind === "DE" ? "text" : "tel"}
          help={read.ok && read.value ? texts.numberShown(documentText(read.value)) : texts.numberHelp}
          error={errorOf("number")}
          onChange={(number) => say({ number })}
        />
      </div>
    </>
  );
}

function OtherNames({ form: { fields, say, errorOf } }: { readonly form: PartyForm }) {
  if (fields.aliases.length === 0) return null;
  return (
    <fieldset>
      <legend className="field-label">{texts.aliases}</legend>
      <ul className="flex flex-wrap gap-2">
        {fields.aliases.map((alias) => (
          <li key={alias}>
            <Button
              size="sm"
              variant="outline"
              icon={<X size={14} aria-hidden="true" />}
              aria-label={texts.dropAlias(alias)}
              onClick={() => say({ aliases: fields.aliases.filter((each) => each !== alias) })}
            >
              {alias}
            </Button>
          </li>
        ))}
      </ul>
      {errorOf("aliases") ? <p className="field-note">{errorOf("aliases")}</p> : null}
    </fieldset>
  );
}

function Taxes({ form: { fields, say } }: { readonly form: PartyForm }) {
  const { taxes } = fields;
  return (
    <fieldset>
      <legend className="field-label">{texts.taxes}</legend>
      <Checkbox
        label={texts.taxesKnown}
        checked={taxes !== null}
        onChange={(on) => say({ taxes: on ? COMPANY : null })}
      />
      {taxes === null ? null : (
        <div className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-2">
          {TAX_FLAGS.map(([flag, label]) => (
            <Checkbox
              key={flag}
              label={label}
              checked={taxes[flag]}
              onChange={(on) => say({ taxes: { ...taxes, [flag]: on } })}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

function Contact({ form: { fields, say, errorOf } }: { readonly form: PartyForm }) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField
        label={texts.city}
        value={fields.city}
        error={errorOf("city")}
        onChange={(city) => say({ city })}
      />
      <TextField
        label={texts.email}
        type="email"
        value={fields.email}
        error={errorOf("email")}
        onChange={(email) => say({ email })}
      />
      <TextField
        label={texts.phone}
        type="tel"
        value={fields.phone}
        error={errorOf("phone")}
        onChange={(phone) => say({ phone })}
      />
    </div>
  );
}

/** Dialog for a new or existing third party. */
export function PartyDialog({ bookId, party, name, others, onClose }: PartyDialogProps) {
  const form = usePartyForm({ bookId, party, name, onSaved: onClose });
  return (
    <FormDialog
      size="lg"
      title={party === null ? texts.addTitle : texts.editTitle}
      confirm={texts.save}
      busy={form.busy}
      dirty={form.dirty}
      onClose={onClose}
      onSubmit={() => form.save()}
    >
      <Trouble form={form} />
      <Identity form={form} others={others} />
      <OtherNames form={form} />
      <Contact form={form} />
      <Taxes form={form} />
    </FormDialog>
  );
}
