import { useId } from "react";
import type { ChartKind } from "#domain/accounting/account.ts";
import { journalTexts as texts } from "../texts.ts";
import { bookSetupTexts } from "./texts.ts";

const CHARTS: readonly ChartKind[] = ["puc", "journal", "mini"];

interface ChartChoiceProps {
  readonly value: ChartKind;
  readonly onChange: (chart: ChartKind) => void;
}

/** The three charts of accounts, each with what it is for. */
export function ChartChoice({ value, onChange }: ChartChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="field-label">{bookSetupTexts.chart}</legend>
      <div className="grid gap-2">
        {CHARTS.map((kind) => (
          <label
            key={kind}
            className="flex cursor-pointer items-start gap-3 rounded-field border border-raya px-3 py-2 has-checked:border-primary has-checked:bg-sel"
          >
            <input
              type="radio"
              name={name}
              className="radio radio-primary mt-0.5"
              checked={value === kind}
              onChange={() => onChange(kind)}
            />
            <span>
              <span className="block font-semibold">{texts.charts[kind]}</span>
              <span className="block text-caption text-muted">{texts.chartHelp[kind]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
