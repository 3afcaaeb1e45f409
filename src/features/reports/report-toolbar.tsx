import type { ReactNode } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import type { BookReport, MadeReport, ReportParameter, ReportSearch } from "#reports/book-report.ts";
import { withPeriod, withZeros } from "#reports/report-search.ts";
import { PeriodFields } from "#ui/accounting/report/period-fields.tsx";
import type { PeriodFieldsProps } from "#ui/accounting/report/period-fields-props.ts";
import { FoldingTools } from "#ui/kit/controls/folding-tools.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { AccountField } from "./fields/account-field.tsx";
import { ofAccountAlone, ofPartyAlone } from "./fields/chosen-search.ts";
import { LevelChoice } from "./fields/level-choice.tsx";
import { MonthChoice } from "./fields/month-choice.tsx";
import { MonthRange } from "./fields/month-range.tsx";
import { PartyField } from "./fields/party-field.tsx";
import { PrintButton } from "./print-button.tsx";
import { reportTexts as texts } from "./texts.ts";

interface FieldProps {
  readonly report: BookReport;
  readonly chart: Chart;
  readonly made: MadeReport;
  readonly search: ReportSearch;
  readonly onSearch: (search: ReportSearch) => void;
}

function periodProps({ report, made, search, onSearch }: FieldProps): PeriodFieldsProps {
  const { period, cutoff, today, used } = made;
  return { period, cutoff, today, used, onPeriod: (next) => onSearch(withPeriod(report, search, next)) };
}

const FIELDS: Readonly<Record<ReportParameter, (props: FieldProps) => ReactNode>> = {
  account: ({ chart, made: { account }, search, onSearch }) =>
    account && (
      <AccountField
        chart={chart}
        account={account}
        onAccount={(cuenta) => onSearch(ofAccountAlone(search, cuenta))}
      />
    ),
  party: ({ made: { party }, search, onSearch }) =>
    party && <PartyField choice={party} onParty={(tercero) => onSearch(ofPartyAlone(search, tercero))} />,
  days: (props) => <PeriodFields {...periodProps(props)} />,
  months: (props) => <MonthRange {...periodProps(props)} />,
  month: (props) => <MonthChoice {...periodProps(props)} />,
  level: ({ chart, search, onSearch }) =>
    chart.kind === "puc" && (
      <LevelChoice level={search.nivel} onLevel={(nivel) => onSearch({ ...search, nivel })} />
    ),
  zeros: ({ search, onSearch }) => (
    <Checkbox
      look="toggle"
      className="min-h-10"
      label={texts.zeros}
      checked={search.ceros ?? false}
      onChange={(zeros) => onSearch(withZeros(search, zeros))}
    />
  ),
};

function Field({ parameter, ...props }: FieldProps & { readonly parameter: ReportParameter }) {
  return FIELDS[parameter](props);
}

/** The parameters of a report, then paper and files. */
export function ReportToolbar({ exporting, ...props }: FieldProps & { readonly exporting: ReactNode }) {
  const [main, ...others] = props.report.parameters;
  return (
    <FoldingTools
      label={texts.options}
      main={main === undefined ? null : <Field parameter={main} {...props} />}
    >
      {others.map((parameter) => (
        <Field key={parameter} parameter={parameter} {...props} />
      ))}
      <div className="ml-auto flex items-center gap-2">
        <PrintButton />
        {exporting}
      </div>
    </FoldingTools>
  );
}
