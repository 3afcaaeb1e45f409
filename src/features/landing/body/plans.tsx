import { Link } from "@tanstack/react-router";
import { useUser } from "#session/who/use-session.ts";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { Badge } from "#ui/kit/text/badge.tsx";
import { Section } from "../section.tsx";
import { SECTION_IDS } from "../sections.ts";
import { landingPlanRows } from "./plan-rows.ts";
import { bodyTexts } from "./texts.ts";

const { plans: texts } = bodyTexts;

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

/** The two plans in one table, line by line: a column each also where a phone has no room for two sheets. */
function PlanTable() {
  return (
    <table className="plans-compared">
      <caption className="sr-only">{texts.compared}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <span className="title-dialog">{texts.free.name}</span>
            <span className="plan-hook">{texts.free.hook}</span>
          </th>
          <th scope="col">
            <span className="title-dialog inline-flex flex-wrap items-center gap-x-3">
              <PremiumName />
            </span>
            <span className="plan-hook">{texts.premium.hook}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {landingPlanRows().map(({ label, free, premium }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{free}</td>
            <td>{premium}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Plans() {
  return (
    <Section id={SECTION_IDS.plans} title={texts.title} text={texts.text}>
      <PlanTable />
      <div className="mt-6 grid items-start gap-x-10 gap-y-4 md:grid-cols-2">
        <div>
          <Start />
        </div>
        <p className="text-muted">{texts.premiumNote}</p>
      </div>
    </Section>
  );
}
