import type { ComponentPropsWithRef, ReactNode } from "react";
import { Tooltip } from "../overlays/tooltip.tsx";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";

interface IconButtonProps extends Omit<ComponentPropsWithRef<"button">, "children" | "aria-label"> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** The tooltip, if it says more than the label. */
  readonly hint?: ReactNode;
}

/** A button with only an icon: labelled for screen readers, explained by a tooltip. */
export function IconButton({
  label,
  icon,
  variant = "ghost",
  size = "md",
  hint,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={hint ?? label} describes={hint !== undefined}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={buttonClass({ variant, size, className: `btn-square ${className ?? ""}` })}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
