import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { noFiguresText } from "#flows/company-figures/no-figures-text.ts";
import { enterSample } from "#session/who/sample-visit.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { emptyTexts as texts } from "./texts.ts";
import type { FoundAnalysis } from "./use-analysis.ts";

const statements = (
  <Link to="/dashboard/estados" className={buttonClass({ variant: "outline" })}>
    {texts.toStatements}
  </Link>
);

function Empty({ title, text, actions }: { title: string; text: string | undefined; actions: ReactNode }) {
  return <EmptyState level={2} title={title} text={text} actions={actions} />;
}

interface NoAnalysisProps {
  readonly found: Exclude<FoundAnalysis, { readonly kind: "ready" }>;
}

/** Explains why there is nothing to analyse, with a link to continue. */
export function NoAnalysis({ found }: NoAnalysisProps) {
  switch (found.kind) {
    case "nothing":
      return (
        <Empty
          title={texts.nothingTitle}
          text={texts.nothingText}
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
    case "no-figures":
      return (
        <Empty
          title={noFiguresText(found.card)}
          text={found.card.hasFinancialData ? undefined : texts.noDataText}
          actions={
            <Link
              to="/dashboard/libro-contable"
              search={{ empresa: found.card.company.id }}
              className={buttonClass({ variant: "primary" })}
            >
              {texts.toBooks}
            </Link>
          }
        />
      );
    case "file":
      return <Empty title={texts.fileTitle} text={texts.fileText} actions={statements} />;
    case "unreadable":
      return <Empty title={texts.unreadableTitle} text={texts.unreadableText} actions={statements} />;
    case "unknown":
      return <Empty title={texts.unknownTitle} text={texts.unknownText} actions={statements} />;
  }
}
