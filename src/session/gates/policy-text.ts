import type { OverKind } from "#domain/access/limits.data.ts";
import { PLAN_LIMITS } from "#domain/access/limits.ts";
import type { PolicyText } from "#domain/access/policy.ts";
import { plural } from "#domain/kernel/spanish.ts";

interface PolicyWords {
  readonly title: string;
  readonly text: string;
}

const { books, companies, dashboardStatements, fiscalProfiles, guidedUses, savedStatements } =
  PLAN_LIMITS.free;

const REACHED = "Límite alcanzado";
const ACCESS = "Acceso Requerido";
const PREMIUM = "Función Premium";

const statementsOf = (count: number) => plural(count, "estado financiero", "estados financieros");

/** All texts about plans, word for word as in spec §8. */
const WORDS: Readonly<Record<PolicyText, PolicyWords>> = {
  "access-required": { title: ACCESS, text: "Inicia sesión para usar esta función." },
  "workspace-sign-in": {
    title: ACCESS,
    text: "⚠️ Debes iniciar sesión para acceder a los espacios de trabajo.",
  },
  "save-guest": {
    title: ACCESS,
    text: "Estás en modo invitado. Inicia sesión con tu cuenta para guardar estados financieros permanentemente.",
  },
  "save-signed-out": { title: ACCESS, text: "Debes iniciar sesión para guardar estados." },
  "save-limit": {
    title: "Límite Alcanzado",
    text: `Has alcanzado el límite gratuito de ${savedStatements} estados. Para guardar más, actualiza a Pro.`,
  },
  "statement-limit": {
    title: REACHED,
    text: `🚫 Solo puedes tener ${statementsOf(dashboardStatements)} en el plan gratuito. ¡Actualiza a Premium!`,
  },
  "export-guest": {
    title: ACCESS,
    text: "Estás en modo invitado. Inicia sesión con tu cuenta para exportar estados financieros.",
  },
  "export-limit": {
    title: REACHED,
    text: "Límite mensual de exportaciones alcanzado. Actualiza a Pro o espera al próximo mes.",
  },
  "bulk-export": { title: PREMIUM, text: "🚫 La exportación masiva está disponible solo en Premium" },
  "journal-export-ad": {
    title: ACCESS,
    text: "Para exportar el libro, debes iniciar sesión o ver el anuncio publicitario.",
  },
  "guided-limit": {
    title: REACHED,
    text: `Has agotado tus ${guidedUses} usos gratuitos. ¡Actualiza a Premium para seguir usando el Modo Guiado!`,
  },
  "fiscal-profile-limit": {
    title: REACHED,
    text: `🚫 Solo puedes tener ${plural(fiscalProfiles, "perfil fiscal", "perfiles fiscales")} en el plan gratuito. ¡Actualiza a Premium!`,
  },
  "company-limit": {
    title: REACHED,
    text: `Solo puedes tener ${plural(companies, "empresa", "empresas")} en el plan gratuito. ¡Actualiza a Premium!`,
  },
  "company-deletion": {
    title: PREMIUM,
    text: "🚫 La eliminación de empresas está disponible solo en Premium",
  },
  "book-limit": {
    title: REACHED,
    text: `🚫 Límite alcanzado. Los usuarios gratuitos pueden crear máximo ${books} libros contables.`,
  },
  "book-statistics": {
    title: PREMIUM,
    text: "🚫 Las estadísticas de uso están disponibles solo en Premium",
  },
  "book-export": {
    title: PREMIUM,
    text: "🚫 La exportación a estados financieros está disponible solo en Premium",
  },
  "deep-analysis": { title: PREMIUM, text: "🚫 El análisis profundo está disponible solo en Premium" },
  "ai-sign-in": { title: ACCESS, text: "Debes iniciar sesión para usar la interpretación con IA." },
  "ai-premium": { title: PREMIUM, text: PREMIUM },
  "ai-analysis": {
    title: PREMIUM,
    text: "🚫 El análisis con IA está disponible solo para usuarios Premium. ¡Actualiza tu plan!",
  },
  "ai-menu": {
    title: PREMIUM,
    text: "Esta función está disponible solo para usuarios Premium. ¡Actualiza tu plan!",
  },
  "payroll-people": { title: REACHED, text: "Solo puedes calcular nómina para una persona" },
  "payroll-ad": {
    title: "Ver anuncio para continuar",
    text: "Como usuario invitado, necesitas ver este anuncio para acceder a las funciones de cálculo detallado y exportación.",
  },
  "payroll-export": {
    title: ACCESS,
    text: "Para exportar los resultados, debes iniciar sesión o ver el anuncio publicitario.",
  },
  "payroll-save": {
    title: ACCESS,
    text: "Modo invitado: Tus datos no se guardarán. Inicia sesión para conservar tu trabajo.",
  },
  "payroll-add-person": {
    title: PREMIUM,
    text: "🚫 La nómina de varias personas está disponible solo en Premium",
  },
  "payroll-last-person": { title: "Mínimo requerido", text: "La nómina necesita al menos una persona." },
};

export function policyText(key: PolicyText): PolicyWords {
  return WORDS[key];
}

/** Panels shown while a limit is reached (spec §8). */
export const limitPanels = {
  title: REACHED,
  companies: `Solo puedes tener ${plural(companies, "empresa activa", "empresas activas")} en el plan gratuito`,
  dashboardStatements: `Has alcanzado el límite de ${statementsOf(dashboardStatements)} del plan gratuito`,
  guidedPlaceholder: "Límite alcanzado - Actualiza a Premium",
} as const;

/** The stamp beside what the plan no longer holds. */
export const READ_ONLY_BADGE = "Solo lectura";

/** Why what the plan no longer holds is read-only. */
export const overLimitTexts: Readonly<Record<OverKind, string>> = {
  companies:
    "Con el plan gratuito escribes en una empresa: la activa. Esta sigue completa: puedes verla y exportarla, y vuelve a abrirse si la activas o pasas a Premium.",
  books: `Con el plan gratuito escribes en tus ${books} libros más recientes de la empresa activa. Este sigue completo: puedes verlo y exportarlo, y vuelve a abrirse con Premium.`,
  statements: `Con el plan gratuito cambias tus ${savedStatements} estados más recientes de la empresa activa. Este sigue completo: puedes verlo, descargarlo y eliminarlo, y vuelve a abrirse con Premium.`,
  fiscalProfiles: "El plan gratuito escribe en un perfil: el predeterminado. Este es de solo lectura.",
};
