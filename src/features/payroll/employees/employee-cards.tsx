import { type CSSProperties, useRef } from "react";
import { formatDocument } from "#domain/company/nit.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { useVirtualRows } from "#ui/kit/tables/virtual-rows.ts";
import { PesosText } from "#ui/kit/text/pesos-text.tsx";
import { type EmployeeHandlers, EmployeeMenu } from "./employee-menu.tsx";
import { EmployeeState } from "./employee-state.tsx";
import type { EmployeeListProps } from "./employee-table.tsx";
import type { StaffMember } from "./staff.ts";
import { employeeTexts as texts } from "./texts.ts";

/** From this count on, only visible cards are rendered. */
const FEW = 50;
const CARD = 124;

interface CardProps {
  readonly member: StaffMember;
  readonly on: EmployeeHandlers;
  readonly style?: CSSProperties;
}

function EmployeeCard({ member, on, style }: CardProps) {
  const { employee, state, settled } = member;
  const { name, document, salary, start, end, kind } = employee.contract;
  const who = [document === "" ? texts.noDocument : formatDocument(document), employee.position]
    .filter(Boolean)
    .join(", ");
  return (
    <li className="employee-card" data-record={employee.id} style={style}>
      <div className="flex items-start gap-2">
        <button
          type="button"
          className="employee-open"
          aria-label={texts.open(name)}
          onClick={() => on.onEdit(employee)}
        >
          <span className="block truncate font-semibold">{name}</span>
          <span className="block truncate text-caption text-muted">{who}</span>
        </button>
        <EmployeeMenu employee={employee} on={on} />
      </div>
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-caption text-muted">
          {end === null ? texts.since(formatDay(start)) : texts.until(formatDay(end))}
        </span>
        <span>
          {kind === "integral" ? (
            <span className="mr-2 text-caption text-muted">{texts.integral}</span>
          ) : null}
          <PesosText value={salary} className="font-semibold" />
        </span>
      </p>
      <p>
        <EmployeeState state={state} settled={settled} />
      </p>
    </li>
  );
}

function ManyCards({ members, on }: EmployeeListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useVirtualRows({
    count: members.length,
    rowHeight: CARD,
    scroller: frame,
  });
  return (
    <div ref={frame} className="employee-scroll">
      <ul className="employee-cards" aria-label={texts.list} style={{ height: virtual.height }}>
        {virtual.rows.map(({ index, top }) => {
          const member = members[index];
          const style = { position: "absolute", top, insetInline: 0 } as const;
          return member === undefined ? null : (
            <EmployeeCard key={member.employee.id} member={member} on={on} style={style} />
          );
        })}
      </ul>
    </div>
  );
}

/** The employees of a company on a phone, one card each. */
export function EmployeeCards(props: EmployeeListProps) {
  const { members, on } = props;
  if (members.length > FEW) return <ManyCards {...props} />;
  return (
    <ul className="employee-cards" aria-label={texts.list}>
      {members.map((member) => (
        <EmployeeCard key={member.employee.id} member={member} on={on} />
      ))}
    </ul>
  );
}
