import { formatDecimal, formatNumber, formatPesos } from "#domain/kernel/format.ts";
import type { StepValue } from "#domain/payroll/derivation/derivation.ts";
import { countText } from "./derivation-texts.ts";

/** With as many decimals as needed, up to four. */
function exactText(value: number): string {
  const decimals = Math.min(String(value).split(".")[1]?.length ?? 0, 4);
  return formatDecimal(value, decimals);
}

/** "$ 2.200.000", "$ 91.666,67", "0,522%", "8 horas". */
export function stepValueText(value: StepValue): string {
  switch (value.kind) {
    case "amount":
      return formatPesos(value.amount);
    case "unrounded":
      return `$\u00a0${formatDecimal(value.value, 2)}`;
    case "percent":
      return `${exactText(value.percent)}%`;
    case "number": {
      const figure = Number.isInteger(value.value) ? formatNumber(value.value) : exactText(value.value);
      return countText(figure, value.value, value.unit);
    }
  }
}
