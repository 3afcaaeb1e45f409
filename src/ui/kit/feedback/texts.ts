export const feedbackTexts = {
  notSaved: "No quedó guardado",
  slow: "Tarda más de lo normal.",
  slowCancel: "Tarda más de lo normal. Puedes esperar o cancelar.",
} as const;
