/** Proposing an entry again each month, from its menu. */
export const repeatTexts = {
  menu: "Repetir cada mes…",
} as const;
