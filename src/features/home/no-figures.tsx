import { Link } from "@tanstack/react-router";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { homeTexts as texts } from "./texts.ts";

/** Shown for a company with nothing posted yet. */
export function HomeWithoutFigures({ company }: { readonly company: CompanyId }) {
  return (
    <EmptyState
      level={2}
      title={texts.noData}
      text={texts.noDataText}
      actions={
        <Link
          to="/dashboard/libro-contable"
          search={{ empresa: company }}
          className={buttonClass({ variant: "primary" })}
        >
          {texts.toBooks}
        </Link>
      }
    />
  );
}
