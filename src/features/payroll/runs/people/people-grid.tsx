import { useMemo } from "react";
import { type Pesos, sum } from "#domain/kernel/pesos.ts";
import type { MemberSlip } from "#domain/payroll/run/draft-run.ts";
import type { SlipTotals } from "#domain/payroll/slip/slip.ts";
import { DataGrid } from "#ui/kit/tables/data-grid.tsx";
import type { GridColumn } from "#ui/kit/tables/grid-column.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { runTexts } from "../run-texts.ts";
import { PersonMarks } from "./person-marks.tsx";

const { people: texts } = runTexts;

export interface PeopleListProps {
  readonly people: readonly MemberSlip[];
  /** Null while they are not the sums of the displayed rows. */
  readonly totals: SlipTotals | null;
  readonly onPerson: (id: string) => void;
}

type Key = "accrued" | "deducted" | "net" | "cost";

function amountColumn(
  key: Key,
  line: "single" | "double",
  totals: SlipTotals | null,
): GridColumn<MemberSlip> {
  const strong = key === "net" || key === "cost";
  return {
    key,
    head: texts[key],
    width: "minmax(112px, 1fr)",
    align: "end",
    line,
    render: ({ slip }) => (
      <AmountText
        value={slip.ok ? slip.value.totals[key] : null}
        zero={slip.ok ? "figure" : "dash"}
        className={strong ? "font-semibold" : ""}
      />
    ),
    foot: totals === null ? undefined : <AmountText value={totals[key]} zero="figure" rule="double" />,
  };
}

/** The salary of the last day of the period, where a slip says it. */
function salaryOf({ member, slip }: MemberSlip): Pesos {
  return slip.ok ? slip.value.contract.salary : member.contract.salary;
}

function salaries(people: readonly MemberSlip[]): Pesos {
  return sum(people.map(salaryOf));
}

function columnsOf({ people, totals }: Omit<PeopleListProps, "onPerson">): GridColumn<MemberSlip>[] {
  return [
    {
      key: "name",
      head: texts.name,
      width: "minmax(220px, 2.2fr)",
      render: ({ member, slip }) => (
        <span className="flex min-w-0 items-center gap-2">
          <span className="max-w-[75%] shrink-0 truncate">{member.contract.name}</span>
          {/* Truncated first when space is short. */}
          <span className="min-w-0 truncate text-caption text-muted">{member.position}</span>
          <PersonMarks slip={slip} />
        </span>
      ),
      foot: texts.totals,
    },
    {
      key: "salary",
      head: texts.salary,
      width: "minmax(112px, 1fr)",
      align: "end",
      line: "double",
      render: (each) => <AmountText value={salaryOf(each)} zero="figure" />,
      foot: totals === null ? undefined : <AmountText value={salaries(people)} zero="figure" rule="double" />,
    },
    amountColumn("accrued", "single", totals),
    amountColumn("deducted", "single", totals),
    amountColumn("net", "double", totals),
    amountColumn("cost", "double", totals),
  ];
}

/** People as rows: arrow keys move, Enter opens. Only visible rows are rendered. */
export function PeopleGrid({ people, totals, onPerson }: PeopleListProps) {
  const columns = useMemo(() => columnsOf({ people, totals }), [people, totals]);
  return (
    <DataGrid<MemberSlip>
      label={texts.label}
      className="run-people"
      columns={columns}
      rows={people}
      rowKey={({ member }) => member.contract.id}
      onOpenRow={({ member }) => onPerson(member.contract.id)}
      foot={totals !== null}
      stickyFirst
    />
  );
}
