import { formatDay, formatDecimal, formatLedger, formatPercent } from "#domain/kernel/format.ts";
import type { ReportCell } from "#domain/report/report.ts";

/** A cell as paper shows it: the same figures as the screen (I-25). */
export function cellText(cell: ReportCell): string {
  switch (cell.kind) {
    case "text":
      return cell.text;
    case "day":
      return formatDay(cell.day);
    case "amount":
      return formatLedger(cell.amount);
    case "number":
      return formatDecimal(cell.value, cell.decimals);
    case "percent":
      return formatPercent(cell.share);
    case "none":
      return "";
  }
}
