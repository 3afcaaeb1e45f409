import RotateCcw from "lucide-react/icons/rotate-ccw";
import { type FormEvent, useState } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { rowOn } from "#domain/law/dated.ts";
import type { Bracket } from "#domain/law/parameter.ts";
import { PARAMETER_KEYS, PARAMETERS, type ParameterKey } from "#domain/law/parameters.ts";
import { isTableKey, PAYROLL_TABLES, TABLE_KEYS, type TableKey } from "#domain/law/tables.data.ts";
import type { LawOverrides } from "#domain/payroll/law/law.ts";
import { lawValueText, parameterText } from "#domain/payroll/law/parameter-text.ts";
import { type OverrideProblem, readOverride } from "#domain/payroll/law/read-override.ts";
import { tableText } from "#domain/payroll/law/table-override.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { proposalFor, TableForm } from "./law-table-form.tsx";
import { lawTexts, OVERRIDE_PROBLEMS } from "./law-texts.ts";

const texts = lawTexts.overrides;

interface LawOverridesProps {
  /** The day whose law the values override. */
  readonly day: Day;
  readonly overrides: LawOverrides;
  readonly onChange: (overrides: LawOverrides) => void;
  readonly disabled?: boolean;
}

function lawOf(key: ParameterKey, day: Day): string {
  const row = rowOn(PARAMETERS[key].rows, day);
  return lawTexts.ofTheLaw(
    row === null ? lawTexts.unknown.toLowerCase() : lawValueText(row, PARAMETERS[key].unit),
  );
}

const OPTIONS = [
  ...PARAMETER_KEYS.map((value) => ({ value, label: PARAMETERS[value].label })),
  ...TABLE_KEYS.map((value) => ({ value, label: PAYROLL_TABLES[value].label })),
];

interface ChangedRowProps {
  readonly label: string;
  readonly value: string;
  readonly law: string;
  readonly onRestore: (() => void) | null;
}

function ChangedRow({ label, value, law, onRestore }: ChangedRowProps) {
  return (
    <li className="flex items-center justify-between gap-3">
      <span>
        {label}: <span className="amount">{value}</span> <Badge tone="warn">{lawTexts.byHand}</Badge>
        <span className="block text-caption text-muted">{law}</span>
      </span>
      {onRestore === null ? null : (
        <IconButton
          label={texts.restore(label)}
          size="sm"
          icon={<RotateCcw size={18} aria-hidden="true" />}
          onClick={onRestore}
        />
      )}
    </li>
  );
}

function Changed({ day, overrides, onChange, disabled }: LawOverridesProps) {
  const keys = PARAMETER_KEYS.filter((key) => overrides[key] !== undefined);
  const tables = TABLE_KEYS.filter((key) => overrides[key] !== undefined);
  if (keys.length + tables.length === 0) return null;
  const restore = (key: ParameterKey | TableKey) => {
    const { [key]: _, ...rest } = overrides;
    onChange(rest);
  };
  const back = (key: ParameterKey | TableKey) => (disabled ? null : () => restore(key));
  return (
    <ul className="mt-4 grid gap-2" aria-label={texts.list}>
      {keys.map((key) => {
        const { label, unit } = PARAMETERS[key];
        const value = parameterText(overrides[key] ?? 0, unit);
        return (
          <ChangedRow key={key} label={label} value={value} law={lawOf(key, day)} onRestore={back(key)} />
        );
      })}
      {tables.map((key) => (
        <ChangedRow
          key={key}
          label={PAYROLL_TABLES[key].label}
          value={tableText(overrides[key] ?? []).replaceAll("\n", " | ")}
          law={proposalFor(key, day).note}
          onRestore={back(key)}
        />
      ))}
    </ul>
  );
}

interface ValueFormProps {
  readonly of: ParameterKey | "";
  readonly day: Day;
  readonly onPut: (value: number) => void;
}

function ValueForm({ of, day, onPut }: ValueFormProps) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<OverrideProblem | null>(null);
  const put = (event: FormEvent) => {
    event.preventDefault();
    if (of === "") return;
    const read = readOverride(of, typed);
    setProblem(read.ok ? null : read.error);
    if (read.ok) onPut(read.value);
  };
  return (
    <form className="grid items-start gap-3 sm:grid-cols-[1fr_auto]" onSubmit={put}>
      <TextField
        label={texts.value}
        value={typed}
        help={of === "" ? undefined : lawOf(of, day)}
        error={problem === null ? undefined : OVERRIDE_PROBLEMS[problem]}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        onChange={(next) => {
          setTyped(next);
          setProblem(null);
        }}
      />
      <div className="grid">
        {/* Matches the height of the adjacent labels, whatever their size. */}
        <span className="field-label max-sm:hidden" aria-hidden="true">
          {"\u00a0"}
        </span>
        <Button type="submit" disabled={of === ""}>
          {texts.put}
        </Button>
      </div>
    </form>
  );
}

/** Overrides of legal values and tables, one by one; each is shown with the legal one and can be reverted. */
export function LawOverridesForm(props: LawOverridesProps) {
  const { day, overrides, onChange, disabled = false } = props;
  const [key, setKey] = useState<ParameterKey | TableKey | "">("");
  const put = (of: ParameterKey | TableKey, value: number | readonly Bracket[]) => {
    onChange({ ...overrides, [of]: value });
    setKey("");
  };
  const table = isTableKey(key);
  return (
    <div>
      <p className="mb-3 text-muted">{texts.lead}</p>
      {disabled ? null : (
        <div className={table ? undefined : "grid items-start gap-3 sm:grid-cols-[2fr_2fr]"}>
          <SelectField
            label={texts.parameter}
            placeholder={texts.choose}
            value={key}
            options={OPTIONS}
            onChange={setKey}
          />
          {table ? (
            <TableForm key={key} of={key} day={day} onPut={(brackets) => put(key, brackets)} />
          ) : (
            <ValueForm key={key} of={key} day={day} onPut={(value) => key !== "" && put(key, value)} />
          )}
        </div>
      )}
      <Changed {...props} />
    </div>
  );
}
