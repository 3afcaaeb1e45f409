export const closedMonthTexts = {
  open: (month: string) => `Abrir ${month}`,
} as const;
