/** Texts of the kit that the home page shows at once: apart from the others, so that it loads no more. */
export const firstPageTexts = {
  toDark: "Cambiar a tema oscuro",
  toLight: "Cambiar a tema claro",
  tagline: "Finanzas y Contabilidad",
} as const;
