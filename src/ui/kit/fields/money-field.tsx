import type { KeyboardEvent } from "react";
import { formatNumber } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { kitTexts } from "../texts.ts";
import { amountHint } from "./amount-hint.ts";
import { Field, type FieldControl, type FieldProps } from "./field.tsx";
import { type TypedFieldProps, TypedInput } from "./typed-input.tsx";
import { type MoneyText, useMoneyText } from "./use-money-text.ts";

export interface MoneyFieldProps extends FieldProps, TypedFieldProps {
  readonly value: Pesos;
  /** Called on each keystroke that changes the parsed amount. */
  readonly onChange: (value: Pesos) => void;
  /** Draws the peso sign at the left edge. */
  readonly prefix?: boolean;
  readonly variant?: "field" | "cell";
  /** "figure" is the large size for a phone's sheet. */
  readonly size?: "sm" | "md" | "lg" | "figure";
  /** Shows nothing instead of 0, as paper does. */
  readonly blankZero?: boolean;
  /** The amount that would balance: shown as a placeholder while empty, entered by pressing `=`. */
  readonly missing?: Pesos | null;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  /** Of a table that has its sums at once: text that cannot be read counts as 0 there, and says so (spec-decision 43). */
  readonly unreadIsZero?: boolean;
  /** The largest amount that its form takes. */
  readonly most?: Pesos;
}

interface InputProps {
  readonly props: MoneyFieldProps;
  readonly money: MoneyText;
  readonly control: FieldControl;
  readonly ghost: Pesos | null;
}

function MoneyInput({ props, money, control, ghost }: InputProps) {
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "=" && props.missing && props.missing > 0) {
      event.preventDefault();
      money.reset();
      props.onChange(props.missing);
    }
    // Whoever takes `=` sets the amount; selected, it is replaced by what is typed next, as in `=2*3`.
    if (event.key === "=") {
      const input = event.currentTarget;
      queueMicrotask(() => event.defaultPrevented && input.select());
    }
    props.onKeyDown?.(event);
  };
  return (
    <TypedInput
      control={control}
      field={{ ...props, onKeyDown: keyDown }}
      typed={{ ...money, isUnread: money.isUnread && !props.unreadIsZero }}
      className="text-end"
      placeholder={ghost === null ? props.placeholder : formatNumber(ghost)}
      autoFocus={props.autoFocus}
    />
  );
}

/**
 * An amount in pesos. Accepts "1.234.567", "$ 1.234.567" and expressions such as "1200*3"; text that cannot be parsed
 * stays, marked, and is not sent (NU-11).
 */
export function MoneyField(props: MoneyFieldProps) {
  const { label, help, notice, id, className, value, prefix, missing, disabled } = props;
  const { variant = "field", size = "md" } = props;
  const money = useMoneyText(value, props.onChange, props.blankZero ?? variant === "cell", props.most);
  const { misread: unread } = money;
  const misread = unread && amountHint(unread.problem, unread.typed, props.unreadIsZero ?? false);
  const ghost = missing && missing > 0 && money.text === "" ? missing : null;
  return (
    <Field
      label={label}
      help={help}
      notice={notice}
      id={id}
      className={className}
      variant={variant}
      error={misread || props.error}
    >
      {(control) => (
        <span
          className="control"
          data-size={size}
          data-variant={variant}
          data-framed={ghost !== null}
          data-invalid={control["aria-invalid"]}
          data-disabled={disabled}
        >
          {prefix ? <span className="control-affix">$</span> : null}
          {ghost === null ? null : <kbd className="key key-hint">=</kbd>}
          <MoneyInput props={props} money={money} control={control} ghost={ghost} />
          {ghost === null ? null : <span className="sr-only">{kitTexts.fillMissing}</span>}
        </span>
      )}
    </Field>
  );
}
