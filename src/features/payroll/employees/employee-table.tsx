import { formatDocument } from "#domain/company/nit.ts";
import { DataGrid } from "#ui/kit/tables/data-grid.tsx";
import type { GridColumn } from "#ui/kit/tables/grid-column.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { DayText } from "#ui/kit/text/day-text.tsx";
import { type EmployeeHandlers, EmployeeMenu } from "./employee-menu.tsx";
import { EmployeeState } from "./employee-state.tsx";
import type { StaffMember } from "./staff.ts";
import { employeeTexts as texts } from "./texts.ts";

export interface EmployeeListProps {
  readonly members: readonly StaffMember[];
  readonly on: EmployeeHandlers;
}

type Column = GridColumn<StaffMember>;

const { columns } = texts;

function columnsOf({ on }: EmployeeListProps): readonly Column[] {
  return [
    {
      key: "name",
      head: columns.name,
      width: "minmax(200px, 1.4fr)",
      render: ({ employee }) => <span className="truncate font-semibold">{employee.contract.name}</span>,
    },
    {
      key: "document",
      head: columns.document,
      width: "140px",
      render: ({ employee }) => (
        <span className="truncate">{formatDocument(employee.contract.document)}</span>
      ),
    },
    {
      key: "position",
      head: columns.position,
      width: "minmax(140px, 1fr)",
      render: ({ employee }) => <span className="truncate">{employee.position}</span>,
    },
    {
      key: "since",
      head: columns.since,
      width: "112px",
      render: ({ employee }) => <DayText day={employee.contract.start} />,
    },
    {
      key: "state",
      head: columns.state,
      width: "120px",
      render: ({ state, settled }) => <EmployeeState state={state} settled={settled} />,
    },
    {
      key: "salary",
      head: columns.salary,
      width: "150px",
      align: "end",
      line: "double",
      render: ({ salary }) => <AmountText value={salary} zero="figure" />,
    },
    {
      key: "menu",
      head: columns.actions,
      headContent: <span className="sr-only">{columns.actions}</span>,
      width: "56px",
      align: "center",
      render: ({ employee }) => <EmployeeMenu employee={employee} on={on} />,
    },
  ];
}

/** The employees of a company, one row each; a row opens the employee. */
export function EmployeeTable(props: EmployeeListProps) {
  return (
    <DataGrid
      label={texts.list}
      className="max-h-[calc(100dvh-9rem)]"
      columns={columnsOf(props)}
      rows={props.members}
      rowKey={({ employee }) => employee.id}
      onOpenRow={({ employee }) => props.on.onEdit(employee)}
    />
  );
}
