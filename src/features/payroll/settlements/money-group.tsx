import { useId } from "react";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";

interface MoneyGroupProps<Key extends string> {
  readonly title: string;
  /** Null without a note. */
  readonly note: string | null;
  readonly keys: readonly Key[];
  readonly labels: Readonly<Record<Key, string>>;
  readonly values: Readonly<Record<Key, Pesos>>;
  readonly onValue: (key: Key, value: Pesos) => void;
}

/** Amounts that belong together, side by side, with a note about all of them. */
export function MoneyGroup<Key extends string>(props: MoneyGroupProps<Key>) {
  const { title, note, keys, labels, values, onValue } = props;
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={note === null ? undefined : id}>
      <legend className="field-label">{title}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {keys.map((key) => (
          <MoneyField
            key={key}
            label={labels[key]}
            prefix
            blankZero
            value={values[key]}
            onChange={(value) => onValue(key, value)}
          />
        ))}
      </div>
      {note === null ? null : (
        <p id={id} className="field-note">
          {note}
        </p>
      )}
    </fieldset>
  );
}
