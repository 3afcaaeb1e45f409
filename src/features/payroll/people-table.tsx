import CircleAlert from "lucide-react/icons/circle-alert";
import { useId } from "react";
import {
  PAYROLL_FIELD_KEYS,
  PAYROLL_FIELDS,
  type PayrollFieldKey,
} from "#domain/payroll/payroll-fields.data.ts";
import type { PayrollRow } from "#domain/payroll/payroll-row.ts";
import { LONGEST_EMPLOYEE_NAME } from "#domain/payroll/saved-payroll.ts";
import { FieldHint } from "./field-hint.tsx";
import { FigureInput } from "./figure-input.tsx";
import { movePeople } from "./move-people.ts";
import type { PersonHandlers, PersonProps } from "./person-fields.ts";
import { RemovePerson } from "./remove-person.tsx";
import { payrollTexts as texts } from "./texts.ts";
import { useRowErrors } from "./use-row-errors.ts";

const COLUMNS = PAYROLL_FIELD_KEYS.length + 3;

function Head() {
  return (
    <thead>
      <tr>
        <td />
        <th scope="col">{texts.employee}</th>
        {PAYROLL_FIELD_KEYS.map((key) => {
          const { label, hint } = PAYROLL_FIELDS[key];
          return (
            <th key={key} scope="col" data-align="end">
              <span className="inline-flex items-center gap-1">
                {label}
                {hint === null ? null : <FieldHint field={label} hint={hint} />}
              </span>
            </th>
          );
        })}
        <th scope="col">
          <span className="sr-only">{texts.actions}</span>
        </th>
      </tr>
    </thead>
  );
}

/** Under the row they belong to, since a cell has no room for them. */
function Reasons({ id, reasons }: { readonly id: string; readonly reasons: readonly string[] }) {
  return (
    <tr className="payroll-reasons" data-empty={reasons.length === 0}>
      <td />
      <td colSpan={COLUMNS - 1}>
        <p id={id} aria-live="polite" className="field-note" data-tone="error">
          {reasons.length === 0 ? null : (
            <>
              <CircleAlert size={15} aria-hidden="true" />
              <span>{reasons.join(" ")}</span>
            </>
          )}
        </p>
      </td>
    </tr>
  );
}

function PersonRow(props: PersonProps) {
  const { row, position, onName, onFigure } = props;
  const errors = useRowErrors(row);
  const reasonsId = useId();
  const invalid = (field: "employeeName" | PayrollFieldKey) =>
    errors.of(field) === null ? {} : ({ "aria-invalid": true, "aria-describedby": reasonsId } as const);
  return (
    <>
      <tr>
        <td className="payroll-number">{position}</td>
        <td>
          <span className="control" data-size="sm" data-invalid={errors.of("employeeName") !== null}>
            <input
              {...invalid("employeeName")}
              type="text"
              autoComplete="off"
              maxLength={LONGEST_EMPLOYEE_NAME}
              aria-label={texts.cell(texts.name, position)}
              data-place={`${position}:employeeName`}
              value={row.employeeName}
              onChange={(event) => {
                errors.typed("employeeName");
                onName(row.id, event.target.value);
              }}
              onBlur={() => errors.settled("employeeName", null)}
            />
          </span>
        </td>
        {PAYROLL_FIELD_KEYS.map((field) => (
          <td key={field}>
            <FigureInput
              {...invalid(field)}
              field={field}
              value={row[field]}
              place={`${position}:${field}`}
              aria-label={texts.cell(PAYROLL_FIELDS[field].label, position)}
              onChange={(value) => onFigure(row.id, field, value)}
              onTyped={() => errors.typed(field)}
              onSettled={(problem) => errors.settled(field, problem)}
            />
          </td>
        ))}
        <td>
          <RemovePerson {...props} />
        </td>
      </tr>
      <Reasons id={reasonsId} reasons={errors.all} />
    </>
  );
}

interface PeopleTableProps extends PersonHandlers {
  readonly rows: readonly PayrollRow[];
}

/** One row for each person; Enter and the arrows go up and down, Tab goes on. */
export function PeopleTable({ rows, ...handlers }: PeopleTableProps) {
  return (
    <div className="payroll-scroll">
      <table className="payroll-people" aria-label={texts.inputs} onKeyDown={movePeople}>
        <Head />
        <tbody>
          {rows.map((row, index) => (
            <PersonRow key={row.id} row={row} position={index + 1} {...handlers} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
