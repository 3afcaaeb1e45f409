import { Link } from "@tanstack/react-router";
import FileDown from "lucide-react/icons/file-down";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import LogIn from "lucide-react/icons/log-in";
import Save from "lucide-react/icons/save";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { PAYROLL_PATH } from "../saved/payroll-path.ts";
import type { CalculationSaving } from "../saved/use-saving.ts";
import { payrollTexts as texts } from "../texts.ts";

export interface ResultActionsProps {
  readonly onCsv: () => void;
  readonly onPdf: () => void;
  /** Null without an account. */
  readonly saving: CalculationSaving | null;
}

/** Files for users who may see the results; saving for accounts, or a link to sign in. */
export function ResultActions({
  onCsv,
  onPdf,
  saving,
  block,
}: ResultActionsProps & { readonly block: boolean }) {
  const size = block ? "lg" : "md";
  const save = <Save size={18} aria-hidden="true" />;
  return (
    <div className={block ? "grid grid-cols-2 gap-2.5" : "flex flex-wrap gap-2.5"}>
      <Button
        variant={block ? "outline" : "ghost"}
        size={size}
        icon={<FileSpreadsheet size={18} aria-hidden="true" />}
        onClick={onCsv}
      >
        {texts.exportCsv}
      </Button>
      <Button size={size} icon={<FileDown size={18} aria-hidden="true" />} onClick={onPdf}>
        {texts.exportPdf}
      </Button>
      {saving === null ? (
        <Link
          to="/login"
          search={{ returnUrl: PAYROLL_PATH }}
          className={buttonClass({ variant: "primary", size, className: "col-span-2" })}
        >
          <LogIn size={18} aria-hidden="true" />
          {texts.signInToSave}
        </Link>
      ) : (
        <Button
          variant="primary"
          size={size}
          className="col-span-2"
          icon={save}
          loading={saving.busy}
          onClick={() => void saving.save()}
        >
          {texts.save}
        </Button>
      )}
    </div>
  );
}
