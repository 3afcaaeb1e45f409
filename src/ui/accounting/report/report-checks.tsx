import Check from "lucide-react/icons/check";
import Scale from "lucide-react/icons/scale";
import type { ReportCheck } from "#domain/report/report.ts";
import { checkText } from "#domain/report/report-parts.ts";

/** The checks of a report: a tick if one holds, the difference if not. */
export function ReportChecks({ checks }: { readonly checks: readonly ReportCheck[] }) {
  if (checks.length === 0) return null;
  return (
    <div role="status">
      <ul className="report-checks">
        {checks.map((check) => (
          <li key={check.label} className={check.holds ? "text-success" : "text-error"}>
            {check.holds ? <Check size={16} aria-hidden="true" /> : <Scale size={16} aria-hidden="true" />}
            {checkText(check)}
          </li>
        ))}
      </ul>
    </div>
  );
}
