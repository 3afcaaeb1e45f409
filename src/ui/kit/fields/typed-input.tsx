import { type ComponentPropsWithRef, type KeyboardEvent, type Ref, useEffect } from "react";
import type { FieldControl } from "./field.tsx";
import { focusRefusedFields } from "./focus-refused.ts";
import { usePressOnSelected } from "./use-press-on-selected.ts";

/** Props of a field with typed values besides the value, common to days and amounts. */
export interface TypedFieldProps {
  readonly disabled?: boolean;
  readonly "aria-label"?: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
}

interface TypedInputProps
  extends Pick<ComponentPropsWithRef<"input">, "className" | "placeholder" | "autoFocus" | "inputMode"> {
  readonly control: FieldControl;
  readonly field: TypedFieldProps;
  /** The text while it is typed; `commit` parses it. */
  readonly typed: {
    readonly text: string;
    /** Whether the text cannot be read: no form that holds it is sent (DT-07, NU-11). */
    readonly isUnread?: boolean;
    readonly type: (text: string) => void;
    readonly commit: () => void;
  };
}

/** The input of a typed value: selected on focus, committed by Enter and on blur. */
export function TypedInput({ control, field, typed, inputMode = "numeric", ...rest }: TypedInputProps) {
  useEffect(focusRefusedFields, []);
  const { press, leave } = usePressOnSelected();
  return (
    <input
      {...control}
      {...rest}
      ref={field.ref}
      type="text"
      inputMode={inputMode}
      autoComplete="off"
      aria-label={field["aria-label"]}
      disabled={field.disabled}
      value={typed.text}
      data-unread={typed.isUnread || undefined}
      onChange={(event) => typed.type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") typed.commit();
        field.onKeyDown?.(event);
      }}
      onMouseDown={press}
      onFocus={(event) => {
        event.target.select();
        field.onFocus?.();
      }}
      onBlur={() => {
        leave();
        typed.commit();
        field.onBlur?.();
      }}
    />
  );
}
