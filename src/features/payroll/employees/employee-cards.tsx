import { type CSSProperties, useMemo, useRef } from "react";
import { formatDocument } from "#domain/company/nit.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { linesOf } from "#ui/kit/tables/narrow-names.ts";
import { useVirtualRows } from "#ui/kit/tables/virtual-rows.ts";
import { PesosText } from "#ui/kit/text/pesos-text.tsx";
import { useShowsRecords } from "#ui/kit/use-reveal-new.ts";
import { type EmployeeHandlers, EmployeeMenu } from "./employee-menu.tsx";
import { EmployeeState } from "./employee-state.tsx";
import type { EmployeeListProps } from "./employee-table.tsx";
import type { StaffMember } from "./staff.ts";
import { employeeTexts as texts } from "./texts.ts";

/** From this count on, only visible cards are rendered. */
const FEW = 50;
const CARD = 124;

/** Letters of a line of the name and of what is below it, and the height of their lines (px). */
const NAME = { letters: 36, most: 3, height: 20 };
const WHO = { letters: 42, most: 2, height: 18 };

function whoOf({ employee }: StaffMember): string {
  const { document } = employee.contract;
  return [document === "" ? texts.noDocument : formatDocument(document), employee.position]
    .filter(Boolean)
    .join(", ");
}

const roomOf = (text: string, { letters, most, height }: typeof NAME) =>
  (Math.min(most, linesOf(text, letters)) - 1) * height;

/** Cards of a list that scrolls are of one height: that of the one with the longest words. */
function heightOf(members: EmployeeListProps["members"]): number {
  return members.reduce(
    (most, member) =>
      Math.max(most, CARD + roomOf(member.employee.contract.name, NAME) + roomOf(whoOf(member), WHO)),
    CARD,
  );
}

interface CardProps {
  readonly member: StaffMember;
  readonly on: EmployeeHandlers;
  readonly style?: CSSProperties;
}

function EmployeeCard({ member, on, style }: CardProps) {
  const { employee, state, salary, settled } = member;
  const { name, start, end, kind } = employee.contract;
  return (
    <li className="employee-card" data-record={employee.id} style={style}>
      <div className="flex items-start gap-2">
        <button
          type="button"
          className="employee-open"
          aria-label={texts.open(name)}
          onClick={() => on.onEdit(employee)}
        >
          <span className="line-clamp-3 font-semibold wrap-break-word">{name}</span>
          <span className="line-clamp-2 text-caption text-muted wrap-break-word">{whoOf(member)}</span>
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
  const rowHeight = useMemo(() => heightOf(members), [members]);
  const virtual = useVirtualRows({
    count: members.length,
    rowHeight,
    scroller: frame,
  });
  useShowsRecords((id) => {
    const at = members.findIndex(({ employee }) => employee.id === id);
    if (at >= 0) virtual.scrollTo(at);
  });
  return (
    <div ref={frame} className="employee-scroll">
      <ul className="employee-cards" aria-label={texts.list} style={{ height: virtual.height }}>
        {virtual.rows.map(({ index, top }) => {
          const member = members[index];
          const style = { position: "absolute", top, insetInline: 0, height: rowHeight } as const;
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
