import { useId } from "react";
import { formatNumber } from "#domain/kernel/format.ts";
import type { ParameterSet } from "#domain/payroll/calculator/parameter-set.ts";
import { fieldValue } from "#domain/payroll/calculator/payroll-field.ts";
import {
  FIELD_KEYS_OF,
  PAYROLL_FIELDS,
  type PayrollFieldKey,
  TRANSPORT_HINT,
} from "#domain/payroll/calculator/payroll-fields.data.ts";
import { LONGEST_EMPLOYEE_NAME } from "#domain/payroll/calculator/saved-payroll.ts";
import { Field } from "#ui/kit/fields/field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { payrollTexts as texts } from "../texts.ts";
import { FieldHint } from "./field-hint.tsx";
import { FigureInput } from "./figure-input.tsx";
import type { PersonProps } from "./person-fields.ts";
import { RemovePerson } from "./remove-person.tsx";
import { type RowErrors, useRowErrors } from "./use-row-errors.ts";

interface FigureFieldProps extends Pick<PersonProps, "row" | "position" | "onFigure"> {
  readonly field: PayrollFieldKey;
  readonly errors: RowErrors;
}

function FigureField({ row, position, field, errors, onFigure }: FigureFieldProps) {
  const id = useId();
  const { label, hint } = PAYROLL_FIELDS[field];
  return (
    <div className="payroll-field" data-field={field}>
      {/* The hint is beside the label, not inside it, because it is a button of its own. */}
      <div className="payroll-label">
        <label htmlFor={id}>{label}</label>
        {hint === null ? null : <FieldHint field={label} hint={hint} />}
      </div>
      <Field id={id} error={errors.of(field)}>
        {(control) => (
          <FigureInput
            {...control}
            field={field}
            value={fieldValue(row, field)}
            look="card"
            place={`${position}:${field}`}
            onChange={(value) => onFigure(row.id, field, value)}
            onTyped={() => errors.typed(field)}
            onSettled={(problem) => errors.settled(field, problem)}
          />
        )}
      </Field>
    </div>
  );
}

interface PersonCardProps extends PersonProps {
  readonly set: ParameterSet;
}

/** A person on a phone: the name, the salary, and the other fields in two columns. */
export function PersonCard({ set, ...props }: PersonCardProps) {
  const { row, position, onName, onFigure } = props;
  const fields = FIELD_KEYS_OF[set];
  const errors = useRowErrors(row, fields);
  const titleId = useId();
  // The row's own allowance is the specification's; by law it depends on the year, and is shown with the results.
  const withAllowance = set === "academic";
  return (
    <section aria-labelledby={titleId}>
      <div className="section-head flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={titleId}>{texts.person(position)}</h2>
        <span className="flex items-center gap-1 font-normal text-caption text-muted">
          {withAllowance ? `${texts.transport} ${formatNumber(row.transportAllowance)}` : null}
          {withAllowance ? <FieldHint field={texts.transport} hint={TRANSPORT_HINT} /> : null}
          <RemovePerson {...props} />
        </span>
      </div>
      <div className="payroll-fields">
        <TextField
          className="col-span-2"
          label={texts.name}
          size="lg"
          autoComplete="off"
          maxLength={LONGEST_EMPLOYEE_NAME}
          value={row.employeeName}
          error={errors.of("employeeName")}
          onChange={(name) => {
            errors.typed("employeeName");
            onName(row.id, name);
          }}
          onBlur={() => errors.settled("employeeName", null)}
        />
        {fields.map((field) => (
          <FigureField
            key={field}
            row={row}
            position={position}
            field={field}
            errors={errors}
            onFigure={onFigure}
          />
        ))}
      </div>
    </section>
  );
}
