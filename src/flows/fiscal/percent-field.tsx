import { useState } from "react";
import { cleanPercent } from "#domain/fiscal/percent.ts";
import { TextField } from "#ui/kit/fields/text-field.tsx";

interface PercentFieldProps {
  readonly "aria-label": string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean;
  readonly "aria-describedby"?: string | undefined;
}

/** A rate in percent. The typed text is kept while typing; on leaving, an invalid number becomes 0. */
export function PercentField({ value, onChange, ...rest }: PercentFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    onChange(cleanPercent(text));
  };
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      className="percent-field"
      size="sm"
      value={typed ?? String(value).replace(".", ",")}
      onChange={type}
      onFocus={(event) => event.target.select()}
      onBlur={() => setTyped(null)}
      trail={
        <span className="percent-sign" aria-hidden="true">
          %
        </span>
      }
    />
  );
}
