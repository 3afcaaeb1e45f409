import Info from "lucide-react/icons/info";
import { Tooltip } from "#ui/kit/overlays/tooltip.tsx";
import { payrollTexts as texts } from "../texts.ts";

interface FieldHintProps {
  readonly field: string;
  readonly hint: string;
}

/** Typical value of a field: shown on hover and on focus, and read by screen readers as the button's label. */
export function FieldHint({ field, hint }: FieldHintProps) {
  return (
    <Tooltip text={hint} describes={false}>
      <button type="button" className="payroll-hint" aria-label={texts.hint(field, hint)}>
        <Info size={15} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
