import { Link } from "@tanstack/react-router";
import { session } from "#session/session.ts";
import { Button } from "#ui/kit/button.tsx";
import { buttonClass } from "#ui/kit/button-class.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { homeTexts as texts } from "./texts.ts";

/** In the place of the company: making the first one, or looking at a whole year of another's. */
export function NoCompany() {
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
          <Button onClick={() => session.setSample(true)}>{texts.seeSample}</Button>
        </>
      }
    />
  );
}
