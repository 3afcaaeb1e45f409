import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useEffect, useId, useRef } from "react";
import {
  looksPerThousand,
  RETENTION_TYPE_NAMES,
  RETENTION_TYPES,
  type Retention,
} from "#domain/fiscal/fiscal-profile.ts";
import { WITHHOLDING } from "#domain/law/tax-statutes.data.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { PercentField } from "../percent-field.tsx";
import { renamed, withRetention } from "../profile-draft.ts";
import { fiscalTexts } from "../texts.ts";
import type { ProfileFormControl } from "../use-profile-form.ts";

const { form: texts } = fiscalTexts;
const TYPES = RETENTION_TYPES.map((value) => ({ value, label: RETENTION_TYPE_NAMES[value] }));
const NAMES: readonly string[] = [...new Set(WITHHOLDING.map((row) => row.name))];

interface RowProps {
  readonly form: ProfileFormControl;
  readonly retention: Retention;
  readonly number: number;
  readonly names: string;
  readonly onRemove: () => void;
}

function RetentionRow({ form, retention, number, names, onRemove }: RowProps) {
  const noteId = useId();
  const set = (part: Partial<Retention>) =>
    form.setContent(withRetention(form.draft.content, retention.id, part));
  const doubtful = looksPerThousand(retention);
  return (
    <li className="retention-row" data-off={!retention.enabled} data-retention={retention.id}>
      <Checkbox
        look="toggle"
        className="retention-switch"
        label={<span className="sr-only">{texts.row.on(retention.name)}</span>}
        checked={retention.enabled}
        onChange={(enabled) => set({ enabled })}
      />
      <TextField
        aria-label={texts.row.name(number)}
        className="retention-name"
        size="sm"
        list={names}
        autoComplete="off"
        maxLength={120}
        value={retention.name}
        onChange={(name) => set(renamed(retention, name, form.day))}
      />
      <SelectField
        aria-label={texts.row.type(number)}
        className="retention-type"
        size="sm"
        value={retention.type}
        options={TYPES}
        onChange={(type) => set({ type })}
      />
      <PercentField
        aria-label={texts.row.rate(number)}
        aria-describedby={doubtful ? noteId : undefined}
        value={retention.rate}
        onChange={(rate) => set({ rate })}
      />
      <TextField
        aria-label={texts.row.account(number)}
        className="retention-account"
        size="sm"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={retention.accountCode}
        onChange={(accountCode) => set({ accountCode })}
      />
      <span className="retention-remove">
        <IconButton
          label={texts.row.remove(retention.name)}
          icon={<Trash2 size={18} aria-hidden="true" />}
          size="sm"
          onClick={onRemove}
        />
      </span>
      {doubtful ? (
        <p id={noteId} className="retention-note">
          {texts.perThousand}
        </p>
      ) : null}
    </li>
  );
}

/** After adding a row, focuses its name; after removing one, the row that takes its place. */
function useRowFocus() {
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<string | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (next.current === null) return;
    const row = list.current?.querySelector(`[data-retention="${next.current}"]`);
    const field = row?.querySelector<HTMLInputElement>(".retention-name input");
    if (!field) return;
    next.current = null;
    field.focus();
    field.select();
  });
  return { list, next, add };
}

/** The retentions, each edited in place; switching one off keeps it. */
export function RetentionRows({ form }: { readonly form: ProfileFormControl }) {
  const names = useId();
  const { list, next, add } = useRowFocus();
  const { retentions } = form.draft.content;
  const remove = (index: number) => {
    const beside = retentions[index + 1] ?? retentions[index - 1];
    if (beside) next.current = beside.id;
    else add.current?.focus();
    form.change({ retentions: retentions.filter((_each, at) => at !== index) });
  };
  return (
    <section aria-label={texts.retentions}>
      <div className="retention-head" aria-hidden="true">
        <span>{texts.retentions}</span>
        <span>{texts.type}</span>
        <span>{texts.rate}</span>
        <span>{texts.account}</span>
      </div>
      {retentions.length === 0 ? <p className="retention-none">{texts.none}</p> : null}
      <ul ref={list}>
        {retentions.map((retention, index) => (
          <RetentionRow
            key={retention.id}
            form={form}
            retention={retention}
            number={index + 1}
            names={names}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <datalist id={names}>
        {NAMES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button
        ref={add}
        variant="ghost"
        className="mt-2"
        icon={<Plus size={18} aria-hidden="true" />}
        onClick={() => {
          next.current = form.addRetention();
        }}
      >
        {texts.add}
      </Button>
    </section>
  );
}
