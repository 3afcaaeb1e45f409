import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** The full name when the visible label is short: "Vista Sencilla" for "Sencilla". */
  readonly name?: string;
  readonly disabled?: boolean;
}

interface SegmentedProps<Value extends string> {
  /** Label of the group for screen readers. */
  readonly label: string;
  readonly value: Value;
  readonly segments: readonly Segment<Value>[];
  readonly onChange: (value: Value) => void;
  readonly size?: "sm" | "md";
  /** Full width and 48 px high, for phones. */
  readonly block?: boolean;
  readonly className?: string;
}

/** A choice between a few visible options: a radio group, so the arrow keys move and choose. */
export function Segmented<Value extends string>({
  label,
  value,
  segments,
  onChange,
  size = "md",
  block = false,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classNames("segmented-group", className)} data-block={block}>
      <legend className="sr-only">{label}</legend>
      <div className="segmented" data-size={size} data-block={block}>
        {segments.map((segment) => (
          <label key={segment.value} className="segment">
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={segment.value}
              aria-label={segment.name}
              checked={segment.value === value}
              disabled={segment.disabled}
              onChange={() => onChange(segment.value)}
            />
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
