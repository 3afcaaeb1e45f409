import { formatDay } from "#domain/kernel/format.ts";
import type { RunSettings } from "#domain/payroll/employee/contract.ts";
import { periodSpan } from "#domain/payroll/run/period.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { LawOverridesForm } from "../../law/law-overrides.tsx";
import { EmployerField } from "../list/employer-field.tsx";
import type { RunView } from "../run/use-run.ts";
import { settingTexts as texts } from "../run-texts.ts";

const TRANSPORTS: readonly RunSettings["transportBy"][] = ["all-salary", "basic-salary"];

/** Run-wide settings: the kind of employer, and the legal values used. */
export function SettingsSection({ view }: { readonly view: RunView }) {
  const { editor, run } = view;
  const { employer, transportBy } = run.settings;
  const { to } = periodSpan(run.period);
  const change = (part: Partial<RunSettings>) => editor?.change({ settings: { ...run.settings, ...part } });
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <EmployerField
          value={employer}
          disabled={editor === null}
          onChange={(value) => change({ employer: value })}
        />
        <SelectField<RunSettings["transportBy"]>
          label={texts.transport}
          value={transportBy}
          disabled={editor === null}
          options={TRANSPORTS.map((value) => ({ value, label: texts.transports[value] }))}
          onChange={(value) => change({ transportBy: value })}
        />
      </div>
      <section className="mt-8">
        <h2 className="section-head">{texts.law}</h2>
        <p className="mt-1 text-caption text-muted">{texts.lawText(formatDay(to))}</p>
        <LawOverridesForm
          day={to}
          overrides={run.overrides}
          disabled={editor === null}
          onChange={(overrides) => editor?.change({ overrides })}
        />
      </section>
    </>
  );
}
