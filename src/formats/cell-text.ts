import { formatDay, formatDecimal, formatLedger, formatPercent } from "#domain/kernel/format.ts";
import type { ReportCell, ReportRowKind } from "#domain/report/report.ts";

/** Printed for an empty or zero amount in a statement. Sums print their figure, even zero. */
const DASH = "—";

/** A cell as printed, with the same figures as on screen (I-25). */
export function cellText(cell: ReportCell, kind: ReportRowKind = "line"): string {
  switch (cell.kind) {
    case "text":
      return cell.text;
    case "day":
      return formatDay(cell.day);
    case "amount":
      if (cell.amount === 0 && kind !== "subtotal" && kind !== "total") return DASH;
      return formatLedger(cell.amount);
    case "number":
      return formatDecimal(cell.value, cell.decimals);
    case "percent":
      return formatPercent(cell.share);
    case "none":
      return "";
  }
}
