import { useId } from "react";
import { type FiscalFlags, withRegime } from "#domain/fiscal/fiscal-profile.ts";
import type { AppliesTo } from "#domain/fiscal/profile-scope.ts";
import { REGIMES } from "#domain/fiscal/regimes.data.ts";
import { yearOf } from "#domain/kernel/calendar-day.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import { uvtOn } from "#domain/law/uvt.ts";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { PercentField } from "../percent-field.tsx";
import { type ScopeChoice, scopeChoices } from "../profile-draft.ts";
import { FLAG_NAMES, fiscalTexts, REGIME_TODAY } from "../texts.ts";
import type { ProfileFormControl } from "../use-profile-form.ts";
import { CopyField } from "./copy-field.tsx";
import { RetentionRows } from "./retention-rows.tsx";
import { UsualTicks } from "./usual-ticks.tsx";

const { form: texts, scopes, scopeNotes } = fiscalTexts;
const FLAGS = Object.keys(FLAG_NAMES) as readonly (keyof FiscalFlags)[];

interface FieldsProps {
  readonly form: ProfileFormControl;
  readonly of: AppliesTo;
}

function NameAndScope({ form, of }: FieldsProps) {
  const { content, scope } = form.draft;
  const kinds: ScopeChoice[] = scopeChoices(of).map((each) => each.kind);
  const options = scope === "as-is" || !kinds.includes(scope) ? [...kinds, scope] : kinds;
  return (
    <div className="profile-name">
      <TextField
        label={texts.name}
        maxLength={120}
        autoComplete="off"
        value={content.name}
        onChange={(name) => form.change({ name })}
        error={form.blank ? texts.blank : undefined}
      />
      <SelectField
        label={texts.scope}
        value={scope}
        options={options.map((value) => ({ value, label: scopes[value] }))}
        onChange={form.setScope}
        help={scopeNotes[scope]}
      />
    </div>
  );
}

function Regime({ form }: Pick<FieldsProps, "form">) {
  const name = useId();
  const { content } = form.draft;
  return (
    <fieldset className="profile-set">
      <legend className="field-label">{texts.regime}</legend>
      <div className="regime-cards">
        {REGIMES.map((regime) => (
          <label key={regime.type} className="regime-card">
            <input
              type="radio"
              className="radio radio-primary radio-sm"
              name={name}
              value={regime.type}
              checked={content.regime === regime.type}
              onChange={() => form.setContent(withRegime(content, regime.type))}
            />
            <span className="min-w-0">
              <span className="block font-semibold">{regime.name}</span>
              <span className="block text-muted text-sm">{REGIME_TODAY[regime.type]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Flags({ form }: Pick<FieldsProps, "form">) {
  const { flags } = form.draft.content;
  return (
    <fieldset className="profile-set">
      <legend className="field-label">{texts.flags}</legend>
      <div className="profile-flags">
        {FLAGS.map((flag) => (
          <Checkbox
            key={flag}
            label={FLAG_NAMES[flag]}
            checked={flags[flag]}
            onChange={(on) => form.change({ flags: { ...flags, [flag]: on } })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Vat({ form }: Pick<FieldsProps, "form">) {
  const { vatSettings } = form.draft.content;
  const set = (part: Partial<typeof vatSettings>) =>
    form.change({ vatSettings: { ...vatSettings, ...part } });
  return (
    <div className="profile-vat" data-off={!vatSettings.enabled}>
      <Checkbox
        look="toggle"
        className="grow"
        aria-label={texts.vatOn}
        label={<span className="font-semibold">{texts.vat}</span>}
        checked={vatSettings.enabled}
        onChange={(enabled) => set({ enabled })}
      />
      <span className="profile-vat-part">
        <span aria-hidden="true">{texts.rate}</span>
        <PercentField
          aria-label={texts.vatRate}
          value={vatSettings.rate}
          onChange={(rate) => set({ rate })}
        />
      </span>
      <span className="profile-vat-part">
        <span aria-hidden="true">{texts.account}</span>
        <TextField
          aria-label={texts.vatAccount}
          className="retention-account"
          size="sm"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={vatSettings.accountCode}
          onChange={(accountCode) => set({ accountCode })}
        />
      </span>
    </div>
  );
}

/** The UVT of a year that is not published here yet: with it, what counts in UVT goes on. */
function YearUvt({ form }: Pick<FieldsProps, "form">) {
  if (uvtOn(form.day).known) return null;
  const { uvt, ...content } = form.draft.content;
  const year = yearOf(form.day);
  return (
    <MoneyField
      label={texts.uvt(year)}
      help={texts.uvtHelp}
      prefix
      blankZero
      value={uvt?.year === year ? uvt.value : ZERO}
      onChange={(value) => form.setContent(value > 0 ? { ...content, uvt: { year, value } } : content)}
    />
  );
}

/** All fields of a profile, in the order of the specification. */
export function ProfileFields({ form, of }: FieldsProps) {
  return (
    <>
      <NameAndScope form={form} of={of} />
      {form.isNew ? <CopyField form={form} of={of} /> : null}
      <Regime form={form} />
      <Flags form={form} />
      <Vat form={form} />
      <YearUvt form={form} />
      <UsualTicks form={form} />
      <RetentionRows form={form} />
    </>
  );
}
