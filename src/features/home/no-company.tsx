import { Link } from "@tanstack/react-router";
import { enterSample } from "#session/who/sample-visit.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { homeTexts as texts } from "./texts.ts";

/** Shown without a company: create the first one, or open the sample with a whole year. */
export function HomeWithoutCompany() {
  return (
    <EmptyState
      level={2}
      title={texts.noCompanyTitle}
      text={texts.noCompanyText}
      actions={
        <>
          <Link to="/dashboard/empresas" className={buttonClass({ variant: "primary" })}>
            {texts.createCompany}
          </Link>
          <Button onClick={enterSample}>{texts.seeSample}</Button>
        </>
      }
    />
  );
}
