import RotateCcw from "lucide-react/icons/rotate-ccw";
import { type FormEvent, useState } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { rowOn } from "#domain/law/dated.ts";
import { PARAMETER_KEYS, PARAMETERS, type ParameterKey } from "#domain/law/parameters.ts";
import type { LawOverrides } from "#domain/payroll/law/law.ts";
import { parameterText } from "#domain/payroll/law/parameter-text.ts";
import { type OverrideProblem, readOverride } from "#domain/payroll/law/read-override.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
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
    row === null ? lawTexts.unknown.toLowerCase() : parameterText(row.value, PARAMETERS[key].unit),
  );
}

function Changed({ day, overrides, onChange, disabled }: LawOverridesProps) {
  const keys = PARAMETER_KEYS.filter((key) => overrides[key] !== undefined);
  if (keys.length === 0) return null;
  const restore = (key: ParameterKey) => {
    const { [key]: _, ...rest } = overrides;
    onChange(rest);
  };
  return (
    <ul className="mt-4 grid gap-2" aria-label={texts.list}>
      {keys.map((key) => {
        const { label, unit } = PARAMETERS[key];
        return (
          <li key={key} className="flex items-center justify-between gap-3">
            <span>
              {label}: <span className="amount">{parameterText(overrides[key] ?? 0, unit)}</span>{" "}
              <Badge tone="warn">{lawTexts.byHand}</Badge>
              <span className="block text-caption text-muted">{lawOf(key, day)}</span>
            </span>
            {disabled ? null : (
              <IconButton
                label={texts.restore(label)}
                size="sm"
                icon={<RotateCcw size={18} aria-hidden="true" />}
                onClick={() => restore(key)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Overrides of legal values, one by one; each is shown with the legal value and can be reverted. */
export function LawOverridesForm(props: LawOverridesProps) {
  const { day, overrides, onChange, disabled = false } = props;
  const [key, setKey] = useState<ParameterKey | "">("");
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<OverrideProblem | null>(null);
  const put = (event: FormEvent) => {
    event.preventDefault();
    if (key === "") return;
    const read = readOverride(key, typed);
    setProblem(read.ok ? null : read.error);
    if (!read.ok) return;
    onChange({ ...overrides, [key]: read.value });
    setKey("");
    setTyped("");
  };
  return (
    <div>
      <p className="mb-3 text-muted">{texts.lead}</p>
      {disabled ? null : (
        <form className="grid items-start gap-3 sm:grid-cols-[2fr_1fr_auto]" onSubmit={put}>
          <SelectField
            label={texts.parameter}
            placeholder={texts.choose}
            value={key}
            options={PARAMETER_KEYS.map((value) => ({ value, label: PARAMETERS[value].label }))}
            onChange={(next) => {
              setKey(next);
              setProblem(null);
            }}
          />
          <TextField
            label={texts.value}
            value={typed}
            help={key === "" ? undefined : lawOf(key, day)}
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
            <Button type="submit" disabled={key === ""}>
              {texts.put}
            </Button>
          </div>
        </form>
      )}
      <Changed {...props} />
    </div>
  );
}
