import Plus from "lucide-react/icons/plus";
import { useId } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Pocket } from "#domain/accounting/operations/pockets.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { pocketTexts as texts } from "./texts.ts";

interface PocketChoiceProps {
  readonly legend: string;
  readonly pockets: readonly Pocket[];
  readonly value: AccountCode | undefined;
  readonly onChange: (account: AccountCode) => void;
  /** Names a new one; absent where the chart takes none, or another choice offers it. */
  readonly onAdd?: (() => void) | undefined;
  /** A place that the words of the operation name and that is no pocket yet. */
  readonly missing?: string | null;
  readonly error?: string | undefined;
}

/** The pockets side by side, and the way to a new one. */
export function PocketChoice(props: PocketChoiceProps) {
  const { legend, pockets, value, onChange, onAdd, missing = null, error } = props;
  const name = useId();
  const problem = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : problem}>
      <legend className="field-label">{legend}</legend>
      {/* Two rows have their room before the pockets are read: what is below stays (UX-11). */}
      <div className="flex min-h-[5.375rem] flex-wrap content-start gap-1.5">
        {pockets.map(({ account, name: label }) => (
          <label
            key={account}
            className="inline-flex min-h-10 max-w-full cursor-pointer items-center justify-center rounded-field border border-borde px-3 font-semibold text-caption [overflow-wrap:anywhere] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary has-checked:border-base-content has-checked:bg-base-content has-checked:text-base-100 pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={account === value}
              onChange={() => onChange(account)}
            />
            {label}
          </label>
        ))}
        {/* A row of its own: a pocket that is read later moves nothing. */}
        {onAdd === undefined ? null : (
          <div className="w-full">
            <Button
              variant="ghost"
              size="sm"
              className="min-h-10 pointer-coarse:min-h-11"
              icon={<Plus size={16} aria-hidden="true" />}
              onClick={onAdd}
            >
              {missing === null ? texts.add : texts.addNamed(missing)}
            </Button>
          </div>
        )}
      </div>
      {error === undefined ? null : (
        <p id={problem} className="field-note" data-tone="error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
