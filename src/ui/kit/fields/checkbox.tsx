import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "../class-names.ts";

interface CheckboxProps
  extends Omit<ComponentPropsWithRef<"input">, "checked" | "onChange" | "type" | "title"> {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** "toggle" for settings that take effect immediately. */
  readonly look?: "checkbox" | "toggle";
}

/** A checkbox or a switch, with its label. */
export function Checkbox({ label, checked, onChange, look = "checkbox", className, ...rest }: CheckboxProps) {
  const toggle = look === "toggle";
  return (
    <label className={classNames("choice", className)}>
      <input
        {...rest}
        type="checkbox"
        role={toggle ? "switch" : undefined}
        className={toggle ? "toggle" : "checkbox checkbox-primary"}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
