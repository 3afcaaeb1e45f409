import { formatDecimal, formatNumber } from "../../kernel/format.ts";
import type { Quantity } from "./slip.ts";

/** Without trailing zeros: 4, 0,5, 0,522. No quantity and no value of the law has more than four decimals. */
export function plainNumber(value: number): string {
  return Number.isInteger(value) ? formatNumber(value) : formatDecimal(value, 4).replace(/,?0+$/, "");
}

/** A slip line's quantity as text: "30 días", "0,5 horas", "4%"; empty without a quantity. */
export function quantityText(quantity: Quantity | null): string {
  if (quantity === null) return "";
  const { value, unit } = quantity;
  const count = plainNumber(value);
  switch (unit) {
    case "percent":
      return `${count}%`;
    case "days":
      return `${count} ${value === 1 ? "día" : "días"}`;
    case "hours":
      return `${count} ${value === 1 ? "hora" : "horas"}`;
    case "uvt":
      return `${count} UVT`;
    case "smmlv":
      return `${count} SMMLV`;
    case "none":
      return count;
  }
}
