import type { ComponentPropsWithRef, ReactNode } from "react";
import { Field, type FieldProps } from "./field.tsx";

type InputProps = Omit<
  ComponentPropsWithRef<"input">,
  "value" | "onChange" | "size" | "id" | "className" | "title" | "type"
>;

export interface TextFieldProps extends FieldProps, InputProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly type?: "text" | "email" | "search" | "tel" | "url" | "password";
  readonly size?: "sm" | "md" | "lg";
  readonly variant?: "field" | "cell";
  /** Before the text: an icon. */
  readonly lead?: ReactNode;
  /** After the text: a small button. */
  readonly trail?: ReactNode;
}

/** One line of text. */
export function TextField({
  label,
  help,
  error,
  notice,
  id,
  className,
  value,
  onChange,
  type = "text",
  size = "md",
  variant = "field",
  lead,
  trail,
  disabled,
  ...rest
}: TextFieldProps) {
  return (
    <Field
      label={label}
      help={help}
      error={error}
      notice={notice}
      id={id}
      className={className}
      variant={variant}
    >
      {(control) => (
        <span
          className="control"
          data-size={size}
          data-variant={variant}
          data-invalid={control["aria-invalid"]}
          data-disabled={disabled}
        >
          {lead === undefined ? null : <span className="control-affix">{lead}</span>}
          <input
            {...rest}
            {...control}
            type={type}
            disabled={disabled}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {trail}
        </span>
      )}
    </Field>
  );
}
