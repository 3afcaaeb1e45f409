import { plural } from "../kernel/spanish.ts";
import type { CountKey } from "./counts.ts";
import { type Plan, UNLIMITED } from "./plan.ts";

export const OVER_KINDS = ["companies", "books", "statements", "fiscalProfiles"] as const;
/** What becomes read-only where an account holds more than its plan, after a downgrade or a restore. */
export type OverKind = (typeof OVER_KINDS)[number];

/** Where the assistant names a limit in its answer about the free plan: among what it holds, its statements, its uses. */
export type AnswerPart = "holds" | "statements" | "uses";

/** A limit in Spanish, for each place that shows limits. Null says that the place leaves it out on purpose. */
export interface LimitWords {
  /** The line that compares the plans, on the home page and before an upgrade. */
  readonly compared: string;
  /** The line of the plan panel in Configuración. */
  readonly panel: string | null;
  /** The counter in the panel's menu. */
  readonly menu: string | null;
  /** What a new account receives, on the registration page. */
  readonly registration: string | null;
  readonly assistant: { readonly part: AnswerPart; readonly words: (most: number) => string } | null;
}

interface Limit {
  /** How many each plan holds. */
  readonly most: Readonly<Record<Plan, number>>;
  /** The count that is compared with it. */
  readonly counts: CountKey;
  /** The text of who is refused for it; its sentences stand in `session/gates/policy-text.ts`. */
  readonly refusal: string;
  /** What over the limit becomes read-only; null where nothing is left to write to, or a larger limit keeps it. */
  readonly over: OverKind | null;
  readonly words: LimitWords;
}

/**
 * Every limit of the plans (spec §6, spec §9), in the order in which they are compared. How to add one:
 * docs/how-to/add-a-plan-limit.md.
 */
export const LIMITS = {
  companies: {
    most: { free: 1, premium: UNLIMITED },
    counts: "companies",
    refusal: "company-limit",
    over: "companies",
    words: {
      compared: "Empresas",
      panel: "Empresas",
      menu: "Empresas",
      registration: null,
      assistant: { part: "holds", words: (most) => plural(most, "empresa", "empresas") },
    },
  },
  books: {
    most: { free: 5, premium: UNLIMITED },
    counts: "books",
    refusal: "book-limit",
    over: "books",
    words: {
      compared: "Libros contables",
      panel: "Libros contables",
      menu: "Libros",
      registration: "Libros contables",
      assistant: { part: "holds", words: (most) => plural(most, "libro contable", "libros contables") },
    },
  },
  fiscalProfiles: {
    most: { free: 1, premium: UNLIMITED },
    counts: "fiscalProfiles",
    refusal: "fiscal-profile-limit",
    over: "fiscalProfiles",
    words: {
      compared: "Perfiles fiscales",
      panel: "Perfiles fiscales",
      menu: null,
      registration: null,
      assistant: { part: "holds", words: (most) => plural(most, "perfil fiscal", "perfiles fiscales") },
    },
  },
  /** Statements created or uploaded from the dashboard (spec-decision 7). */
  dashboardStatements: {
    most: { free: 3, premium: UNLIMITED },
    counts: "statements",
    refusal: "statement-limit",
    over: null,
    words: {
      compared: "Estados financieros en el panel",
      panel: "Estados guardados",
      menu: "Estados guardados",
      registration: "Estados guardados",
      assistant: { part: "statements", words: (most) => `${most} en el panel` },
    },
  },
  /** Statements saved from a workspace (spec-decision 7). The panel, the menu and the registration page count one limit. */
  savedStatements: {
    most: { free: 10, premium: UNLIMITED },
    counts: "statements",
    refusal: "save-limit",
    over: "statements",
    words: {
      compared: "Estados guardados desde el espacio de trabajo",
      panel: null,
      menu: null,
      registration: null,
      assistant: {
        part: "statements",
        words: (most) => `${plural(most, "guardado", "guardados")} desde los espacios de trabajo`,
      },
    },
  },
  /** Exports that run without an ad per calendar month in Bogotá time (spec-decision 32). */
  exportsPerMonth: {
    most: { free: 5, premium: UNLIMITED },
    counts: "exports",
    refusal: "export-limit",
    over: null,
    words: {
      compared: "Exportaciones de estados al mes",
      panel: "Exportaciones al mes",
      menu: "Exportaciones del mes",
      registration: "Exportaciones al mes",
      assistant: { part: "uses", words: (most) => `${plural(most, "exportación", "exportaciones")} al mes` },
    },
  },
  guidedUses: {
    most: { free: 3, premium: UNLIMITED },
    counts: "guidedUses",
    refusal: "guided-limit",
    over: null,
    words: {
      compared: "Usos del Modo Guiado",
      panel: "Usos del Modo Guiado",
      menu: "Usos del Modo Guiado",
      registration: null,
      assistant: { part: "uses", words: (most) => `${plural(most, "uso", "usos")} del Modo Guiado` },
    },
  },
  /** People in one payroll. Nothing to count in an account: each payroll has its own. */
  payrollPeople: {
    most: { free: 1, premium: UNLIMITED },
    counts: "people",
    refusal: "payroll-add-person",
    over: null,
    words: {
      compared: "Personas en la nómina",
      panel: null,
      menu: null,
      registration: null,
      assistant: null,
    },
  },
} as const satisfies Readonly<Record<string, Limit>>;
