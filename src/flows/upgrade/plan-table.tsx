import type { Plan } from "#domain/access/plan.ts";
import { Badge } from "#ui/kit/text/badge.tsx";
import { planRows } from "./plan-rows.ts";
import { upgradeTexts as texts } from "./texts.ts";

function PlanHead({ name, yours }: { readonly name: string; readonly yours: boolean }) {
  return (
    <th scope="col">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {name}
        {yours ? <Badge tone="neutral">{texts.yours}</Badge> : null}
      </span>
    </th>
  );
}

/** The two plans line by line. `plan`: the reader's plan; null without an account. */
export function PlanTable({ plan }: { readonly plan: Plan | null }) {
  return (
    <table className="plan-table">
      <caption className="sr-only">{texts.table}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.row}</th>
          <PlanHead name={texts.free} yours={plan === "free"} />
          <PlanHead name={texts.premium} yours={plan === "premium"} />
        </tr>
      </thead>
      <tbody>
        {planRows().map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td>{row.free}</td>
            <td className="font-semibold">{row.premium}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
