import CircleAlert from "lucide-react/icons/circle-alert";
import { useId } from "react";
import type { ParameterSet } from "#domain/payroll/calculator/parameter-set.ts";
import { fieldValue } from "#domain/payroll/calculator/payroll-field.ts";
import {
  FIELD_KEYS_OF,
  PAYROLL_FIELDS,
  type PayrollFieldKey,
} from "#domain/payroll/calculator/payroll-fields.data.ts";
import type { PayrollRow } from "#domain/payroll/calculator/payroll-row.ts";
import { LONGEST_EMPLOYEE_NAME } from "#domain/payroll/calculator/saved-payroll.ts";
import { payrollTexts as texts } from "../texts.ts";
import { FieldHint } from "./field-hint.tsx";
import { FigureInput } from "./figure-input.tsx";
import { movePeople } from "./move-people.ts";
import type { PersonHandlers, PersonProps } from "./person-fields.ts";
import { RemovePerson } from "./remove-person.tsx";
import { useRowErrors } from "./use-row-errors.ts";

/** Number, name and remove button. */
const OTHER_COLUMNS = 3;

interface FieldsProps {
  readonly fields: readonly PayrollFieldKey[];
}

function Head({ fields }: FieldsProps) {
  return (
    <thead>
      <tr>
        <td />
        <th scope="col">{texts.employee}</th>
        {fields.map((key) => {
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

interface ReasonsProps {
  readonly id: string;
  readonly reasons: readonly string[];
  readonly span: number;
}

/** Shown in a row below the person's, because a cell has no room for them. */
function Reasons({ id, reasons, span }: ReasonsProps) {
  return (
    <tr className="payroll-reasons" data-empty={reasons.length === 0}>
      <td />
      <td colSpan={span}>
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

function PersonRow({ fields, ...props }: PersonProps & FieldsProps) {
  const { row, position, onName, onFigure } = props;
  const errors = useRowErrors(row, fields);
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
        {fields.map((field) => (
          <td key={field}>
            <FigureInput
              {...invalid(field)}
              field={field}
              value={fieldValue(row, field)}
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
      <Reasons id={reasonsId} reasons={errors.all} span={fields.length + OTHER_COLUMNS - 1} />
    </>
  );
}

interface PeopleTableProps extends PersonHandlers {
  readonly rows: readonly PayrollRow[];
  readonly set: ParameterSet;
}

/** One row per person; Enter and the arrow keys move up and down, Tab moves on. */
export function PeopleTable({ rows, set, ...handlers }: PeopleTableProps) {
  const fields = FIELD_KEYS_OF[set];
  return (
    <div className="payroll-scroll">
      <table className="payroll-people" data-set={set} aria-label={texts.inputs} onKeyDown={movePeople}>
        <Head fields={fields} />
        <tbody>
          {rows.map((row, index) => (
            <PersonRow key={row.id} row={row} fields={fields} position={index + 1} {...handlers} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
