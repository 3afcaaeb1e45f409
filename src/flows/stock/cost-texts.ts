export const costTexts = {
  leaves: (amount: string) => `Sale del inventario a su costo: ${amount}.`,
  comesBack: (amount: string) => `Vuelve al inventario al costo con que salió: ${amount}.`,
  missing: (amount: string) => `Lo que falta sale a su costo: ${amount}.`,
} as const;
