import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { Spinner } from "../feedback/spinner.tsx";
import { type ButtonLook, buttonClass } from "./button-class.ts";

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<"button">, "className"> {
  readonly icon?: ReactNode;
  /** Shows the spinner and ignores presses, but keeps the focus. */
  readonly loading?: boolean;
}

/** A button. `type` defaults to "button". */
export function Button({
  variant,
  size,
  block,
  className,
  icon,
  loading = false,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block, className })}
      aria-busy={loading || undefined}
      onClick={press}
    >
      {loading ? <Spinner size={16} /> : icon}
      {children}
    </button>
  );
}
