import { PLAN_LIMITS, type Plan, type PlanLimits, UNLIMITED } from "#domain/access/plan.ts";

/** What each limit is of, in the order in which the plans are compared. */
const NAMES = {
  companies: "Empresas",
  books: "Libros contables",
  fiscalProfiles: "Perfiles fiscales",
  dashboardStatements: "Estados financieros en el panel",
  savedStatements: "Estados guardados desde el espacio de trabajo",
  exportsPerMonth: "Exportaciones de estados al mes",
  guidedUses: "Usos del Modo Guiado",
  payrollPeople: "Personas en la nómina",
} as const satisfies Partial<Readonly<Record<keyof PlanLimits, string>>>;

const UNLIMITED_WORDS = "Sin límite";
const ADS = {
  label: "Anuncios al exportar",
  from: (first: number) => `Desde la ${first}.ª del mes`,
  never: "Nunca",
};

/** One line of the comparison: the same thing in both plans. */
export interface PlanLine extends Readonly<Record<Plan, string>> {
  readonly label: string;
}

function both(words: (limits: PlanLimits) => string): Readonly<Record<Plan, string>> {
  return { free: words(PLAN_LIMITS.free), premium: words(PLAN_LIMITS.premium) };
}

function countWords(most: number): string {
  return most === UNLIMITED ? UNLIMITED_WORDS : String(most);
}

/** What the plans hold, line by line, as their limits say: no number is written twice. */
export function planLines(): readonly PlanLine[] {
  const names = Object.keys(NAMES) as readonly (keyof typeof NAMES)[];
  return [
    ...names.map((name) => ({ label: NAMES[name], ...both((limits) => countWords(limits[name])) })),
    {
      label: ADS.label,
      ...both(({ exportsPerMonth: most }) => (most === UNLIMITED ? ADS.never : ADS.from(most + 1))),
    },
  ];
}
