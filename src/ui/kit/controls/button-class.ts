import { classNames } from "../class-names.ts";

/**
 * primary: the one main action. outline: the others. ghost: toolbars and "Cancelar". danger: leads to something
 * destructive; destructive: does it. premium and premium-outline: violet, for the plan only.
 */
export type ButtonVariant =
  | "primary"
  | "outline"
  | "ghost"
  | "danger"
  | "destructive"
  | "premium"
  | "premium-outline";
export type ButtonSize = "sm" | "md" | "lg";

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: "btn-primary",
  outline: "btn-outline",
  ghost: "btn-ghost",
  danger: "btn-outline btn-error",
  destructive: "btn-error",
  premium: "btn-accent",
  "premium-outline": "btn-outline btn-accent",
};

const SIZES: Readonly<Record<ButtonSize, string>> = { sm: "btn-sm", md: "", lg: "btn-lg" };

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly block?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The classes of a button, for links that look like one. */
export function buttonClass({
  variant = "outline",
  size = "md",
  block = false,
  className,
}: ButtonLook = {}): string {
  return classNames("btn", VARIANTS[variant], SIZES[size], block && "btn-block", className);
}
