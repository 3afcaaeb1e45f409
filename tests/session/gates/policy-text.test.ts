import { expect, it, test } from "vitest";
import { NO_COUNTS } from "#domain/access/counts.ts";
import { CAPABILITIES, may } from "#domain/access/policy.ts";
import { limitPanels, policyText } from "#session/gates/policy-text.ts";

/** The texts of spec §8 and spec §2 about plans, verbatim. */
test.each([
  ["ai-menu", "Esta función está disponible solo para usuarios Premium. ¡Actualiza tu plan!"],
  ["company-limit", "Solo puedes tener 1 empresa en el plan gratuito. ¡Actualiza a Premium!"],
  ["company-deletion", "🚫 La eliminación de empresas está disponible solo en Premium"],
  ["fiscal-profile-limit", "🚫 Solo puedes tener 1 perfil fiscal en el plan gratuito. ¡Actualiza a Premium!"],
  ["book-limit", "🚫 Límite alcanzado. Los usuarios gratuitos pueden crear máximo 5 libros contables."],
  [
    "statement-limit",
    "🚫 Solo puedes tener 3 estados financieros en el plan gratuito. ¡Actualiza a Premium!",
  ],
  ["bulk-export", "🚫 La exportación masiva está disponible solo en Premium"],
  ["deep-analysis", "🚫 El análisis profundo está disponible solo en Premium"],
  ["ai-analysis", "🚫 El análisis con IA está disponible solo para usuarios Premium. ¡Actualiza tu plan!"],
  ["workspace-sign-in", "⚠️ Debes iniciar sesión para acceder a los espacios de trabajo."],
  [
    "guided-limit",
    "Has agotado tus 3 usos gratuitos. ¡Actualiza a Premium para seguir usando el Modo Guiado!",
  ],
  [
    "save-guest",
    "Estás en modo invitado. Inicia sesión con tu cuenta para guardar estados financieros permanentemente.",
  ],
  ["save-signed-out", "Debes iniciar sesión para guardar estados."],
  ["save-limit", "Has alcanzado el límite gratuito de 10 estados. Para guardar más, actualiza a Pro."],
  ["export-guest", "Estás en modo invitado. Inicia sesión con tu cuenta para exportar estados financieros."],
  ["export-limit", "Límite mensual de exportaciones alcanzado. Actualiza a Pro o espera al próximo mes."],
  ["ai-sign-in", "Debes iniciar sesión para usar la interpretación con IA."],
  ["ai-premium", "Función Premium"],
  ["payroll-export", "Para exportar los resultados, debes iniciar sesión o ver el anuncio publicitario."],
  [
    "payroll-ad",
    "Como usuario invitado, necesitas ver este anuncio para acceder a las funciones de cálculo detallado y exportación.",
  ],
  ["payroll-save", "Modo invitado: Tus datos no se guardarán. Inicia sesión para conservar tu trabajo."],
  ["payroll-people", "Solo puedes calcular nómina para una persona"],
] as const)("%s", (key, text) => {
  expect(policyText(key).text).toBe(text);
});

it("has the titles of the catalogue and its panels", () => {
  expect(policyText("save-limit").title).toBe("Límite Alcanzado");
  expect(policyText("access-required").title).toBe("Acceso Requerido");
  expect(limitPanels).toEqual({
    title: "Límite alcanzado",
    companies: "Solo puedes tener 1 empresa activa en el plan gratuito",
    dashboardStatements: "Has alcanzado el límite de 3 estados financieros del plan gratuito",
    guidedPlaceholder: "Límite alcanzado - Actualiza a Premium",
  });
});

it("has words for whatever the policy refuses to anybody", () => {
  const full = Object.fromEntries(Object.keys(NO_COUNTS).map((key) => [key, 99]));
  for (const who of ["out", "guest", "free", "premium"] as const)
    for (const counts of [{}, full])
      for (const capability of CAPABILITIES) {
        const found = may(capability, { who, counts });
        if (!found.allowed) expect(policyText(found.text).text).not.toBe("");
      }
});
