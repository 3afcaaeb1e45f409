import ChevronDown from "lucide-react/icons/chevron-down";
import type { Ref } from "react";
import { Field, type FieldProps } from "./field.tsx";

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectFieldProps<Value extends string> extends FieldProps {
  readonly value: Value | "";
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly size?: "sm" | "md" | "lg";
  readonly "aria-label"?: string;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** The browser's native select, styled like the other fields. */
export function SelectField<Value extends string>({
  value,
  options,
  onChange,
  placeholder,
  disabled = false,
  size = "md",
  ref,
  "aria-label": ariaLabel,
  ...field
}: SelectFieldProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Field {...field}>
      {(control) => (
        <span
          className="control"
          data-size={size}
          data-invalid={control["aria-invalid"]}
          data-disabled={disabled}
        >
          <select
            {...control}
            ref={ref}
            aria-label={ariaLabel}
            className="control-select"
            disabled={disabled}
            value={value}
            onChange={(event) => choose(event.target.value)}
          >
            {placeholder === undefined ? null : (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="control-affix pointer-events-none" size={18} aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
