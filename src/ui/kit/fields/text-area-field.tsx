import type { ComponentPropsWithRef } from "react";
import { Field, type FieldProps } from "./field.tsx";

type AreaProps = Omit<ComponentPropsWithRef<"textarea">, "value" | "onChange" | "id" | "className" | "title">;

interface TextAreaFieldProps extends FieldProps, AreaProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Several lines of text. */
export function TextAreaField({
  label,
  help,
  error,
  notice,
  id,
  className,
  value,
  onChange,
  rows = 4,
  ...rest
}: TextAreaFieldProps) {
  return (
    <Field label={label} help={help} error={error} notice={notice} id={id} className={className}>
      {(control) => (
        <span className="control py-2" data-invalid={control["aria-invalid"]}>
          <textarea
            {...rest}
            {...control}
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
      )}
    </Field>
  );
}
