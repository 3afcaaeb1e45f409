import Check from "lucide-react/icons/check";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Fragment } from "react";
import type { ServiceFlow, ServiceStep } from "#domain/access/service-flow.ts";
import { STATEMENT_TEXTS, serviceTexts, VIEW_TEXTS } from "./texts.ts";

interface Crumb {
  readonly steps: readonly ServiceStep[];
  readonly label: string;
}

const { crumbs: texts } = serviceTexts;
const SAVE: Crumb = { steps: ["loginPrompt", "auth"], label: texts.save };

/** The steps of a service; a completed step is labelled with its choice. */
function crumbsOf({ service, step, statement, view }: ServiceFlow): readonly Crumb[] {
  const passed = step === "loginPrompt" || step === "auth";
  const viewLabel = passed ? VIEW_TEXTS[view].name : texts.view;
  if (service === "create") {
    const first =
      step === "initial" || statement === null ? texts.statement : STATEMENT_TEXTS[statement].name;
    return [{ steps: ["initial"], label: first }, { steps: ["viewType"], label: viewLabel }, SAVE];
  }
  if (service === "journal") return [{ steps: ["initial"], label: viewLabel }, SAVE];
  const first = service === "accounting-journal" ? texts.journal : texts.file;
  return [{ steps: ["initial"], label: first }, SAVE];
}

export function StepCrumbs({ flow }: { readonly flow: ServiceFlow }) {
  const crumbs = crumbsOf(flow);
  const current = crumbs.findIndex((crumb) => crumb.steps.includes(flow.step));
  return (
    <ol className="step-crumbs" aria-label={texts.label}>
      {crumbs.map(({ label }, index) => (
        <Fragment key={label}>
          {index > 0 ? (
            <li aria-hidden="true">
              <ChevronRight size={14} />
            </li>
          ) : null}
          <li aria-current={index === current ? "step" : undefined}>
            {index < current ? (
              <>
                <Check size={15} aria-hidden="true" />
                <span className="sr-only">{texts.done}</span>
              </>
            ) : null}
            <span className="truncate">{label}</span>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}
