import { formatDecimal } from "#domain/kernel/format.ts";
import { readQuantity } from "#domain/payroll/calculator/read-quantity.ts";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { useTypedValue } from "#ui/kit/fields/use-typed-value.ts";

interface PercentFieldProps {
  readonly "aria-label": string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean;
  readonly "aria-describedby"?: string | undefined;
}

const MOST = 100;

function refused(typed: string): string {
  return `«${typed}» no va de 0 a ${MOST}, con hasta cuatro decimales.`;
}

function shown(value: number): string {
  return formatDecimal(value, String(value).split(".")[1]?.length ?? 0);
}

/** A rate in percent, 0 to 100 with up to four decimals. Text that cannot be read stays, marked, and is not sent (NU-11). */
export function PercentField({ value, onChange, ...rest }: PercentFieldProps) {
  const typed = useTypedValue(value, onChange, {
    read: (text) => readQuantity(text, MOST),
    none: 0,
    shown,
  });
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      className="percent-field"
      size="sm"
      error={typed.misread === null ? undefined : refused(typed.misread.typed)}
      value={typed.text}
      data-unread={typed.isUnread || undefined}
      onChange={typed.type}
      onFocus={(event) => event.target.select()}
      onBlur={() => typed.commit()}
      trail={
        <span className="percent-sign" aria-hidden="true">
          %
        </span>
      }
    />
  );
}
