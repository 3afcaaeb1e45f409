export const chatKitTexts = {
  send: "Enviar",
  limit: (most: string) => `Hasta ${most} caracteres.`,
  keys: "Enter envía; Shift + Enter baja de línea.",
  cut: (most: string) => `Lo que pegaste no cabía entero: quedaron los primeros ${most} caracteres.`,
} as const;
