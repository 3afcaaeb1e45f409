import RotateCcw from "lucide-react/icons/rotate-ccw";
import { formatDay } from "#domain/kernel/format.ts";
import { rowOn } from "#domain/payroll/law/dated.ts";
import { isOverride, type LawOverrides } from "#domain/payroll/law/law.ts";
import type { DatedValue } from "#domain/payroll/law/parameter.ts";
import { parameterText } from "#domain/payroll/law/parameter-text.ts";
import { PARAMETER_KEYS, PARAMETERS, type ParameterKey } from "#domain/payroll/law/parameters.data.ts";
import { periodSpan } from "#domain/payroll/period.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { IconButton } from "#ui/kit/icon-button.tsx";
import { SelectField } from "#ui/kit/select-field.tsx";
import { DecimalField } from "./decimal-field.tsx";
import { settingTexts as texts } from "./run-texts.ts";
import type { RunView } from "./use-run.ts";

function isKey(key: string): key is ParameterKey {
  return PARAMETER_KEYS.some((each) => each === key);
}

interface ValueRowProps {
  readonly name: ParameterKey;
  readonly value: number;
  /** What the law says on the run's last day; null where it is not known. */
  readonly law: DatedValue | null;
  /** Null gives the law's value back; undefined where nothing may be typed. */
  readonly onValue: ((value: number | null) => void) | undefined;
}

function ValueRow({ name, value, law, onValue }: ValueRowProps) {
  const { label, unit } = PARAMETERS[name];
  return (
    <tr>
      <th scope="row">
        {label}
        <span className="mt-0.5 block">
          <Badge tone="warn">{texts.byHand}</Badge>
        </span>
      </th>
      <td data-head={texts.lawValue}>
        {law === null ? <span className="text-muted">{texts.unknown}</span> : parameterText(law.value, unit)}
        <span className="block w-full text-end text-caption text-muted">{law?.norm}</span>
      </td>
      <td data-head={texts.ownValue}>
        {onValue === undefined ? (
          parameterText(value, unit)
        ) : (
          <span className="flex items-start justify-end gap-1">
            <DecimalField
              className="w-32"
              aria-label={`${texts.ownValue}: ${label}`}
              kind={unit === "pesos" ? "amount" : "number"}
              value={value}
              accepts={(next) => isOverride(name, next)}
              refused={texts.bad}
              onChange={onValue}
            />
            <IconButton
              label={texts.restore(label)}
              icon={<RotateCcw size={18} aria-hidden="true" />}
              onClick={() => onValue(null)}
            />
          </span>
        )}
      </td>
    </tr>
  );
}

function withValue(overrides: LawOverrides, key: ParameterKey, value: number | null): LawOverrides {
  const { [key]: _was, ...rest } = overrides;
  return value === null ? rest : { ...rest, [key]: value };
}

/** Values put in the place of the law's for this run, each beside the law's own. */
export function LawValues({ view: { run, editor } }: { readonly view: RunView }) {
  const { overrides, period } = run;
  const { to } = periodSpan(period);
  const keys = PARAMETER_KEYS.filter((key) => overrides[key] !== undefined);
  const lawOf = (key: ParameterKey) => rowOn<DatedValue>(PARAMETERS[key].rows, to);
  const set = (key: ParameterKey, value: number | null) =>
    editor?.change({ overrides: withValue(overrides, key, value) });
  const free = PARAMETER_KEYS.filter((key) => overrides[key] === undefined);
  return (
    <section className="mt-8">
      <h2 className="section-head">{texts.law}</h2>
      <p className="mt-1 mb-3 text-caption text-muted">{texts.lawText(formatDay(to))}</p>
      {keys.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <table className="run-table run-blocks" aria-label={texts.law}>
          <thead>
            <tr>
              <th scope="col">{texts.parameter}</th>
              <th scope="col">{texts.lawValue}</th>
              <th scope="col">{texts.ownValue}</th>
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <ValueRow
                key={key}
                name={key}
                value={overrides[key] ?? 0}
                law={lawOf(key)}
                onValue={editor === null ? undefined : (value) => set(key, value)}
              />
            ))}
          </tbody>
        </table>
      )}
      {editor === null ? null : (
        <SelectField<string>
          className="mt-4 max-w-md"
          label={texts.add}
          placeholder={texts.choose}
          value=""
          options={free.map((key) => ({ value: key, label: PARAMETERS[key].label }))}
          onChange={(key) => isKey(key) && set(key, lawOf(key)?.value ?? 1)}
        />
      )}
    </section>
  );
}
