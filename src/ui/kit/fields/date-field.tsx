import CalendarDays from "lucide-react/icons/calendar-days";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { asDay } from "#domain/kernel/as-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { lacksYear, parseDay } from "#domain/kernel/parse-day.ts";
import { Field, type FieldProps } from "./field.tsx";
import { fieldTexts } from "./texts.ts";
import { type TypedFieldProps, TypedInput } from "./typed-input.tsx";

interface DateFieldProps extends FieldProps, TypedFieldProps {
  readonly value: Day | null;
  /** Called when the typed text is committed or is a complete date: null if empty or no valid day. */
  readonly onChange: (value: Day | null) => void;
  /** Reference day for "hoy", "ayer" and missing parts. */
  readonly today: Day;
  /** Supplies missing parts instead of `today`: "5" is the 5th of the month shown on screen. */
  readonly reference?: Day;
  readonly variant?: "field" | "cell";
  readonly size?: "sm" | "md" | "lg";
  /** Offers the browser's calendar. */
  readonly picker?: boolean;
}

interface DayText {
  readonly text: string;
  readonly error: string | null;
  readonly isUnread: boolean;
  readonly type: (text: string) => void;
  readonly commit: () => void;
  readonly pick: (day: Day) => void;
}

/** A date with a four-digit year: further typing cannot change it. */
const WHOLE = /^\s*\d{1,2}[/.\-\s]\d{1,2}[/.\-\s]\d{4}\s*$/;

/** A text that is no day, and the value that it left: none, or what the form takes instead; undefined until rendered. */
interface Refused {
  readonly text: string;
  readonly left?: Day | null;
}

/** The text of a day while it is typed. Invalid text is kept, so that it can be corrected (DT-07). */
function useDayText(
  value: Day | null,
  read: (typed: string) => Day | null,
  isYearless: (typed: string) => boolean,
  onChange: (value: Day | null) => void,
): DayText {
  const [draft, setDraft] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  if (refused !== null && refused.left === undefined) setRefused({ ...refused, left: value });
  const settle = (next: Day | null) => {
    if (next !== value) onChange(next);
  };
  const commit = () => {
    if (draft === null || draft === refused?.text) return;
    const typed = draft.trim();
    const found = typed === "" ? null : read(typed);
    const bad = typed !== "" && found === null;
    setDraft(bad ? draft : null);
    setRefused(bad ? { text: draft } : null);
    settle(found);
  };
  const isOfText = refused !== null && refused.text === draft;
  // A value that came later, from elsewhere, takes the place of the text.
  const isStale = isOfText && value !== null && refused.left !== undefined && value !== refused.left;
  const shown = isStale ? null : draft;
  return {
    text: shown ?? (value === null ? "" : formatDay(value)),
    isUnread: shown !== null && shown.trim() !== "" && read(shown.trim()) === null,
    error:
      isOfText && !isStale
        ? (isYearless(refused.text) ? fieldTexts.whichYear : fieldTexts.notADay)(refused.text.trim())
        : null,
    type: (text) => {
      setDraft(text);
      setRefused(null);
      const whole = WHOLE.test(text) ? read(text) : null;
      if (whole !== null) settle(whole);
    },
    commit,
    pick: (day) => {
      setDraft(null);
      setRefused(null);
      settle(day);
    },
  };
}

interface CalendarButtonProps {
  readonly value: Day | null;
  /** Name of the field: two days of one form have two buttons, each with a name of its own. */
  readonly of: ReactNode;
  readonly onPick: (day: Day) => void;
}

function CalendarButton({ value, of, onPick }: CalendarButtonProps) {
  const native = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={native}
        type="date"
        className="pointer-events-none absolute right-2 bottom-0 h-px! w-px! flex-none! opacity-0"
        tabIndex={-1}
        aria-hidden="true"
        value={value ?? ""}
        onChange={(event) => {
          const found = asDay(event.target.value);
          if (found) onPick(found);
        }}
      />
      <button type="button" className="control-button" onClick={() => native.current?.showPicker()}>
        <CalendarDays size={18} aria-hidden="true" />
        <span className="sr-only">
          {fieldTexts.openCalendar} {of}
        </span>
      </button>
    </>
  );
}

/** A day, typed day first ("5", "5/11", "051126", "hoy", "ayer") or picked from the browser's calendar. */
export function DateField(props: DateFieldProps) {
  const { label, help, notice, id, className, value, today, disabled } = props;
  const { variant = "field", size = "md" } = props;
  const read = (typed: string) => parseDay(typed, /\d/.test(typed) ? (props.reference ?? today) : today);
  const isYearless = (typed: string) => lacksYear(typed, props.reference ?? today);
  const day = useDayText(value, read, isYearless, props.onChange);
  // Esc may close the surrounding element, which must know by then that there is unsaved input.
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape") day.commit();
    props.onKeyDown?.(event);
  };
  const withPicker = (props.picker ?? variant === "field") && !disabled;
  return (
    <Field
      label={label}
      help={help}
      notice={notice}
      id={id}
      className={className}
      variant={variant}
      error={day.error ?? props.error}
    >
      {(control) => (
        <span
          className="control relative"
          data-size={size}
          data-variant={variant}
          data-invalid={control["aria-invalid"]}
          data-disabled={disabled}
        >
          <TypedInput
            control={control}
            field={{ ...props, onKeyDown: keyDown }}
            typed={day}
            placeholder="dd/mm/aaaa"
          />
          {withPicker ? (
            <CalendarButton value={value} of={label ?? props["aria-label"]} onPick={day.pick} />
          ) : null}
        </span>
      )}
    </Field>
  );
}
