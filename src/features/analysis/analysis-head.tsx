import Bookmark from "lucide-react/icons/bookmark";
import { useState } from "react";
import { asId } from "#domain/kernel/ids.ts";
import type { AnalysisSubject } from "#domain/statement/analysis/saved-analysis.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { SelectField, type SelectOption } from "#ui/kit/fields/select-field.tsx";
import { useSingle } from "#ui/kit/use-single.ts";
import type { Analysis } from "./analysis-model.ts";
import { InterpretAnalysis } from "./interpret-analysis.tsx";
import { analysisTexts as texts } from "./texts.ts";
import type { AnalysisChoices, AnalysisSearch } from "./use-analysis.ts";
import { useAnalysisActions } from "./use-analysis-actions.ts";

function subjectValue(subject: AnalysisSubject | null): string {
  if (subject === null) return "";
  return subject.kind === "company" ? subject.companyId : subject.statementId;
}

function subjectOptions({ companies, statements }: AnalysisChoices): SelectOption<string>[] {
  return [
    ...companies.map(({ id, name }) => ({ value: id, label: texts.ofCompany(name) })),
    ...statements.map(({ id, name }) => ({ value: id, label: texts.ofStatement(name) })),
  ];
}

/** Search parameters for a value of the list: the prefix of an id shows what it identifies. */
function searchOf(value: string): AnalysisSearch {
  const empresa = asId("company", value);
  const estado = asId("statement", value);
  if (empresa !== null) return { empresa };
  return estado === null ? {} : { estado };
}

function Save({ analysis }: { readonly analysis: Analysis }) {
  const { save } = useAnalysisActions();
  const [busy, setBusy] = useState(false);
  const press = useSingle(async () => {
    setBusy(true);
    await save(analysis);
    setBusy(false);
  });
  return (
    <Button loading={busy} icon={<Bookmark size={18} aria-hidden="true" />} onClick={() => void press()}>
      {texts.save}
    </Button>
  );
}

interface AnalysisHeadProps {
  /** Null while the subject has no figures. */
  readonly analysis: Analysis | null;
  readonly subject: AnalysisSubject | null;
  readonly choices: AnalysisChoices;
  readonly onSearch: (search: AnalysisSearch) => void;
}

/** The analysed subject, with its actions. */
export function AnalysisHead({ analysis, subject, choices, onSearch }: AnalysisHeadProps) {
  const options = subjectOptions(choices);
  const value = subjectValue(subject);
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="title-screen wrap-anywhere">{analysis?.name ?? texts.title}</h1>
        {analysis === null ? null : <p className="mt-1 text-muted">{analysis.lead}</p>}
      </div>
      <div className="flex min-w-0 flex-wrap items-end gap-3">
        {options.length === 0 ? null : (
          <SelectField
            className="analysis-subject"
            aria-label={texts.choose}
            value={options.some((option) => option.value === value) ? value : ""}
            placeholder={texts.choose}
            options={options}
            onChange={(chosen) => onSearch(searchOf(chosen))}
          />
        )}
        {analysis === null ? null : (
          <>
            <Save analysis={analysis} />
            <InterpretAnalysis subject={analysis.subject} />
          </>
        )}
      </div>
    </header>
  );
}
