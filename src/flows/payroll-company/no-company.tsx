import { Link } from "@tanstack/react-router";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { payrollCompanyTexts as texts } from "./texts.ts";

/** Shown instead of a company's people and runs when there is no company yet. */
export function NoCompany() {
  return (
    <EmptyState
      level={2}
      title={texts.noCompanyTitle}
      text={texts.noCompanyText}
      actions={
        <Link to="/dashboard/empresas" className={buttonClass({ variant: "primary" })}>
          {texts.toCompanies}
        </Link>
      }
    />
  );
}
