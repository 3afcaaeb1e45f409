import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { MemberSlip } from "#domain/payroll/run/draft-run.ts";
import { runTexts } from "../run-texts.ts";

const { people: texts } = runTexts;

/** Marks of a person's row: figures missing, or warnings. */
export function PersonMarks({ slip }: Pick<MemberSlip, "slip">) {
  const count = slip.ok ? slip.value.warnings.length : 0;
  if (slip.ok && count === 0) return null;
  // Shown once for the whole run.
  if (!slip.ok && slip.error.kind === "unknown-law") return null;
  return (
    <span className="inline-flex shrink-0 items-center gap-1 whitespace-nowrap text-caption text-warntext">
      <TriangleAlert size={14} aria-hidden="true" />
      {slip.ok ? texts.hasWarnings(count) : texts.toReview}
    </span>
  );
}
