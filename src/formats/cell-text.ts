import { formatDay, formatDecimal, formatLedger, formatPercent } from "#domain/kernel/format.ts";
import type { ReportCell, ReportRowKind } from "#domain/report/report.ts";

/** What paper writes for nothing: the dash of a statement. Sums say their figure, zero too. */
const DASH = "—";

/** A cell as paper shows it: the same figures as the screen (I-25). */
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
