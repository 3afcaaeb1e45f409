import type { Plan } from "#domain/access/plan.ts";
import { type Capability, may } from "#domain/access/policy.ts";
import { type PlanLine, planLines } from "#session/gates/plan-words.ts";
import { upgradeTexts as texts } from "./texts.ts";

/**
 * The line that compares the plans by a capability, in the order of the lines; null where every account has it, or
 * another line says it.
 */
const COMPARED: Readonly<Record<Capability, string | null>> = {
  "delete-company": "Eliminar empresas",
  "export-all-statements": "Exportación masiva de estados",
  "export-book-to-statements": "Exportar un libro a estados",
  "book-statistics": "Estadísticas de uso de los libros",
  "horizontal-analysis": "Análisis horizontal y KPIs automáticos",
  "ai-chat": "IA disponible",
  "use-tools": null,
  "keep-work": null,
  "open-dashboard": null,
  "open-workspace": null,
  "save-statement": null,
  "save-dashboard-statement": null,
  "export-statement": null,
  "export-journal": null,
  "guided-workspace": null,
  "guided-journal": null,
  "create-fiscal-profile": null,
  "create-company": null,
  "create-book": null,
  "vertical-analysis": null,
  "simple-charts": null,
  "automatic-kpis": null,
  "interactive-charts": null,
  "ai-interpretation": null,
  "ai-analysis": null,
  "calculate-payroll": null,
  "see-payroll-detail": null,
  "export-payroll": null,
  "save-payroll": null,
  "add-payroll-person": null,
  "remove-payroll-person": null,
};

const COMPARED_KEYS = Object.keys(COMPARED) as readonly Capability[];

function capabilityText(plan: Plan, capability: Capability): string {
  return may(capability, { who: plan }).allowed ? texts.yes : texts.no;
}

/** What each plan includes, derived from the limits and the policy, so that nothing is stated twice. */
export function planRows(): readonly PlanLine[] {
  const rows = COMPARED_KEYS.flatMap((capability) => {
    const label = COMPARED[capability];
    const row = { free: capabilityText("free", capability), premium: capabilityText("premium", capability) };
    return label === null ? [] : [{ label, ...row }];
  });
  return [...planLines(), ...rows];
}
