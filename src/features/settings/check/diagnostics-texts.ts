export const diagnosticsTexts = {
  title: "Diagnóstico",
  lead: "Si algo falla y pides ayuda, este archivo dice qué versión usas, cuántos registros hay, qué encontró la verificación y los últimos errores. No lleva nombres, correos, textos, cuentas ni valores.",
  look: "Preparar diagnóstico",
  looking: "Preparando diagnóstico",
  content: "Contenido del diagnóstico",
  save: "Descargar diagnóstico",
  failed: "No pudimos preparar el diagnóstico",
} as const;
