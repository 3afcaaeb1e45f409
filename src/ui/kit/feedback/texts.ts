export const feedbackTexts = {
  slow: "Tarda más de lo normal.",
  slowCancel: "Tarda más de lo normal. Puedes esperar o cancelar.",
} as const;
