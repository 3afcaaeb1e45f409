import { formatDecimal } from "../../kernel/format.ts";
import type { Quantity } from "./slip.ts";

/** Without trailing zeros: 4, 0,5, 0,522. */
function plainNumber(value: number): string {
  const decimals = [0, 1, 2].find((count) => Math.abs(value - Number(value.toFixed(count))) < 0.0005) ?? 3;
  return formatDecimal(value, decimals);
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
