export const printTexts = {
  early: "Este mes todavía se está leyendo",
  earlyText:
    "Cierra la vista de impresión, espera un momento y vuelve a imprimir: sale el mes completo. Todo el libro se imprime con Exportar, PDF.",
} as const;
