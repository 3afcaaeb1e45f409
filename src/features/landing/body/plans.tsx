import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Plan } from "#domain/access/plan.ts";
import { useUser } from "#session/who/use-session.ts";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { Badge } from "#ui/kit/text/badge.tsx";
import { Section } from "../section.tsx";
import { SECTION_IDS } from "../sections.ts";
import { landingPlanRows } from "./plan-rows.ts";
import { bodyTexts } from "./texts.ts";

const { plans: texts } = bodyTexts;

interface PlanSheetProps {
  readonly plan: Plan;
  readonly name: ReactNode;
  readonly children: ReactNode;
}

function PlanSheet({ plan, name, children }: PlanSheetProps) {
  return (
    <div className="plan-sheet" data-plan={plan}>
      <h3 className="title-dialog flex items-center gap-3">{name}</h3>
      <p className="mt-1 text-base text-muted">{texts[plan].hook}</p>
      <dl className="mt-4">
        {landingPlanRows(plan).map(({ label, value }) => (
          <div key={label} className="plan-row">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5">{children}</div>
    </div>
  );
}

function PremiumName() {
  return (
    <>
      {texts.premium.name} <Badge tone="premium">{texts.premium.stamp}</Badge>
    </>
  );
}

/** Registration link; an account's user gets a link to their plan. */
function Start() {
  const user = useUser();
  if (user !== null)
    return (
      <Link to="/dashboard/configuracion" className={buttonClass({ size: "lg", className: "max-sm:w-full" })}>
        {texts.yours}
      </Link>
    );
  return (
    <>
      <Link
        to="/registro"
        className={buttonClass({ variant: "primary", size: "lg", className: "max-sm:w-full" })}
      >
        {texts.register}
      </Link>
      <p className="mt-3 text-muted">{texts.freeNote}</p>
    </>
  );
}

/** The two plans side by side, line by line. */
export function Plans() {
  return (
    <Section id={SECTION_IDS.plans} title={texts.title} text={texts.text}>
      <div className="mt-7 grid gap-5 md:grid-cols-2">
        <PlanSheet plan="free" name={texts.free.name}>
          <Start />
        </PlanSheet>
        <PlanSheet plan="premium" name={<PremiumName />}>
          <p className="text-muted">{texts.premiumNote}</p>
        </PlanSheet>
      </div>
    </Section>
  );
}
